import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { hours, milliseconds } from "@gelora/service-kit/durations.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Checkout } from "../domain/checkout.ts";
import type { CheckoutTables } from "./checkout-tables.ts";

/** Couriers change their prices; an offer is valid for this long. */
const quotationLife = hours(1);

/** One of the owner's checkouts; another owner's is as absent as one that does not exist. */
export async function selectCheckout(
  platform: Platform,
  checkoutId: string,
  owner: string,
): Promise<Checkout | undefined> {
  return platform.database.send(checkoutOf(platform, checkoutId, owner));
}

type CheckoutRow = Pick<
  CheckoutTables["checkouts"],
  | "distribution_type"
  | "lines"
  | "quotation"
  | "order_code"
  | "shown_fingerprint"
  | "shown_goods_amount"
  | "points"
  | "coupon_code"
>;

/** The same as a statement to be sent with others. */
export function checkoutOf({ clock }: Platform, checkoutId: string, owner: string): Statement<Checkout | undefined> {
  const oldest = clock.databaseIn(milliseconds(-quotationLife));
  const query = sql<CheckoutRow>`
    select distribution_type, lines, case when quoted_at > ${oldest} then quotation end as quotation, order_code,
      shown_fingerprint, shown_goods_amount, points, coupon_code
    from checkouts where checkout_id = ${checkoutId} and owner = ${owner}`;
  return statement(query, ([row]) => row && fromRow(row, checkoutId, owner));
}

function fromRow(row: CheckoutRow, checkoutId: string, owner: string): Checkout {
  const { shown_fingerprint: fingerprint, shown_goods_amount: goodsAmount } = row;
  return {
    checkoutId,
    owner,
    distributionType: row.distribution_type,
    quotation: row.quotation ?? undefined,
    orderCode: row.order_code ?? undefined,
    points: row.points ?? undefined,
    couponCode: row.coupon_code ?? undefined,
    lines: row.lines,
    shown: fingerprint === null || goodsAmount === null ? undefined : { fingerprint, goodsAmount },
  };
}

/**
 * The latest order that all lines of a checkout went into with another checkout of its owner's;
 * a line of a cart is never made twice, so it is the same purchase.
 */
export async function selectOrderOfSameLines(
  platform: Platform,
  { owner, lines }: Pick<Checkout, "owner" | "lines">,
): Promise<string | undefined> {
  const same = JSON.stringify(lines.map(({ cartLineId }) => ({ cartLineId })));
  const { rows } = await sql<{ order_code: string }>`
    select order_code from checkouts
    where owner = ${owner} and order_code is not null and lines @> ${same}::jsonb
    order by created_at desc limit 1`.execute(platform.database.tables<CheckoutTables>());
  return rows[0]?.order_code;
}

/**
 * The coupon of the checkout in which its owner last decided about one; undefined when they took it
 * off there, or ordered with it.
 */
export function couponToBring(owner: string): Statement<string | undefined> {
  const query = sql<Pick<CheckoutTables["checkouts"], "coupon_code">>`
    select case when order_code is null then coupon_code end as coupon_code
    from checkouts where owner = ${owner} and coupon_at is not null order by coupon_at desc limit 1`;
  return statement(query, ([row]) => row?.coupon_code ?? undefined);
}

/** The codes of a checkout's skus, as an expression for another module's statement. */
export function checkoutSkus(checkoutId: string, owner: string): RawBuilder<readonly string[]> {
  return sql`array(select line ->> 'skuCode' from checkouts, jsonb_array_elements(lines) as line
    where checkout_id = ${checkoutId} and owner = ${owner})`;
}
