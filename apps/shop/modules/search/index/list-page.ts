import type { IndexQuery, ListedProduct, SortOrder } from "../domain/catalog-index.ts";
import { hasBit } from "./bits.ts";
import { isInStock } from "./colour-rows.ts";
import { byScore } from "./completion.ts";
import { type IndexTables, isCheaperBy } from "./index-tables.ts";
import type { ListConditions } from "./list-conditions.ts";
import { type ListHits, rowsFulfilling } from "./list-hits.ts";
import type { Ranking } from "./ranking.ts";
import { topOf } from "./top-of.ts";

type Asked = Pick<IndexQuery, "sort" | "offset" | "limit">;
/** The colour that a product is shown in; undefined for none in particular. */
type RowOf = (number: number) => number | undefined;

/** The requested page of a list, each product with the colour that it is shown in. */
export function listPage(
  tables: IndexTables,
  list: ListConditions,
  hits: ListHits,
  query: Asked,
  scores: Float32Array | undefined,
): ListedProduct[] {
  const rowOf = shownRows(tables, list);
  return numbersOf(tables, hits, query, scores, rowOf).map((number) => ({
    productCode: tables.keys[number]?.productCode ?? "",
    colourCode: tables.colourRows.colourCodes[rowOf?.(number) ?? -1] ?? null,
  }));
}

/** @returns undefined for a list about goods of any colour */
function shownRows({ colourRows }: IndexTables, list: ListConditions): RowOf | undefined {
  const { asked } = list;
  if (!asked) return undefined;
  const fulfilling = rowsFulfilling(asked.rows, list.ofSkus);
  // One in stock before one that is not, then the best fit, then the product's own order.
  const rank = (row: number) => asked.fitOf(row) + (isInStock(colourRows, row) ? 2 : 0);
  return (number) => {
    const first = colourRows.first[number] as number;
    const end = first + (colourRows.count[number] as number);
    let best: number | undefined;
    for (let row = first; row < end; row += 1) {
      if (hasBit(fulfilling, row) && (best === undefined || rank(row) > rank(best))) best = row;
    }
    return best;
  };
}

function numbersOf(
  tables: IndexTables,
  hits: ListHits,
  { sort, offset, limit }: Asked,
  scores: Float32Array | undefined,
  rowOf: RowOf | undefined,
): number[] {
  const end = offset + limit;
  if (sort === "relevance" && scores) return topOf(hits.members, end, byScore(tables, scores)).slice(offset);
  const isBackwards = sort === "price-down";
  if (rowOf && (isBackwards || sort === "price-up")) {
    const prices = pricesShown(tables, hits, rowOf);
    const isCheaper = (left: number, right: number) =>
      isCheaperBy(tables, (number) => prices[number] as number, left, right);
    return topOf(hits.members, end, isBackwards ? (left, right) => isCheaper(right, left) : isCheaper).slice(offset);
  }
  return rankedPage(hits, rankingOf(tables, sort), { isBackwards, offset, end });
}

/** By number: whole rupiah, of the card in the colour that it is shown in. */
function pricesShown(tables: IndexTables, { members }: ListHits, rowOf: RowOf): Float64Array {
  const prices = new Float64Array(tables.capacity);
  for (const number of members) {
    const row = rowOf(number);
    prices[number] = (row === undefined ? tables.keys[number]?.price : tables.colourRows.price[row]) ?? 0;
  }
  return prices;
}

function rankingOf(tables: IndexTables, sort: SortOrder): Ranking {
  if (sort === "relevance") return tables.byStanding;
  return sort === "newest" ? tables.byNewness : tables.byPrice;
}

/** Few hits are sorted; for many it is faster to walk the ranking and pick the hits. */
function rankedPage(
  { bits, members }: ListHits,
  { order, place, length }: Ranking,
  { isBackwards, offset, end }: { readonly isBackwards: boolean; readonly offset: number; readonly end: number },
): number[] {
  const sign = isBackwards ? -1 : 1;
  if (members.length * 8 < length) {
    const isBefore = (left: number, right: number) => sign * ((place[left] as number) - (place[right] as number)) < 0;
    return topOf(members, end, isBefore).slice(offset);
  }
  const page: number[] = [];
  let seen = 0;
  for (let step = 0; step < length && seen < end; step += 1) {
    const number = order[isBackwards ? length - 1 - step : step] as number;
    if (!hasBit(bits, number)) continue;
    if (seen >= offset) page.push(number);
    seen += 1;
  }
  return page;
}
