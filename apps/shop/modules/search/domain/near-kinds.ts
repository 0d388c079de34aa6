import { replacePhrase } from "./synonyms.ts";

/**
 * Kinds of goods, and the kind that comes near to each: what an assistant shows who has none of the
 * first. They are no synonyms, since a shopper who asks for jackets wants no vest.
 */
const nearKinds: readonly (readonly [kind: string, near: string])[] = [
  ["rompi", "jaket"],
  ["vest", "jacket"],
  ["gilet", "jacket"],
  ["parka", "jacket"],
  ["kardigan", "hoodie"],
  ["cardigan", "hoodie"],
  ["crewneck", "hoodie"],
  ["kemeja", "polo"],
  ["keril", "ransel"],
  ["carrier", "backpack"],
  ["anak cowok", "anak"],
  ["anak cewek", "anak"],
  ["anak perempuan", "anak"],
  ["anak lakilaki", "anak"],
  ["anak laki laki", "anak"],
  ["anak laki", "anak"],
  ["boys", "kids"],
  ["girls", "kids"],
];

/** The words with a kind in them replaced by the nearest; undefined when none is known. */
export function inNearKind(words: readonly string[]): string[] | undefined {
  return replacePhrase(words, nearKinds);
}
