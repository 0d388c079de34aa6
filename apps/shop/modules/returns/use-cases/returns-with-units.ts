import type { Platform } from "../../../platform/platform.ts";
import type { RefundedUnit, ReturnRecord } from "../domain/return-record.ts";
import { returnsOfOrders, unitsOfReturns } from "../storage/returns.ts";

export type ReturnWithUnits = ReturnRecord & { readonly units: readonly RefundedUnit[] };

/** All returns of several orders, oldest first, those that have ended included. */
export async function returnsWithUnits(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<readonly ReturnWithUnits[]> {
  const records = await returnsOfOrders(platform, orderCodes);
  const units = await unitsOfReturns(
    platform,
    records.map(({ returnCode }) => returnCode),
  );
  return records.map((record) => ({ ...record, units: units.get(record.returnCode) ?? [] }));
}
