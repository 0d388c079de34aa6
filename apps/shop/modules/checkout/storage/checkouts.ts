import { hours, type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { DistributionType } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Checkout, CheckoutLine, Quotation } from "../domain/checkout.ts";
import type { CheckoutTables } from "./checkout-tables.ts";

/** Couriers change their prices; an offer holds this long. */
const quotationLife = hours(1);

/** A new checkout of these lines. */
export async function insertCheckout(
  platform: Platform,
  owner: string,
  distributionType: DistributionType,
  lines: readonly CheckoutLine[],
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
  await platform.database
    .tables<CheckoutTables>()
    .insertInto("checkouts")
    .values({
      checkout_id: checkoutId,
      owner,
      distribution_type: distributionType,
      lines: linesAsJson(chosen),
      created_at: platform.clock.databaseNow(),
    })
    .execute();
  return { checkoutId, owner, distributionType, lines: chosen, quotation: undefined, orderCode: undefined };
}

function linesAsJson(lines: readonly CheckoutLine[]) {
  return sql<readonly CheckoutLine[]>`${JSON.stringify(lines)}::jsonb`;
}

/** Gives a checkout that is no order yet to another owner, with the lines of their cart. @returns false when it was not `from`'s any more */
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

/** One of the owner's checkouts; anybody else's is as absent as one that does not exist. */
export async function selectCheckout(
  platform: Platform,
  checkoutId: string,
  owner: string,
): Promise<Checkout | undefined> {
  const oldest = platform.clock.databaseIn(milliseconds(-quotationLife));
  const row = await platform.database
    .tables<CheckoutTables>()
    .selectFrom("checkouts")
    .select(["distribution_type", "lines", "quotation", "order_code"])
    .select(sql<boolean>`coalesce(quoted_at > ${oldest}, false)`.as("fresh"))
    .where("checkout_id", "=", checkoutId)
    .where("owner", "=", owner)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    checkoutId,
    owner,
    distributionType: row.distribution_type,
    quotation: row.fresh && row.quotation ? row.quotation : undefined,
    orderCode: row.order_code ?? undefined,
    lines: row.lines,
  };
}

/**
 * Takes a checkout for an order, in one conditional statement, and holds it until the running transaction ends: of those who place it at once one finds it free (I-05).
 * @returns the order that it is; another's when it had become one before; undefined for a checkout that is gone
 */
export async function takeCheckout(
  platform: Platform,
  checkoutId: string,
  orderCode: string,
): Promise<{ readonly orderCode: string } | undefined> {
  const tables = platform.database.tables<CheckoutTables>();
  const { numUpdatedRows } = await tables
    .updateTable("checkouts")
    .set({ order_code: orderCode })
    .where("checkout_id", "=", checkoutId)
    .where("order_code", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return { orderCode };
  const row = await tables
    .selectFrom("checkouts")
    .select("order_code")
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirst();
  return row?.order_code ? { orderCode: row.order_code } : undefined;
}

export async function updateOrderCode(platform: Platform, checkoutId: string, orderCode: string): Promise<void> {
  await platform.database
    .tables<CheckoutTables>()
    .updateTable("checkouts")
    .set({ order_code: orderCode })
    .where("checkout_id", "=", checkoutId)
    .execute();
}

export async function updateQuotation(platform: Platform, checkoutId: string, quotation: Quotation): Promise<void> {
  await platform.database
    .tables<CheckoutTables>()
    .updateTable("checkouts")
    .set({
      quotation: sql<Quotation>`${JSON.stringify(quotation)}::jsonb`,
      quoted_at: platform.clock.databaseNow(),
    })
    .where("checkout_id", "=", checkoutId)
    .execute();
}

export async function deleteCheckoutsOlderThan(platform: Platform, age: Milliseconds): Promise<void> {
  await platform.database
    .tables<CheckoutTables>()
    .deleteFrom("checkouts")
    .where("created_at", "<", platform.clock.databaseIn(milliseconds(-age)))
    .execute();
}
