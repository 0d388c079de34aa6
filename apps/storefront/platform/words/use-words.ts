import { useMatches } from "react-router";
import { usePage } from "../page/page-context.ts";
import { type CompiledWords, formatWords, type PageWords, type WordValues } from "./format-words.ts";
import { type Packed, unpack } from "./packed.ts";
import type { WordFiles } from "./word-files.ts";

export type Translate<Feature extends keyof WordFiles> = (
  key: keyof WordFiles[Feature] & string,
  values?: WordValues,
) => string;

type WithWords = { readonly words: PageWords | Packed<PageWords> };

const hasWords = (data: unknown): data is WithWords => typeof data === "object" && data !== null && "words" in data;

const unpacked = new Map<string, PageWords>();

/** Words arrive as an object, or as its text (`packedWords`), which is parsed once. */
function wordsIn(data: unknown): PageWords | undefined {
  if (!hasWords(data)) return undefined;
  const { words } = data;
  if (typeof words !== "string") return words;
  const known = unpacked.get(words) ?? unpack(words);
  unpacked.set(words, known);
  return known;
}

/** All words of a feature, for keys known only at run time. */
export function useWordsOf(feature: keyof WordFiles): CompiledWords | undefined {
  return useMatches()
    .map(({ loaderData }) => wordsIn(loaderData)?.[feature])
    .findLast(Boolean);
}

/**
 * The words of a feature in the page's language. The page's loader, or one above it, must have sent
 * them (`pageWords`).
 */
export function useWords<Feature extends keyof WordFiles>(feature: Feature): Translate<Feature> {
  const { language } = usePage();
  const words = useWordsOf(feature);
  return (key, values = {}) => formatWords(words?.[key] ?? key, values, language);
}
