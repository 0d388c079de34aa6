import { hours, milliseconds, type Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { DistributionType } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Checkout, CheckoutLine, Quotation } from "../domain/checkout.ts";
import type { CheckoutTables } from "./checkout-tables.ts";

/** Couriers change their prices; an offer holds this long. */
const quotationLife = hours(1);

/** @returns the new checkout's id */
export async function insertCheckout(
  platform: Platform,
  owner: string,
  distributionType: DistributionType,
  lines: readonly CheckoutLine[],
): Promise<string> {
  const checkoutId = uuidv7();
  await platform.database.transaction(async () => {
    const tables = platform.database.tables<CheckoutTables>();
    await tables
      .insertInto("checkouts")
      .values({
        checkout_id: checkoutId,
        owner,
        distribution_type: distributionType,
        created_at: platform.clock.databaseNow(),
      })
      .execute();
    await tables
      .insertInto("checkout_lines")
      .values(
        lines.map((line, index) => ({
          checkout_id: checkoutId,
          line_number: index + 1,
          cart_line_id: line.cartLineId,
          sku_code: line.skuCode,
          product_code: line.productCode,
          org_code: line.orgCode,
          activity_code: line.activityCode,
          quantity: line.quantity,
        })),
      )
      .execute();
  });
  return checkoutId;
}

/** One of the owner's checkouts; anybody else's is as absent as one that does not exist. */
export async function selectCheckout(
  platform: Platform,
  checkoutId: string,
  owner: string,
): Promise<Checkout | undefined> {
  const tables = platform.database.tables<CheckoutTables>();
  const row = await tables
    .selectFrom("checkouts")
    .select(["distribution_type", "quotation", "order_code"])
    .select(
      sql<boolean>`coalesce(quoted_at > ${platform.clock.databaseIn(milliseconds(-quotationLife))}, false)`.as("fresh"),
    )
    .where("checkout_id", "=", checkoutId)
    .where("owner", "=", owner)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await tables
    .selectFrom("checkout_lines")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .orderBy("line_number")
    .execute();
  return {
    checkoutId,
    owner,
    distributionType: row.distribution_type,
    quotation: row.fresh && row.quotation ? row.quotation : undefined,
    orderCode: row.order_code ?? undefined,
    lines: lines.map((line) => ({
      cartLineId: line.cart_line_id,
      skuCode: line.sku_code,
      productCode: line.product_code,
      orgCode: line.org_code,
      activityCode: line.activity_code,
      quantity: line.quantity,
    })),
  };
}

/** Holds a checkout until the running transaction ends. @returns the order it became already, if any; undefined for a checkout that is gone */
export async function lockCheckout(
  platform: Platform,
  checkoutId: string,
): Promise<{ readonly orderCode: string | null } | undefined> {
  const row = await platform.database
    .tables<CheckoutTables>()
    .selectFrom("checkouts")
    .select("order_code")
    .where("checkout_id", "=", checkoutId)
    .forUpdate()
    .executeTakeFirst();
  return row && { orderCode: row.order_code };
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
