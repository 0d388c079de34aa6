import { wordsOf } from "./words.ts";

const joiners: ReadonlySet<string> = new Set(["&", "dan", "and"]);

/** The words of a typed keyword. A free-standing ampersand is a word too: it joins two wishes. */
export function wordsOfKeyword(keyword: string): string[] {
  return keyword.split(/\s(&)\s/).flatMap((part) => (part === "&" ? [part] : wordsOf(part)));
}

/**
 * The wishes that some words join: "shoes and socks" are two.
 * @returns the words of each wish, none of them empty; words without a wish between them are one
 */
export function wishesIn(words: readonly string[]): readonly (readonly string[])[] {
  const wishes: string[][] = [[]];
  for (const word of words) {
    if (joiners.has(word)) wishes.push([]);
    else wishes.at(-1)?.push(word);
  }
  const named = wishes.filter((wish) => wish.length > 0);
  return named.length > 0 ? named : [words];
}
