import { useMatches } from "react-router";
import { type CompiledWords, formatWords, type WordValues } from "./format-words.ts";
import { usePage } from "./page-context.ts";
import type { WordFiles } from "./word-files.ts";

export type Translate<Feature extends keyof WordFiles> = (
  key: keyof WordFiles[Feature] & string,
  values?: WordValues,
) => string;

type PageWords = Readonly<Record<string, CompiledWords>>;

const carriesWords = (data: unknown): data is { readonly words: PageWords | string } =>
  typeof data === "object" && data !== null && "words" in data;

const unpacked = new Map<string, PageWords>();

/** Words come as an object, or as its text (`packedWords`). */
function wordsIn(data: unknown): PageWords | undefined {
  if (!carriesWords(data)) return undefined;
  const { words } = data;
  if (typeof words !== "string") return words;
  const known: PageWords = unpacked.get(words) ?? JSON.parse(words);
  unpacked.set(words, known);
  return known;
}

/** The words of a feature in the page's language. The page's loader, or one above it, must have sent them (`pageWords`). */
export function useWords<Feature extends keyof WordFiles>(feature: Feature): Translate<Feature> {
  const { language } = usePage();
  const carrier = useMatches().findLast(({ loaderData }) => wordsIn(loaderData)?.[feature]);
  const words = wordsIn(carrier?.loaderData)?.[feature];
  return (key, values = {}) => formatWords(words?.[key] ?? key, values, language);
}
