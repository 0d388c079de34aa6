import { type RefObject, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { Picture } from "../../platform/picture.tsx";
import { useWords } from "../../platform/use-words.ts";
import { Icon } from "../icon.tsx";
import { loadSuggestions, type Suggestion } from "./load-suggestions.ts";

export type SuggestionsProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onChoose: () => void;
  readonly onClose: () => void;
};

const typingPauseMs = 150;

/** Suggestions by product, category, brand and words, as a listbox of the search input: arrows move, Enter goes, Escape closes. */
export function Suggestions({ input, typed, onChoose, onClose }: SuggestionsProps) {
  const words = useWords("chrome");
  const navigate = useNavigate();
  const id = useId();
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    // What was pointed at belongs to the words before: Enter must not take it for the new ones.
    setActive(-1);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = typed.trim().length < 2 ? [] : await loadSuggestions(typed.trim());
      if (stop.signal.aborted) return;
      setFound(suggestions);
    }, typingPauseMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [typed]);

  const open = found.length > 0;
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const attributes = {
      role: "combobox",
      "aria-expanded": String(open),
      "aria-controls": id,
      "aria-autocomplete": "list",
      "aria-activedescendant": active >= 0 ? `${id}-${active}` : "",
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") return onClose();
      if (!open) return;
      const chosen = found[active];
      if (event.key === "Enter" && chosen) {
        event.preventDefault();
        onChoose();
        element.blur();
        void navigate(chosen.address);
      }
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(((active + step + found.length + 1 + 1) % (found.length + 1)) - 1);
    };
    const onBlur = (): void => void setTimeout(onClose, 150);
    element.addEventListener("keydown", onKey);
    element.addEventListener("blur", onBlur);
    return () => {
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("blur", onBlur);
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  }, [input, open, active, found, id, navigate, onChoose, onClose]);

  return (
    <div
      className={
        open
          ? "absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-white p-2 shadow-float lg:-left-24"
          : "sr-only"
      }
    >
      <p role="status" className="sr-only">
        {words("suggestionsCount", { count: found.length })}
      </p>
      <div id={id} role="listbox" aria-label={words("suggestions")}>
        {found.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, where the focus stays
          <div
            key={suggestion.address}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              onChoose();
              input.current?.blur();
              void navigate(suggestion.address);
            }}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1 text-sm hover:bg-tint aria-selected:bg-tint"
          >
            {suggestion.picture ? (
              <Picture
                media={suggestion.picture}
                alt=""
                width={100}
                sizes="40px"
                className="size-10 rounded-sm bg-tint"
              />
            ) : (
              <Icon name={suggestion.kind === "keyword" ? "search" : "right"} className="size-4 text-quiet" />
            )}
            <span className="min-w-0 flex-1 truncate">{suggestion.label}</span>
            <span className="text-quiet text-xs">{suggestion.note ?? words(kindWords[suggestion.kind])}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

const kindWords = {
  keyword: "suggestedKeywords",
  product: "suggestedProducts",
  category: "suggestedCategories",
  brand: "suggestedBrands",
} as const;
