import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

/** The answer about an account and a card that are not linked, the same from all operations. */
export function notLinked(language: Language) {
  return { success: false, code: "501", message: say(language, "notLinked") } as const;
}
