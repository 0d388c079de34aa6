import type { FacetCount, FacetGroup } from "../domain/catalog-index.ts";
import { isSkuGroup, type SkuGroup, type SkuValues } from "../domain/indexed-skus.ts";
import { membersOf } from "./bits.ts";
import { countValues } from "./facet-column.ts";
import type { IndexTables } from "./index-tables.ts";
import type { ListConditions } from "./list-conditions.ts";
import { candidatesOf, coloursOfList, conditionsBut, type ListHits, listHits } from "./list-hits.ts";
import type { StandingColours } from "./standing-colours.ts";

/**
 * How many products the list would have with each value selected in its group. Values selected in a
 * group are alternatives; a group's own selection does not narrow its own counts.
 * @param hits the products of the list
 */
export function listFacets(
  tables: IndexTables,
  list: ListConditions,
  hits: ListHits,
): Map<FacetGroup, readonly FacetCount[]> {
  const isSelected = (group: FacetGroup) => list.chosen.has(group) || list.ofSkus.some((one) => one.group === group);
  return new Map(
    [...tables.facets.keys()].map((group) => {
      if (group === "colour" && list.ofSkus.length > 0) return [group, coloursFulfilling(tables, list)];
      const { members } = isSelected(group) ? listHits(tables, list, group) : hits;
      const colours = isSkuGroup(group) ? coloursOfList(tables, list, group) : undefined;
      const counts = new Counts();
      if (colours && isSkuGroup(group)) countInColours(tables, counts, { group, members, colours });
      else countCommon(tables, counts, group, members);
      return [group, counts.list()];
    }),
  );
}

class Counts {
  readonly #counts = new Map<string, number>();

  add(code: string, times: number): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + times);
  }

  list(): FacetCount[] {
    return [...this.#counts].map(([code, count]) => ({ code, count }));
  }
}

/** Of goods in any colour. */
function countCommon(tables: IndexTables, counts: Counts, group: FacetGroup, members: Uint32Array): void {
  const column = tables.facets.get(group);
  if (!column) return;
  for (const [value, count] of countValues(column, members).entries()) {
    if (count > 0) counts.add(column.codes[value] ?? "", count);
  }
}

/**
 * A colour counts with the products that it would show: those of which it fulfils the conditions
 * itself.
 */
function coloursFulfilling(tables: IndexTables, list: ListConditions): FacetCount[] {
  const conditions = conditionsBut(list, "colour");
  const counts = new Counts();
  for (const number of membersOf(candidatesOf(list, "colour"))) {
    const fulfilling = (tables.colours[number] ?? []).filter((colour) =>
      conditions.every(({ holds }) => holds(colour)),
    );
    for (const family of new Set(fulfilling.map(({ colour }) => colour.family))) counts.add(family, 1);
  }
  return counts.list();
}

type InColours = {
  readonly group: SkuGroup;
  readonly members: Uint32Array;
  readonly colours: StandingColours;
};

/** The values of the colours that products stand for; each once, however many colours have it. */
function countInColours(tables: IndexTables, counts: Counts, { group, members, colours }: InColours): void {
  const times = new Map<SkuValues, number>();
  const inAnyColour: number[] = [];
  for (const number of members) {
    const [first, ...others] = colours(number) ?? [];
    if (!first) inAnyColour.push(number);
    else if (others.every(({ values }) => values === first.values))
      times.set(first.values, (times.get(first.values) ?? 0) + 1);
    else for (const code of new Set([first, ...others].flatMap(({ values }) => values[group]))) counts.add(code, 1);
  }
  for (const [values, many] of times) for (const code of values[group]) counts.add(code, many);
  countCommon(tables, counts, group, Uint32Array.from(inAnyColour));
}
