import { type AskedColours, fitOfAsked } from "../domain/asked-colours.ts";
import type { ReadColour } from "../domain/colour-words.ts";
import type { IndexedColour } from "../domain/indexed-product.ts";
import { hasBit } from "./bits.ts";
import type { IndexTables } from "./index-tables.ts";
import type { SkuCondition } from "./list-conditions.ts";

/**
 * The colours that a product stands for in a list about some colours: none for all that it has,
 * undefined when it fails the conditions.
 */
export type StandingColours = (number: number) => readonly IndexedColour[] | undefined;

const anyColour: readonly IndexedColour[] = [];

/**
 * In a list about some colours a product stands for those of its colours alone, and one of them has
 * to fulfil all conditions [LST-09]: a shopper who filters red shoes by a size and a price wants a
 * red pair of that size at that price.
 */
export function standingColours(
  tables: IndexTables,
  asked: AskedColours,
  conditions: readonly SkuCondition[],
): StandingColours {
  const fit = fitFor(asked);
  return (number) => {
    const answering = answeringColours(tables.colours[number] ?? [], fit);
    // Its name may hold the word for a colour that it does not have.
    if (answering.length === 0) return conditions.every(({ bits }) => hasBit(bits, number)) ? anyColour : undefined;
    if (conditions.length === 0) return answering;
    const fulfilling = answering.filter((colour) => conditions.every(({ holds }) => holds(colour)));
    return fulfilling.length > 0 ? fulfilling : undefined;
  };
}

/** The colour that the card is shown in: one in stock before one that is not, then the best fit. */
export function bestColour(colours: readonly IndexedColour[], asked: AskedColours): IndexedColour | undefined {
  const rank = ({ colour, isInStock }: IndexedColour) => fitOfAsked(colour, asked) + (isInStock ? 2 : 0);
  return colours.reduce<IndexedColour | undefined>(
    (best, colour) => (best === undefined || rank(colour) > rank(best) ? colour : best),
    undefined,
  );
}

/** The colours that are meant, or else those near to them. */
function answeringColours(
  colours: readonly IndexedColour[],
  fit: (colour: ReadColour) => number,
): readonly IndexedColour[] {
  const meant = colours.filter(({ colour }) => fit(colour) >= 1);
  return meant.length > 0 ? meant : colours.filter(({ colour }) => fit(colour) > 0);
}

/** Thousands of products have the same few hundred colours. */
function fitFor(asked: AskedColours): (colour: ReadColour) => number {
  const known = new Map<ReadColour, number>();
  return (colour) => {
    const before = known.get(colour);
    if (before !== undefined) return before;
    const fit = fitOfAsked(colour, asked);
    known.set(colour, fit);
    return fit;
  };
}
