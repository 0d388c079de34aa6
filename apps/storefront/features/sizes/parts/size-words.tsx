import type { Language } from "@gelora/locale/language.ts";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { usePage } from "../../../platform/page/page-context.ts";
import { compileTexts } from "../../../platform/words/compile-texts.ts";
import { type CompiledWords, formatWords } from "../../../platform/words/format-words.ts";
import type { Translate } from "../../../platform/words/use-words.ts";

const files = {
  "en-US": () => import("../messages/en-US.json"),
  "id-ID": () => import("../messages/id-ID.json"),
} as const;

/**
 * The words come with the window that needs them: no page carries them.
 * @throws where they do not load
 */
export async function loadSizeWords(language: Language): Promise<CompiledWords> {
  const { default: texts } = await files[language]();
  return compileTexts(texts);
}

const SizeWords = createContext<CompiledWords | undefined>(undefined);

/** Shows its children once their words are there. */
export function WithSizeWords({ children }: { readonly children: ReactNode }) {
  const { language } = usePage();
  const [texts, setTexts] = useState<CompiledWords>();
  useEffect(() => {
    let isGone = false;
    loadSizeWords(language).then(
      (loaded) => (isGone ? undefined : setTexts(loaded)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language]);
  return texts ? <SizeWords value={texts}>{children}</SizeWords> : null;
}

export function useSizeWords(): Translate<"sizes"> {
  const { language } = usePage();
  const texts = useContext(SizeWords) ?? {};
  return (key, values = {}) => formatWords(texts[key] ?? key, values, language);
}
