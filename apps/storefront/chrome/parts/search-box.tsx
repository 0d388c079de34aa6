import { Icon } from "@gelora/ui/icon.tsx";
import { type ComponentType, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { keywordAddress, keywordOfAddress } from "../../platform/page/keyword-address.ts";
import { useWords } from "../../platform/words/use-words.ts";
import type { SuggestionsProps } from "./suggestions.tsx";

/**
 * The search entry [SHL-07]. Without scripts it is a form that leads to /plp/search; with scripts
 * it leads to /search/{keyword}.html [Q44] and fetches suggestions on first focus. It keeps the
 * keyword after the search.
 */
export function SearchBox() {
  const words = useWords("chrome");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const searched = keywordOfAddress(pathname, search);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const leave = (keyword: string): void => {
    setTyped(undefined);
    input.current?.blur();
    if (keyword.trim()) void navigate(keywordAddress(keyword));
  };
  return (
    <search className="relative block">
      <form
        action="/plp/search"
        onSubmit={(event) => {
          event.preventDefault();
          leave(input.current?.value ?? "");
        }}
        className="flex items-center rounded-md bg-tint focus-within:bg-white focus-within:outline-3 focus-within:outline-focus"
      >
        <input
          key={searched}
          ref={input}
          name="q"
          type="search"
          defaultValue={searched}
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={words("searchLabel")}
          placeholder={words("searchPlaceholder")}
          onFocus={() => import("./suggestions.tsx").then((loaded) => setSuggestions(() => loaded.Suggestions))}
          onInput={(event) => setTyped(event.currentTarget.value)}
          className="min-h-11 w-full min-w-0 bg-transparent pl-4 text-base outline-none placeholder:text-quiet"
        />
        <button type="submit" aria-label={words("search")} className="grid size-11 shrink-0 place-items-center">
          <Icon name="search" />
        </button>
      </form>
      {Suggestions && typed !== undefined ? (
        <Suggestions
          input={input}
          typed={typed}
          onChoose={() => setTyped(undefined)}
          onClose={() => setTyped(undefined)}
        />
      ) : null}
    </search>
  );
}
