import { type AskedColours, askedColours } from "../domain/asked-colours.ts";
import type { FacetGroup, IndexQuery, PriceRange } from "../domain/catalog-index.ts";
import { isColourFamily } from "../domain/colour-family.ts";
import { colourWish } from "../domain/colour-words.ts";
import { type IndexedSkus, isSkuGroup, type SkuGroup, type SkuValues } from "../domain/indexed-skus.ts";
import { type Bits, intersectAll, membersOf, newBits, setBit, unite } from "./bits.ts";
import { bitsOfValue } from "./facet-column.ts";
import type { IndexTables } from "./index-tables.ts";
import type { WordHits } from "./word-hits.ts";

/** Something that a product's skus have to be, or those of one colour of it. */
export type SkuCondition = {
  /** Set when it is a selected filter, which does not narrow its group's own counts. */
  readonly group?: SkuGroup;
  /** The products that are so in any colour. */
  readonly bits: Bits;
  readonly holds: (skus: Pick<IndexedSkus, "price" | "values">) => boolean;
};

/** What a list asks of its products. */
export type ListConditions = {
  /** The words and the subject of the list, as far as no sku decides them. */
  readonly base: Bits;
  /** The selected filters that no sku decides. */
  readonly chosen: ReadonlyMap<FacetGroup, Bits>;
  readonly ofSkus: readonly SkuCondition[];
  readonly asked: AskedColours | undefined;
  /** Those that the words ask for, where no colour is selected. */
  readonly askedByWords: AskedColours | undefined;
};

/** @param found what the words found; undefined for a list without words */
export function listConditions(
  tables: IndexTables,
  query: IndexQuery,
  found: Pick<WordHits, "products" | "reading"> | undefined,
): ListConditions {
  const wishes = (found?.reading.used ?? []).flatMap((word) => colourWish(word) ?? []);
  const families = (query.filters.get("colour") ?? []).filter(isColourFamily);
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
    asked: askedColours(families, wishes),
    askedByWords: askedColours([], wishes),
  };
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
  const wanted = new Set(codes);
  // Many products share their values, and each is looked at once.
  const known = new Map<SkuValues, boolean>();
  const holds: SkuCondition["holds"] = ({ values }) => {
    const before = known.get(values);
    if (before !== undefined) return before;
    const holdsNow = values[group].some((code) => wanted.has(code));
    known.set(values, holdsNow);
    return holdsNow;
  };
  return { bits: unionOf(tables, group, codes), holds };
}

function priceCondition(tables: IndexTables, { least = 0, most = Infinity }: PriceRange): SkuCondition {
  const holds: SkuCondition["holds"] = ({ price }) => price >= least && price <= most;
  const bits = newBits(tables.capacity);
  for (const number of membersOf(tables.present)) {
    const price = tables.keys[number]?.price ?? 0;
    if (price >= least && price <= most) setBit(bits, number);
  }
  return { bits, holds };
}

/** The products that have one of some values. */
export function unionOf(tables: IndexTables, group: FacetGroup, codes: readonly string[]): Bits {
  const column = tables.facets.get(group);
  const sets = codes.map((code) => column && bitsOfValue(column, code)).filter((bits) => bits !== undefined);
  const [only] = sets;
  return sets.length === 1 && only ? only : unite(sets, tables.capacity);
}

function bitsOf(numbers: Iterable<number>, size: number): Bits {
  const bits = newBits(size);
  for (const number of numbers) setBit(bits, number);
  return bits;
}
