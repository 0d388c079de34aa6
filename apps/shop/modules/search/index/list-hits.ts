import type { FacetGroup } from "../domain/catalog-index.ts";
import type { AskedRows } from "./asked-rows.ts";
import { type Bits, intersectAll, membersOf, subtract, unite } from "./bits.ts";
import { productsOf } from "./colour-rows.ts";
import type { IndexTables } from "./index-tables.ts";
import type { ListConditions, SkuCondition } from "./list-conditions.ts";

/** The products of a list. */
export type ListHits = { readonly bits: Bits; readonly members: Uint32Array };

/**
 * The products that fulfil the conditions of a list [LST-09]. In a list about some colours a
 * product stands for those of its colours alone, and one of them has to fulfil all conditions: a
 * shopper who filters red shoes by a size and a price wants a red pair of that size at that price.
 * @param except a group whose selected filter is disregarded
 */
export function listHits(tables: IndexTables, list: ListConditions, except?: FacetGroup): ListHits {
  const candidates = candidatesOf(list, except);
  const conditions = conditionsBut(list, except);
  const asked = askedBut(list, except);
  const common = conditions.map(({ products }) => products);
  const bits =
    asked && conditions.length > 0
      ? intersectAll(candidates, [fulfilling(tables, asked, conditions, common)])
      : intersectAll(candidates, common);
  return { bits, members: membersOf(bits) };
}

/** By the colours asked for; by all their colours where a product has none of those. */
function fulfilling(
  tables: IndexTables,
  asked: AskedRows,
  conditions: readonly SkuCondition[],
  common: readonly Bits[],
): Bits {
  const inColour = productsOf(tables.colourRows, rowsFulfilling(asked.rows, conditions), tables.capacity);
  return unite([inColour, intersectAll(subtract(tables.present, asked.products), common)], tables.capacity);
}

/** Those of some rows that fulfil all conditions. */
export function rowsFulfilling(rows: Bits, conditions: readonly SkuCondition[]): Bits {
  return intersectAll(
    rows,
    conditions.map((condition) => condition.rows),
  );
}

/** The products that fulfil all conditions that no sku decides. */
export function candidatesOf({ base, chosen }: ListConditions, except?: FacetGroup): Bits {
  return intersectAll(
    base,
    [...chosen].filter(([group]) => group !== except).map(([, bits]) => bits),
  );
}

export function conditionsBut({ ofSkus }: ListConditions, except?: FacetGroup): readonly SkuCondition[] {
  return ofSkus.filter(({ group }) => group === undefined || group !== except);
}

function askedBut({ asked, askedByWords }: ListConditions, except?: FacetGroup): AskedRows | undefined {
  return except === "colour" ? askedByWords : asked;
}
