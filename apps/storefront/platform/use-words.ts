import { useMatches } from "react-router";
import { type CompiledWords, formatWords, type WordValues } from "./format-words.ts";
import { usePage } from "./page-context.ts";
import type { WordFiles } from "./word-files.ts";

export type Translate<Feature extends keyof WordFiles> = (
  key: keyof WordFiles[Feature] & string,
  values?: WordValues,
) => string;

type WithWords = { readonly words: Readonly<Record<string, CompiledWords>> };

const hasWords = (data: unknown): data is WithWords => typeof data === "object" && data !== null && "words" in data;

/** The words of a feature in the page's language. The page's loader, or one above it, must have sent them (`pageWords`). */
export function useWords<Feature extends keyof WordFiles>(feature: Feature): Translate<Feature> {
  const { language } = usePage();
  const carrier = useMatches().findLast(({ loaderData }) => hasWords(loaderData) && loaderData.words[feature]);
  const words = hasWords(carrier?.loaderData) ? carrier.loaderData.words[feature] : undefined;
  return (key, values = {}) => formatWords(words?.[key] ?? key, values, language);
}
