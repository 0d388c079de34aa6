import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { otherSizes } from "../../catalogue/catalogue.ts";
import type { OrderRecord } from "../../orders/orders.ts";
import { deliveryLocation, holdStock, type StockLine } from "../../stock/stock.ts";
import type { ReturnWish } from "../domain/refund-of-units.ts";
import type { RefundedUnit, ReturnRecord } from "../domain/return-record.ts";
import type { ReturnMode } from "../domain/return-states.ts";
import type { ReturnPlan } from "./plan-return.ts";

/** A replacement goes to the address of the order; one that was picked up has none. */
export function canExchange({ distributionType, receiver, shipping }: OrderRecord): boolean {
  return distributionType === homeDelivery && receiver !== null && shipping !== null;
}

/**
 * Units with the sizes that a request names for them; unchanged in a refund.
 * @returns failure EXCHANGE_NOT_POSSIBLE when a line names no other size of the same at the same
 * price
 */
export async function withOtherSizes(
  platform: Platform,
  order: OrderRecord,
  { goods, units }: ReturnPlan,
  { mode, wishes }: { readonly mode: ReturnMode; readonly wishes: readonly ReturnWish[] },
): Promise<Outcome<readonly RefundedUnit[]>> {
  if (mode === "REFUND") return success(units);
  if (!canExchange(order)) return failure("EXCHANGE_NOT_POSSIBLE");
  const lines = goods.lines.filter(({ lineNumber }) => wishes.some((wish) => wish.lineNumber === lineNumber));
  const skuCodes = lines.map(({ skuCode }) => skuCode);
  const sizes = await otherSizes(platform, skuCodes, order.language);
  const chosen = new Map(
    lines.flatMap(({ lineNumber, skuCode }) => {
      const wanted = wishes.find((wish) => wish.lineNumber === lineNumber)?.exchangeSkuCode;
      const size = sizes.get(skuCode)?.find((one) => one.skuCode === wanted);
      return size ? [[lineNumber, { skuCode: size.skuCode, sizeName: size.sizeName }] as const] : [];
    }),
  );
  if (wishes.some(({ lineNumber }) => !chosen.has(lineNumber))) return failure("EXCHANGE_NOT_POSSIBLE");
  return success(units.map((unit) => ({ ...unit, exchange: chosen.get(unit.lineNumber) ?? null })));
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
