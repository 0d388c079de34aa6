import { type RawBuilder, sql } from "kysely";

/**
 * The right side of `column = any(…)` for a list of texts. The list is one parameter, so the
 * statement is the same for every length and is prepared once; `in (…)` makes one for each.
 */
export function anyOf(values: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${values}::text[])`;
}
