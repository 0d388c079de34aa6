import { CopyButton } from "@gelora/ui/copy-button.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

/** The order's number, with a copy button [Q96]. */
export function OrderCode({ code }: { readonly code: string }) {
  const words = useWords("orders");
  const chromeWords = useWords("chrome");
  return (
    <span className="inline-flex max-w-full min-w-0 flex-wrap items-center">
      <span className="figures whitespace-nowrap font-semibold">{code}</span>
      <CopyButton words={chromeWords} text={code} label={words("copyCode")} />
    </span>
  );
}
