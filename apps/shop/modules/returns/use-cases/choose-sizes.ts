import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { otherSizes } from "../../catalogue/catalogue.ts";
import type { OrderRecord } from "../../orders/orders.ts";
import { deliveryLocation, holdStock, type StockLine } from "../../stock/stock.ts";
import type { RefundedUnit, ReturnRecord } from "../domain/return-record.ts";
import type { ReturnMode } from "../domain/return-states.ts";
import type { ReturnPlan } from "./plan-return.ts";

/** A replacement goes to the address of the order; one that was picked up has none. */
export function canExchange({ distributionType, receiver, shipping }: OrderRecord): boolean {
  return distributionType === homeDelivery && receiver !== null && shipping !== null;
}

/**
 * Units with the sizes that a request names for them, beside the size that the shopper has of each
 * now; unchanged in a refund.
 * @returns failure EXCHANGE_NOT_POSSIBLE when a piece is for no other size of the same at the same
 * price
 */
export async function withOtherSizes(
  platform: Platform,
  order: OrderRecord,
  { units }: ReturnPlan,
  mode: ReturnMode,
): Promise<Outcome<readonly RefundedUnit[]>> {
  if (mode === "REFUND") return success(units);
  if (!canExchange(order)) return failure("EXCHANGE_NOT_POSSIBLE");
  const own = units.map(({ skuCode }) => skuCode);
  const sizes = await otherSizes(platform, [...new Set(own)], order.language);
  const exchanged = units.flatMap((unit) => {
    const size = sizes.get(unit.skuCode)?.find(({ skuCode }) => skuCode === unit.exchangeSkuCode);
    return size ? { ...unit, exchange: { skuCode: size.skuCode, sizeName: size.sizeName } } : [];
  });
  return exchanged.length === units.length ? success(exchanged) : failure("EXCHANGE_NOT_POSSIBLE");
}

/**
 * Reserves the sizes of an exchange under the return's code, in the request's transaction: one
 * conditional statement for each decides between shoppers who want the last (I-01).
 * @returns failure SOLD_OUT with the size's name
 */
export async function holdReplacement(
  platform: Platform,
  { returnCode }: ReturnRecord,
  units: readonly RefundedUnit[],
): Promise<Outcome<void>> {
  const lines = replacementLines(units);
  if (lines.length === 0) return success(undefined);
  const held = await holdStock(platform, returnCode, lines);
  if (held.ok || held.failure.code !== "SOLD_OUT") return held;
  const { skuCode } = held.failure.details;
  const size = units.find(({ exchange }) => exchange?.skuCode === skuCode)?.exchange;
  return failure("SOLD_OUT", { ...held.failure.details, name: size?.sizeName ?? skuCode });
}

function replacementLines(units: readonly RefundedUnit[]): readonly StockLine[] {
  const bySku = Map.groupBy(units, ({ exchange }) => exchange?.skuCode);
  return [...bySku].flatMap(([skuCode, { length }]) =>
    skuCode === undefined ? [] : [{ skuCode, locationCode: deliveryLocation, quantity: length }],
  );
}
