import { Icon } from "@gelora/ui/icon.tsx";
import { Picture } from "../../platform/page/picture.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import type { Suggestion } from "./load-suggestions.ts";

/** What a suggestion shows: a price that is the lowest of several says so, as on a card. */
export function SuggestionContent({ suggestion }: { readonly suggestion: Suggestion }) {
  const words = useWords("chrome");
  const { kind, label, note, isLowest, picture } = suggestion;
  const price = isLowest && note ? `${words("from")} ${note}` : note;
  return (
    <>
      {picture ? (
        <Picture media={picture} alt="" width={100} sizes="40px" className="size-10 rounded-sm bg-tint" />
      ) : (
        <Icon name={kind === "keyword" ? "search" : "right"} className="size-4 text-quiet" />
      )}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="text-quiet text-xs">{price ?? words(kindWords[kind])}</span>
    </>
  );
}

const kindWords = {
  keyword: "suggestedKeywords",
  product: "suggestedProducts",
  category: "suggestedCategories",
  brand: "suggestedBrands",
} as const;
