import type { ClubPointsReport } from "@gelora/contracts/club-points.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PointUseState } from "../domain/point-use-states.ts";
import { pointsTopic } from "../use-cases/report-points.ts";

/** The reports about an order's points that the club has not heard yet, in order. */
export async function reportsToCome(
  platform: Platform,
  orderCode: string,
): Promise<readonly ClubPointsReport["act"][]> {
  const { rows } = await sql<{ act: ClubPointsReport["act"] }>`
    select payload ->> 'act' as act from outbox where topic = ${pointsTopic} and payload ->> 'orderCode' = ${orderCode}
    order by position`.execute(platform.database.tables());
  return rows.map(({ act }) => act);
}

export async function stateOfPoints(platform: Platform, orderCode: string): Promise<PointUseState | undefined> {
  const { rows } = await sql<{ state: PointUseState }>`
    select state from point_uses where order_code = ${orderCode}`.execute(platform.database.tables());
  return rows[0]?.state;
}
