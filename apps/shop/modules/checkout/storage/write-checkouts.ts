import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Points } from "@gelora/money/points.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { Checkout, CheckoutLine, Quotation, ShownQuote } from "../domain/checkout.ts";
import type { CheckoutTables } from "./checkout-tables.ts";

export type NewCheckout = Pick<Checkout, "owner" | "distributionType" | "lines" | "couponCode"> & {
  readonly shown: ShownQuote;
};

/** Inserts a new checkout of these lines. */
export async function insertCheckout(
  platform: Platform,
  { owner, distributionType, lines, couponCode, shown }: NewCheckout,
): Promise<Checkout> {
  const checkoutId = uuidv7();
  const chosen = lines.map(({ cartLineId, skuCode, productCode, orgCode, activityCode, quantity }) => ({
    cartLineId,
    skuCode,
    productCode,
    orgCode,
    activityCode,
    quantity,
  }));
  const now = platform.clock.databaseNow();
  await sql`
    insert into checkouts (checkout_id, owner, distribution_type, lines, shown_fingerprint, shown_goods_amount, created_at,
      coupon_code, coupon_at)
    values (${checkoutId}, ${owner}, ${distributionType}, ${linesAsJson(chosen)}, ${shown.fingerprint}, ${shown.goodsAmount},
      ${now}, ${couponCode ?? null}, ${couponCode === undefined ? null : now})`.execute(
    platform.database.tables<CheckoutTables>(),
  );
  return {
    checkoutId,
    owner,
    distributionType,
    lines: chosen,
    shown,
    quotation: undefined,
    orderCode: undefined,
    points: undefined,
    couponCode,
  };
}

function linesAsJson(lines: readonly CheckoutLine[]) {
  return sql<readonly CheckoutLine[]>`${JSON.stringify(lines)}::jsonb`;
}

/**
 * Stores what a shopper is shown of a checkout that is not an order yet. Different lines make a
 * different parcel, so they invalidate the couriers' offers.
 */
export async function updateShown(
  platform: Platform,
  checkoutId: string,
  change: { readonly shown: ShownQuote; readonly lines: readonly CheckoutLine[] | undefined },
): Promise<void> {
  const { shown, lines } = change;
  const parcel = lines ? sql`, lines = ${linesAsJson(lines)}, quotation = null, quoted_at = null` : sql``;
  await sql`
    update checkouts set shown_fingerprint = ${shown.fingerprint}, shown_goods_amount = ${shown.goodsAmount}${parcel}
    where checkout_id = ${checkoutId} and order_code is null`.execute(platform.database.tables<CheckoutTables>());
}

/**
 * Gives a checkout that is not an order yet to another owner, with the lines of their cart.
 * @returns false when it no longer belongs to `from`
 */
export async function updateOwner(
  platform: Platform,
  checkoutId: string,
  change: { readonly from: string; readonly to: string; readonly lines: readonly CheckoutLine[] },
): Promise<boolean> {
  const { numUpdatedRows } = await platform.database
    .tables<CheckoutTables>()
    .updateTable("checkouts")
    .set({ owner: change.to, lines: linesAsJson(change.lines) })
    .where("checkout_id", "=", checkoutId)
    .where("owner", "=", change.from)
    .where("order_code", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores how many points may be redeemed, none when 0, for a checkout that is not an order yet.
 * Does nothing for one that is, or is unknown or someone else's.
 */
export function updatedPoints(
  { checkoutId, owner }: Pick<Checkout, "checkoutId" | "owner">,
  points: Points,
): Statement<void> {
  const query = sql`
    update checkouts set points = ${points === 0 ? null : points}
    where checkout_id = ${checkoutId} and owner = ${owner} and order_code is null`;
  return statement(query, () => {});
}

/** Stores the way of delivery, for a checkout that is not an order yet, as `updatedPoints` does. */
export function updatedDistributionType(
  { checkoutId, owner }: Pick<Checkout, "checkoutId" | "owner">,
  distributionType: DistributionType,
): Statement<void> {
  const query = sql`
    update checkouts set distribution_type = ${distributionType}
    where checkout_id = ${checkoutId} and owner = ${owner} and order_code is null`;
  return statement(query, () => {});
}

/** Stores it for a checkout that was read with another, which few orders need. */
export async function followDistributionType(
  platform: Platform,
  kept: Pick<Checkout, "checkoutId" | "owner" | "distributionType">,
  distributionType: DistributionType,
): Promise<void> {
  if (kept.distributionType === distributionType) return;
  await platform.database.send(updatedDistributionType(kept, distributionType));
}

/** Stores the code of the applied coupon, or none, for a checkout that is not an order yet. */
export async function updateCoupon(
  platform: Platform,
  { checkoutId, owner }: Pick<Checkout, "checkoutId" | "owner">,
  couponCode: string | undefined,
): Promise<void> {
  await platform.database
    .tables<CheckoutTables>()
    .updateTable("checkouts")
    .set({ coupon_code: couponCode ?? null, coupon_at: platform.clock.databaseNow() })
    .where("checkout_id", "=", checkoutId)
    .where("owner", "=", owner)
    .where("order_code", "is", null)
    .execute();
}

/**
 * Takes a checkout for an order, in one conditional statement, and locks it until the transaction
 * ends: of concurrent calls only one finds it free (I-05).
 * @returns false for a checkout that has an order already, or is gone
 */
export function takenCheckout(checkoutId: string, orderCode: string): Statement<boolean> {
  const query = sql<{ order_code: string }>`
    update checkouts set order_code = ${orderCode} where checkout_id = ${checkoutId} and order_code is null
    returning order_code`;
  return statement(query, (rows) => rows.length > 0);
}

export async function updateOrderCode(platform: Platform, checkoutId: string, orderCode: string): Promise<void> {
  await platform.database
    .tables<CheckoutTables>()
    .updateTable("checkouts")
    .set({ order_code: orderCode })
    .where("checkout_id", "=", checkoutId)
    .execute();
}

/**
 * Stores offers for the lines that the couriers were asked about, unless the checkout has changed
 * since.
 */
export async function updateQuotation(
  platform: Platform,
  { checkoutId, lines }: Pick<Checkout, "checkoutId" | "lines">,
  quotation: Quotation,
): Promise<void> {
  await sql`
    update checkouts set quotation = ${JSON.stringify(quotation)}::jsonb, quoted_at = ${platform.clock.databaseNow()}
    where checkout_id = ${checkoutId} and lines = ${linesAsJson(lines)}`.execute(
    platform.database.tables<CheckoutTables>(),
  );
}

export async function deleteCheckoutsOlderThan(platform: Platform, age: Milliseconds): Promise<void> {
  await platform.database
    .tables<CheckoutTables>()
    .deleteFrom("checkouts")
    .where("created_at", "<", platform.clock.databaseIn(milliseconds(-age)))
    .execute();
}
