import type { FacetCount, FacetGroup } from "../domain/catalog-index.ts";
import { isSkuGroup, type SkuGroup } from "../domain/indexed-skus.ts";
import { type Bits, membersOf, subtract } from "./bits.ts";
import { rowsAmong } from "./colour-rows.ts";
import { countValues, countValuesOfRuns, type FacetColumn } from "./facet-column.ts";
import type { IndexTables } from "./index-tables.ts";
import type { ListConditions } from "./list-conditions.ts";
import { candidatesOf, conditionsBut, type ListHits, listHits, rowsFulfilling } from "./list-hits.ts";

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
  const ofHits = standing(tables, list, hits);
  return new Map(
    [...tables.facets].map(([group, column]) => {
      const [first, ...others] = list.ofSkus;
      if (group === "colour" && first) return [group, familiesOf(tables, list, rowsFulfilling(first.rows, others))];
      const found = isSelected(group) ? standing(tables, list, listHits(tables, list, group), group) : ofHits;
      if (isSkuGroup(group)) return [group, valuesStanding(tables, group, found)];
      return [group, countsOf(column, countValues(column, found.hits.members))];
    }),
  );
}

/** The products of a list, and what they stand for. */
type Standing = {
  readonly hits: ListHits;
  /** Those that stand for all their colours. */
  readonly inAnyColour: Uint32Array;
  /** The colours that the others stand for. */
  readonly rows: Uint32Array;
};

function standing(tables: IndexTables, list: ListConditions, hits: ListHits, except?: FacetGroup): Standing {
  const { asked } = list;
  if (!asked) return { hits, inAnyColour: hits.members, rows: new Uint32Array() };
  const rows = rowsFulfilling(asked.rows, conditionsBut(list, except));
  return {
    hits,
    inAnyColour: membersOf(subtract(hits.bits, asked.products)),
    rows: rowsAmong(tables.colourRows, rows, hits.bits),
  };
}

/** A colour counts with the products of which it fulfils the conditions itself. */
function familiesOf({ colourRows }: IndexTables, list: ListConditions, fulfilling: Bits): FacetCount[] {
  const { family } = colourRows.facets;
  const rows = rowsAmong(colourRows, fulfilling, candidatesOf(list, "colour"));
  return countsOf(family, countValuesOfRuns(family, rows, colourRows.productOf));
}

function valuesStanding(
  { colourRows, facets }: IndexTables,
  group: SkuGroup,
  { inAnyColour, rows }: Standing,
): FacetCount[] {
  const counts = new Map<string, number>();
  const add = ({ code, count }: FacetCount): void => void counts.set(code, (counts.get(code) ?? 0) + count);
  const ofRows = colourRows.facets[group];
  const common = facets.get(group);
  if (common) countsOf(common, countValues(common, inAnyColour)).forEach(add);
  if (rows.length > 0) countsOf(ofRows, countValuesOfRuns(ofRows, rows, colourRows.productOf)).forEach(add);
  return [...counts].map(([code, count]) => ({ code, count }));
}

/** Only values that some product has. */
function countsOf(column: FacetColumn, counts: Uint32Array): FacetCount[] {
  return [...counts].flatMap((count, value) => (count > 0 ? [{ code: column.codes[value] ?? "", count }] : []));
}
