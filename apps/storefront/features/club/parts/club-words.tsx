import type { Language } from "@gelora/locale/language.ts";
import { createContext, useContext } from "react";
import { usePage } from "../../../platform/page/page-context.ts";
import { compileTexts } from "../../../platform/words/compile-texts.ts";
import { type CompiledWords, formatWords } from "../../../platform/words/format-words.ts";
import type { Translate } from "../../../platform/words/use-words.ts";

const files = {
  "en-US": () => import("../messages/en-US.json"),
  "id-ID": () => import("../messages/id-ID.json"),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;

/**
 * The dialog's words come with the dialog, when it is opened: no page carries them for those who
 * never do. @throws where the file does not load
 */
export async function loadClubWords(language: Language): Promise<CompiledWords> {
  const { default: texts } = await files[language]();
  return compileTexts(texts);
}

export const ClubWords = createContext<CompiledWords>({});

export function useClubWords(): Translate<"club"> {
  const { language } = usePage();
  const words = useContext(ClubWords);
  return (key, values = {}) => formatWords(words[key] ?? key, values, language);
}
