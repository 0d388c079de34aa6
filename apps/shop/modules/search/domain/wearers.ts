import { synonymsOf } from "./synonyms.ts";

/** A word for each of those whom goods are made for; it and its synonyms say who wears them. */
const wordOfWearer = new Map([
  ["MEN", "pria"],
  ["WOMEN", "wanita"],
  ["KIDS", "anak"],
]);

/**
 * Whether a word of a name would say that others wear the goods than those whom they are made for:
 * the child's shoe "Sixth Man" is none for men.
 * @param gender of the goods; those for everyone may be named after anyone
 */
export function namesOtherWearer(stem: string, gender: string): boolean {
  const named = [...wordOfWearer].filter(([, word]) => word === stem || synonymsOf(word).includes(stem));
  return wordOfWearer.has(gender) && named.length > 0 && named.every(([wearer]) => wearer !== gender);
}
