import { type AskedColours, fitOfAsked } from "../domain/asked-colours.ts";
import { type Bits, hasBit, membersOf, newBits, setBit, unite } from "./bits.ts";
import { type ColourRows, productsOf } from "./colour-rows.ts";
import { bitsOfValues } from "./facet-column.ts";
import type { IndexTables } from "./index-tables.ts";

/** The colours that a list is about, in the index. */
export type AskedRows = {
  readonly rows: Bits;
  /** The products that have one of the rows: they stand for those colours alone. */
  readonly products: Bits;
  /** How well a row answers. */
  fitOf(row: number): number;
};

/**
 * The rows of the colours that are meant; of a product that has none of those, the ones near to
 * them.
 */
export function askedRows({ colourRows, capacity }: IndexTables, asked: AskedColours): AskedRows {
  const { colour } = colourRows.facets;
  const fits = new Map([...colourRows.colours].map(([code, one]) => [code, fitOfAsked(one, asked)]));
  const fitOf = (row: number) => fits.get(colourCodeOf(colourRows, row)) ?? 0;
  const codesOf = (isWanted: (fit: number) => boolean) =>
    [...fits].filter(([, fit]) => isWanted(fit)).map(([code]) => code);
  const meant = bitsOfValues(
    colour,
    codesOf((fit) => fit >= 1),
  );
  const products = productsOf(colourRows, meant, capacity);
  const nearCodes = codesOf((fit) => fit > 0 && fit < 1);
  if (nearCodes.length === 0) return { rows: meant, products, fitOf };
  const near = withoutProducts(colourRows, bitsOfValues(colour, nearCodes), products);
  return {
    rows: unite([meant, near], colourRows.capacity),
    products: unite([products, productsOf(colourRows, near, capacity)], capacity),
    fitOf,
  };
}

function withoutProducts({ productOf, capacity }: ColourRows, rows: Bits, products: Bits): Bits {
  const left = newBits(capacity);
  for (const row of membersOf(rows)) if (!hasBit(products, productOf[row] as number)) setBit(left, row);
  return left;
}

function colourCodeOf({ facets: { colour } }: ColourRows, row: number): string {
  const [value = -1] = colour.combinations[colour.combinationOf[row] as number] ?? [];
  return colour.codes[value] ?? "";
}
