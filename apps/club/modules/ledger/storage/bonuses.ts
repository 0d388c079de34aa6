import type { Points } from "@gelora/money/points.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

/** A bonus that a member has. */
export type StandingBonus = {
  readonly fact: string;
  /** The order that brought it. */
  readonly orderCode: string;
  readonly points: Points;
};

/**
 * The bonus for a cause that a member has; undefined before it came, and once it was withdrawn.
 * @param cause what its facts begin with: they are the cause, or the cause, a colon and more
 */
export async function selectStandingBonus(platform: Platform, cause: string): Promise<StandingBonus | undefined> {
  // The semicolon follows the colon in the order of the column, so the range is read by its index.
  const { rows } = await sql<StandingBonus & { kind: string }>`
    select kind, fact, order_code as "orderCode", points
    from point_movements join point_entries using (movement_id)
    where (fact = ${cause} or fact > ${`${cause}:`} and fact < ${`${cause};`})
      and kind in ('bonus', 'bonusWithdrawn', 'bonusOwed') and points > 0
    order by number desc limit 1`.execute(platform.database.tables());
  return rows[0]?.kind === "bonus" ? rows[0] : undefined;
}
