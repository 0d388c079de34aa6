import { failure } from "@gelora/outcomes/outcome.ts";
import { refusalError } from "./refusals.ts";

/** A stretch of a list: `offset` entries come before it. */
export type ListPage = { readonly limit: number; readonly offset: number };

type AskedPage = {
  readonly pageNum?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
  readonly after?: string | null | undefined;
};

/** No shopper pages further; clients that need everything read a feed. */
const lastPage = 10_000;
const lastEntry = 1_000_000;

/**
 * The page that a client asks for, within bounds: by its number, counted from 1, or after the entry
 * of a cursor, which then counts alone.
 * @param sizes how many a page has unless asked for otherwise, and at most
 * @throws INVALID_INPUT for a cursor that no page gave
 */
export function listPage(
  asked: AskedPage | null | undefined,
  { usual = 10, most }: { readonly usual?: number; readonly most: number },
): ListPage {
  const limit = Math.min(most, Math.max(1, asked?.pageSize ?? usual));
  if (asked?.after) return { limit, offset: entryOf(asked.after) };
  const pageNum = Math.min(lastPage, Math.max(1, asked?.pageNum ?? 1));
  return { limit, offset: (pageNum - 1) * limit };
}

function entryOf(cursor: string): number {
  const entry = /^\d{1,7}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (entry >= 1 && entry <= lastEntry) return entry;
  throw refusalError(failure("INVALID_INPUT", { field: "after", reason: "after is a cursor of a page." }).failure);
}

/**
 * Where a page stands in a list of `totalCount` entries, and how many it has room for: a client
 * that asked for more than the list allows sees it here. A cursor is the place of an entry, from 1.
 */
export function pageInfoOf({ limit, offset }: ListPage, totalCount: number) {
  const last = Math.min(offset + limit, totalCount);
  const isEmpty = offset >= last;
  return {
    totalCount,
    pageSize: limit,
    hasNextPage: offset + limit < totalCount,
    hasPreviousPage: offset > 0 && totalCount > 0,
    startCursor: isEmpty ? null : String(offset + 1),
    endCursor: isEmpty ? null : String(last),
  };
}
