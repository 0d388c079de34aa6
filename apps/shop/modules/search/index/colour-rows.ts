import type { ReadColour } from "../domain/colour-words.ts";
import type { IndexedColour } from "../domain/indexed-product.ts";
import { type SkuGroup, skuGroups } from "../domain/indexed-skus.ts";
import { type Bits, hasBit, membersOf, newBits, setBit } from "./bits.ts";
import { type FacetColumn, growColumn, newFacetColumn, setValues } from "./facet-column.ts";
import { grown } from "./number-lists.ts";

/**
 * The colours of all products, each a row with a number. Those of one product follow one another,
 * so that a walk over rows in ascending order meets a product's colours together.
 */
export type ColourRows = {
  /** Numbers are below it. */
  capacity: number;
  /** Rows from it on have never been used. */
  length: number;
  productOf: Uint32Array;
  /** Whole rupiah, of the card in this colour. */
  price: Float64Array;
  readonly colourCodes: (string | undefined)[];
  readonly facets: Readonly<Record<SkuGroup | "family" | "colour", FacetColumn>>;
  /** By their code in the column `colour`. */
  readonly colours: Map<string, ReadColour>;
  /** The first row of each product, and how many it has. */
  first: Uint32Array;
  count: Uint32Array;
  /** First rows of unused runs, by their length. */
  readonly unused: Map<number, number[]>;
};

/** @param products how many there may be before it grows */
export function newColourRows(products: number): ColourRows {
  const column = () => newFacetColumn(products);
  return {
    capacity: products,
    length: 0,
    productOf: new Uint32Array(products),
    price: new Float64Array(products),
    colourCodes: [],
    facets: {
      size: column(),
      price: column(),
      discount: column(),
      availability: column(),
      family: column(),
      colour: column(),
    },
    colours: new Map(),
    first: new Uint32Array(products),
    count: new Uint32Array(products),
    unused: new Map(),
  };
}

/** Replaces a product's colours. @returns whether they differ from those before */
export function setColours(rows: ColourRows, product: number, colours: readonly IndexedColour[]): boolean {
  const before = rows.count[product] as number;
  const isMoving = before !== colours.length;
  if (isMoving) {
    giveUpRun(rows, product);
    takeRun(rows, product, colours.length);
  }
  const first = rows.first[product] as number;
  const differing = colours.filter((colour, at) => setRow(rows, first + at, colour));
  return isMoving || differing.length > 0;
}

export function growRowsOfProducts(rows: ColourRows, products: number): void {
  rows.first = grown(rows.first, products);
  rows.count = grown(rows.count, products);
}

function setRow(rows: ColourRows, row: number, { colourCode, colour, price, values }: IndexedColour): boolean {
  const code = `${colour.family} ${colour.kinds.join(" ")} ${colour.shade ?? ""}`;
  rows.colours.set(code, colour);
  let differs = rows.colourCodes[row] !== colourCode || rows.price[row] !== price;
  rows.colourCodes[row] = colourCode;
  rows.price[row] = price;
  for (const group of skuGroups) differs = setValues(rows.facets[group], row, values[group]) || differs;
  differs = setValues(rows.facets.family, row, [colour.family]) || differs;
  return setValues(rows.facets.colour, row, [code]) || differs;
}

function takeRun(rows: ColourRows, product: number, length: number): void {
  rows.count[product] = length;
  if (length === 0) return;
  const first = rows.unused.get(length)?.pop() ?? newRun(rows, length);
  rows.first[product] = first;
  rows.productOf.fill(product, first, first + length);
}

function newRun(rows: ColourRows, length: number): number {
  const first = rows.length;
  rows.length += length;
  if (rows.length > rows.capacity) growRows(rows, Math.ceil(rows.length * 1.25));
  return first;
}

function growRows(rows: ColourRows, capacity: number): void {
  rows.capacity = capacity;
  rows.productOf = grown(rows.productOf, capacity);
  const price = new Float64Array(capacity);
  price.set(rows.price);
  rows.price = price;
  for (const column of Object.values(rows.facets)) growColumn(column, capacity);
}

function giveUpRun(rows: ColourRows, product: number): void {
  const [first, length] = [rows.first[product] as number, rows.count[product] as number];
  if (length === 0) return;
  for (let row = first; row < first + length; row += 1) {
    rows.colourCodes[row] = undefined;
    for (const column of Object.values(rows.facets)) setValues(column, row, []);
  }
  const unused = rows.unused.get(length) ?? [];
  rows.unused.set(length, unused);
  unused.push(first);
}

export function isInStock({ facets: { availability } }: ColourRows, row: number): boolean {
  return (availability.combinations[availability.combinationOf[row] as number] ?? []).length > 0;
}

/** The rows in use whose price is between two, whole rupiah. */
export function rowsPriced(rows: ColourRows, least: number, most: number): Bits {
  const bits = newBits(rows.capacity);
  for (let row = 0; row < rows.length; row += 1) {
    const price = rows.price[row] as number;
    if (price >= least && price <= most && rows.colourCodes[row] !== undefined) setBit(bits, row);
  }
  return bits;
}

/** The products that have one of these rows. @param capacity of products */
export function productsOf({ productOf }: ColourRows, rows: Bits, capacity: number): Bits {
  const products = newBits(capacity);
  const members = membersOf(rows);
  for (let index = 0; index < members.length; index += 1)
    setBit(products, productOf[members[index] as number] as number);
  return products;
}

/** Those of some rows whose product is among some, ascending. */
export function rowsAmong({ productOf }: ColourRows, rows: Bits, products: Bits): Uint32Array {
  const members = membersOf(rows);
  let length = 0;
  for (let index = 0; index < members.length; index += 1) {
    const row = members[index] as number;
    if (!hasBit(products, productOf[row] as number)) continue;
    members[length] = row;
    length += 1;
  }
  return members.subarray(0, length);
}
