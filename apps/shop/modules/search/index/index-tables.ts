import { days } from "@gelora/service-kit/durations.ts";
import { type FacetGroup, facetGroups } from "../domain/catalog-index.ts";
import type { IndexedProduct } from "../domain/indexed-product.ts";
import { type Bits, clearBit, grownBits, newBits, setBit } from "./bits.ts";
import { type ColourRows, growRowsOfProducts, newColourRows, setColours } from "./colour-rows.ts";
import { type FacetColumn, growColumn, newFacetColumn, setValues } from "./facet-column.ts";
import { growPhrases, newPhrases, type Phrases, setPhrases } from "./phrases.ts";
import { growRanking, newRanking, type Ranking, rerank } from "./ranking.ts";
import { growVocabulary, newVocabulary, settleWords, setWords, type Vocabulary } from "./vocabulary.ts";

/** What orders products; `standing` and the code decide between equals. */
type OrderKeys = {
  readonly productCode: string;
  readonly standing: number;
  readonly price: number;
  readonly releasedDay: number;
};

/**
 * The look-up tables of the in-process index. A product has a number as long as it is in the index,
 * which says nothing of its rank; the rankings do.
 */
export type IndexTables = {
  /** Numbers are below it. */
  capacity: number;
  /** By number; undefined where none is. */
  readonly keys: (OrderKeys | undefined)[];
  readonly numberOf: Map<string, number>;
  readonly unused: number[];
  /** The numbers in use. */
  present: Bits;
  readonly facets: ReadonlyMap<FacetGroup, FacetColumn>;
  readonly colourRows: ColourRows;
  readonly byStanding: Ranking;
  readonly byNewness: Ranking;
  readonly byPrice: Ranking;
  readonly vocabulary: Vocabulary;
  readonly phrases: Phrases;
};

const firstCapacity = 1024;

export function newIndexTables(): IndexTables {
  return {
    capacity: firstCapacity,
    keys: [],
    numberOf: new Map(),
    unused: [],
    present: newBits(firstCapacity),
    facets: new Map(facetGroups.map((group) => [group, newFacetColumn(firstCapacity)])),
    colourRows: newColourRows(firstCapacity),
    byStanding: newRanking(firstCapacity),
    byNewness: newRanking(firstCapacity),
    byPrice: newRanking(firstCapacity),
    vocabulary: newVocabulary(firstCapacity),
    phrases: newPhrases(firstCapacity),
  };
}

/**
 * Puts products in, in place of what was known of them; undefined takes one out.
 * @returns whether anything differs from before
 */
export function putProducts(tables: IndexTables, products: ReadonlyMap<string, IndexedProduct | undefined>): boolean {
  const [leaving, entering]: [number[], number[]] = [[], []];
  let differs = false;
  for (const [productCode, product] of products) {
    const known = tables.numberOf.get(productCode);
    if (known === undefined && !product) continue;
    const number = known ?? takeNumber(tables, productCode);
    const isElsewhere = !sameKeys(tables.keys[number], product);
    if (isElsewhere && known !== undefined) leaving.push(number);
    if (isElsewhere && product) entering.push(number);
    differs = describe(tables, number, product) || isElsewhere || differs;
    tables.keys[number] = product && keysOf(product);
    if (!product) giveUpNumber(tables, productCode, number);
  }
  settleWords(tables.vocabulary);
  rerank(tables.byStanding, leaving, entering, (left, right) => isRankedBefore(tables, left, right));
  rerank(tables.byNewness, leaving, entering, (left, right) => isNewer(tables, left, right));
  rerank(tables.byPrice, leaving, entering, (left, right) => isCheaper(tables, left, right));
  return differs;
}

/** The default order: by standing, and by code among equals. */
function isRankedBefore({ keys }: IndexTables, left: number, right: number): boolean {
  const one = keys[left];
  const other = keys[right];
  if (!one || !other) return one !== undefined;
  return one.standing > other.standing || (one.standing === other.standing && one.productCode < other.productCode);
}

function isNewer(tables: IndexTables, left: number, right: number): boolean {
  const difference = (tables.keys[left]?.releasedDay ?? 0) - (tables.keys[right]?.releasedDay ?? 0);
  return difference > 0 || (difference === 0 && isRankedBefore(tables, left, right));
}

function isCheaper(tables: IndexTables, left: number, right: number): boolean {
  return isCheaperBy(tables, (number) => tables.keys[number]?.price ?? 0, left, right);
}

/** @param priceOf what a product costs in the list: in one colour it may be another price */
export function isCheaperBy(
  tables: IndexTables,
  priceOf: (number: number) => number,
  left: number,
  right: number,
): boolean {
  const difference = priceOf(left) - priceOf(right);
  return difference < 0 || (difference === 0 && isRankedBefore(tables, left, right));
}

/** Everything but its rank. @returns whether anything differs */
function describe(tables: IndexTables, number: number, product: IndexedProduct | undefined): boolean {
  let differs = false;
  for (const [group, column] of tables.facets) {
    differs = setValues(column, number, product?.values.get(group) ?? []) || differs;
  }
  differs = setColours(tables.colourRows, number, product?.colours ?? []) || differs;
  differs = setWords(tables.vocabulary, number, product?.words ?? new Map()) || differs;
  return setPhrases(tables.phrases, number, product?.phrases ?? []) || differs;
}

function takeNumber(tables: IndexTables, productCode: string): number {
  const number = tables.unused.pop() ?? tables.numberOf.size;
  if (number >= tables.capacity) grow(tables, Math.ceil(tables.capacity * 1.25));
  tables.numberOf.set(productCode, number);
  setBit(tables.present, number);
  return number;
}

function giveUpNumber(tables: IndexTables, productCode: string, number: number): void {
  tables.numberOf.delete(productCode);
  tables.unused.push(number);
  clearBit(tables.present, number);
}

function grow(tables: IndexTables, capacity: number): void {
  tables.capacity = capacity;
  tables.present = grownBits(tables.present, capacity);
  for (const column of tables.facets.values()) growColumn(column, capacity);
  growRowsOfProducts(tables.colourRows, capacity);
  for (const ranking of [tables.byStanding, tables.byNewness, tables.byPrice]) growRanking(ranking, capacity);
  growVocabulary(tables.vocabulary, capacity);
  growPhrases(tables.phrases, capacity);
}

function keysOf({ productCode, standing, price, releasedOn }: IndexedProduct): OrderKeys {
  return { productCode, standing, price, releasedDay: dayOf(releasedOn) };
}

function sameKeys(known: OrderKeys | undefined, product: IndexedProduct | undefined): boolean {
  if (!known || !product) return !known && !product;
  return (
    known.standing === product.standing &&
    known.price === product.price &&
    known.releasedDay === dayOf(product.releasedOn)
  );
}

/** As a number, which is faster to compare. */
function dayOf(date: string): number {
  return Date.parse(date) / days(1);
}
