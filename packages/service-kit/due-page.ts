import { type RawBuilder, sql } from "kysely";

/**
 * A page of due records: a limited number, from the start or after the last one of the previous
 * page.
 */
export type DuePage<Due> = { readonly after: Due | undefined; readonly most: number };

/** A due record and its place: by its moment, as the database writes it, then by its code. */
export type DueRecord = { readonly code: string; readonly dueAt: string };

/**
 * A moment with all its digits, for `DueRecord`. A Date has fewer: after a moment that is cut short
 * the same record would come again, for ever.
 */
export function dueText(moment: RawBuilder<Date>): RawBuilder<string> {
  return sql<string>`${moment}::text`;
}

/**
 * The condition for the records of a page, in the order of this moment and then of the code. The
 * database finds the place by an index on the moment.
 */
export function isBehind(
  after: DueRecord | undefined,
  moment: RawBuilder<Date>,
  codeColumn: string,
): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  return sql<boolean>`(${moment}, ${sql.ref(codeColumn)}) > (${after.dueAt}::timestamptz, ${after.code}::text)`;
}
