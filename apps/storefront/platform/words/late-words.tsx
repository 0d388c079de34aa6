import type { Language } from "@gelora/locale/language.ts";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { usePage } from "../page/page-context.ts";
import { type CompiledWords, formatWords } from "./format-words.ts";
import type { Translate } from "./use-words.ts";
import type { WordFiles } from "./word-files.ts";

type Files = Readonly<Record<Language, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;

/**
 * Words that come with the part that needs them, so that no page carries them.
 * @param files of the feature, each loaded by an import of its own
 */
export function lateWords<Feature extends keyof WordFiles>(files: Files) {
  const Words = createContext<CompiledWords | undefined>(undefined);
  /** @throws where they do not load */
  async function load(language: Language): Promise<CompiledWords> {
    // The compiler's parser is as large as the words of ten features: only who needs it loads it.
    const [{ default: texts }, { compileTexts }] = await Promise.all([files[language](), import("./compile-texts.ts")]);
    return compileTexts(texts);
  }
  /** Shows its children once their words are there, and what waits in their place until then. */
  function WithWords({ children, waiting = null }: { readonly children: ReactNode; readonly waiting?: ReactNode }) {
    const { language } = usePage();
    const [texts, setTexts] = useState<CompiledWords>();
    useEffect(() => {
      let isGone = false;
      load(language).then(
        (loaded) => (isGone ? undefined : setTexts(loaded)),
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, [language]);
    return texts ? <Words value={texts}>{children}</Words> : waiting;
  }
  function useLateWords(): Translate<Feature> {
    const { language } = usePage();
    const texts = useContext(Words) ?? {};
    return (key, values = {}) => formatWords(texts[key] ?? key, values, language);
  }
  return { load, WithWords, useLateWords };
}
