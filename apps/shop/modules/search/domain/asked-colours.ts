import type { ColourFamily } from "./colour-family.ts";
import { type ColourWish, fitOfColour, isNearColour, type ReadColour } from "./colour-words.ts";

/**
 * The colours that a list is about: those selected as a filter, or else those that its words name.
 */
export type AskedColours =
  | { readonly by: "filter"; readonly families: readonly ColourFamily[] }
  | { readonly by: "words"; readonly wishes: readonly ColourWish[] };

/**
 * How well a colour answers: from 1 on it is meant, below it is only near, and at 0 it is another.
 */
export function fitOfAsked(colour: ReadColour, asked: AskedColours): number {
  if (asked.by === "filter") return asked.families.includes(colour.family) ? 1 : 0;
  const fit = Math.max(...asked.wishes.map((wish) => fitOfColour(colour, wish)));
  return fit === 0 && asked.wishes.some((wish) => isNearColour(colour, wish)) ? 0.5 : fit;
}
