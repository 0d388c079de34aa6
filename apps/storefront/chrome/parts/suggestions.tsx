import { outlinedClass } from "@gelora/ui/surface.ts";
import { type RefObject, useId } from "react";
import { useNavigate } from "react-router";
import { useRead } from "../../platform/session/use-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { loadSuggestions, type Suggestion } from "./load-suggestions.ts";
import { SuggestionContent } from "./suggestion-content.tsx";
import { useCombobox } from "./use-combobox.ts";

export type SuggestionsProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onChoose: () => void;
  readonly onClose: () => void;
};

const typingPauseMs = 150;
const none: readonly Suggestion[] = [];

/** Suggestions of products, categories, brands and keywords, as the search input's listbox. */
export function Suggestions({ input, typed, onChoose, onClose }: SuggestionsProps) {
  const words = useWords("chrome");
  const navigate = useNavigate();
  const id = useId();
  const options = useSuggestions(typed.trim());
  const choose = ({ address }: Suggestion): void => {
    onChoose();
    input.current?.blur();
    void navigate(address);
  };
  const active = useCombobox(input, { id, typed, options, onChoose: choose, onClose });
  return (
    <div
      className={
        options.length > 0
          ? `${outlinedClass} absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto p-2 shadow-float lg:-left-24`
          : "sr-only"
      }
    >
      <p role="status" className="sr-only">
        {words("suggestionsCount", { count: options.length })}
      </p>
      <div id={id} role="listbox" aria-label={words("suggestions")}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
          <div
            key={option.address}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1 text-sm hover:bg-tint aria-selected:bg-tint"
          >
            <SuggestionContent suggestion={option} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The former suggestions stay visible until the new ones arrive. */
function useSuggestions(keyword: string): readonly Suggestion[] {
  const question = keyword.length < 2 ? undefined : keyword;
  const { loaded } = useRead("suggestions", question, loadSuggestions, { keepLast: true, restMs: typingPauseMs });
  return question && loaded.state === "ready" ? loaded.value : none;
}
