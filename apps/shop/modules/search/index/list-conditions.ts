import type { FacetGroup, IndexQuery, PriceRange } from "../domain/catalog-index.ts";
import { isColourFamily } from "../domain/colour-family.ts";
import { colourWish } from "../domain/colour-words.ts";
import { isSkuGroup, type SkuGroup } from "../domain/indexed-skus.ts";
import { type AskedRows, askedRows } from "./asked-rows.ts";
import { type Bits, intersectAll, membersOf, newBits, setBit } from "./bits.ts";
import { rowsPriced } from "./colour-rows.ts";
import { bitsOfValues } from "./facet-column.ts";
import type { IndexTables } from "./index-tables.ts";
import type { WordHits } from "./word-hits.ts";

/** Something that a product's skus have to be, or those of one colour of it. */
export type SkuCondition = {
  /** Set when it is a selected filter, which does not narrow its group's own counts. */
  readonly group?: SkuGroup;
  /** The products that are so in any colour. */
  readonly products: Bits;
  /** The colours that are so. */
  readonly rows: Bits;
};

/** What a list asks of its products. */
export type ListConditions = {
  /** The words and the subject of the list, as far as no sku decides them. */
  readonly base: Bits;
  /** The selected filters that no sku decides. */
  readonly chosen: ReadonlyMap<FacetGroup, Bits>;
  readonly ofSkus: readonly SkuCondition[];
  /** The colours that it is about; undefined for goods of any colour. */
  readonly asked: AskedRows | undefined;
  /** Those that its words ask for. */
  readonly askedByWords: AskedRows | undefined;
};

/** @param found what the words found; undefined for a list without words */
export function listConditions(
  tables: IndexTables,
  query: IndexQuery,
  found: Pick<WordHits, "products" | "reading"> | undefined,
): ListConditions {
  const selected = [...query.filters].filter(([, codes]) => codes.length > 0);
  return {
    base: baseOf(tables, query, found?.products),
    chosen: new Map(
      selected.flatMap(([group, codes]) => (isSkuGroup(group) ? [] : [[group, unionOf(tables, group, codes)]])),
    ),
    ofSkus: [
      ...subjectConditions(tables, query, found?.reading.sizes ?? []),
      ...selected.flatMap(([group, codes]) =>
        isSkuGroup(group) ? { ...valueCondition(tables, group, codes), group } : [],
      ),
    ],
    ...askedOf(tables, query.filters.get("colour") ?? [], found?.reading.used ?? []),
  };
}

function askedOf(
  tables: IndexTables,
  selected: readonly string[],
  words: readonly string[],
): Pick<ListConditions, "asked" | "askedByWords"> {
  const wishes = words.flatMap((word) => colourWish(word) ?? []);
  const families = selected.filter(isColourFamily);
  const askedByWords = wishes.length > 0 ? askedRows(tables, { by: "words", wishes }) : undefined;
  const asked = families.length > 0 ? askedRows(tables, { by: "filter", families }) : askedByWords;
  return { asked, askedByWords };
}

function baseOf(tables: IndexTables, { scope, among }: IndexQuery, found: Uint32Array | undefined): Bits {
  const { capacity, numberOf } = tables;
  const sets: Bits[] = [];
  if (found) sets.push(bitsOf(found, capacity));
  if (among)
    sets.push(
      bitsOf(
        among.map((code) => numberOf.get(code)).filter((number) => number !== undefined),
        capacity,
      ),
    );
  if (scope && !isSkuGroup(scope.group)) sets.push(unionOf(tables, scope.group, [scope.code]));
  return intersectAll(tables.present, sets);
}

/** What the subject of the list asks of skus: a discount, a price, a size among the words. */
function subjectConditions(
  tables: IndexTables,
  { scope, price }: IndexQuery,
  sizes: readonly string[],
): SkuCondition[] {
  return [
    ...(scope && isSkuGroup(scope.group) ? [valueCondition(tables, scope.group, [scope.code])] : []),
    ...(sizes.length > 0 ? [valueCondition(tables, "size", sizes)] : []),
    ...(price ? [priceCondition(tables, price)] : []),
  ];
}

function valueCondition(tables: IndexTables, group: SkuGroup, codes: readonly string[]): SkuCondition {
  return { products: unionOf(tables, group, codes), rows: bitsOfValues(tables.colourRows.facets[group], codes) };
}

function priceCondition(tables: IndexTables, { least = 0, most = Infinity }: PriceRange): SkuCondition {
  const products = newBits(tables.capacity);
  for (const number of membersOf(tables.present)) {
    const price = tables.keys[number]?.price ?? 0;
    if (price >= least && price <= most) setBit(products, number);
  }
  return { products, rows: rowsPriced(tables.colourRows, least, most) };
}

/** The products that have one of some values. */
export function unionOf(tables: IndexTables, group: FacetGroup, codes: readonly string[]): Bits {
  const column = tables.facets.get(group);
  return column ? bitsOfValues(column, codes) : newBits(tables.capacity);
}

function bitsOf(numbers: Iterable<number>, size: number): Bits {
  const bits = newBits(size);
  for (const number of numbers) setBit(bits, number);
  return bits;
}
