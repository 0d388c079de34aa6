import type { AskedColours } from "../domain/asked-colours.ts";
import type { FacetGroup } from "../domain/catalog-index.ts";
import { type Bits, intersectAll, membersOf, newBits, setBit } from "./bits.ts";
import type { IndexTables } from "./index-tables.ts";
import type { ListConditions, SkuCondition } from "./list-conditions.ts";
import { type StandingColours, standingColours } from "./standing-colours.ts";

/** The products of a list. */
export type ListHits = { readonly bits: Bits; readonly members: Uint32Array };

/**
 * The products that fulfil the conditions of a list.
 * @param except a group whose selected filter is disregarded
 */
export function listHits(tables: IndexTables, list: ListConditions, except?: FacetGroup): ListHits {
  const candidates = candidatesOf(list, except);
  const conditions = conditionsBut(list, except);
  const colours = coloursOfList(tables, list, except);
  if (conditions.length > 0 && colours) return fulfilling(tables, candidates, colours);
  const bits = intersectAll(
    candidates,
    conditions.map((condition) => condition.bits),
  );
  return { bits, members: membersOf(bits) };
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

/** @returns undefined for a list about goods of any colour */
export function coloursOfList(
  tables: IndexTables,
  list: ListConditions,
  except?: FacetGroup,
): StandingColours | undefined {
  const asked = askedBut(list, except);
  return asked && standingColours(tables, asked, conditionsBut(list, except));
}

function askedBut({ asked, askedByWords }: ListConditions, except?: FacetGroup): AskedColours | undefined {
  return except === "colour" ? askedByWords : asked;
}

function fulfilling(tables: IndexTables, candidates: Bits, colours: StandingColours): ListHits {
  const bits = newBits(tables.capacity);
  const members = membersOf(candidates).filter((number) => {
    const stands = colours(number) !== undefined;
    if (stands) setBit(bits, number);
    return stands;
  });
  return { bits, members };
}
