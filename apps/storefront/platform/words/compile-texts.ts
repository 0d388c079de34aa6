import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { CompiledWords } from "./format-words.ts";

/** Texts of a words file that came on their own, ready for `formatWords`. */
export function compileTexts(texts: Readonly<Record<string, string>>): CompiledWords {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, compileMessage(text) as CompiledWords[string]]),
  );
}
