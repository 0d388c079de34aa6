import { anyOf } from "@gelora/service-kit/any-of.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { TaxData } from "../domain/tax-data.ts";
import type { OrdersTables } from "./orders-tables.ts";

export async function selectTaxData(platform: Platform, orderCode: string): Promise<TaxData | undefined> {
  return (await selectTaxDataOf(platform, [orderCode])).get(orderCode);
}

/** By order code; orders whose invoice is a personal one are absent. */
export async function selectTaxDataOf(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, TaxData>> {
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("invoice_requests")
    .select(["order_code", "tax_code", "company", "company_address"])
    .where("order_code", "=", anyOf(orderCodes))
    .execute();
  return new Map(
    rows.map((row) => [
      row.order_code,
      { taxCode: row.tax_code, company: row.company, companyAddress: row.company_address },
    ]),
  );
}

/** The last request counts: a mistake can be corrected. */
export async function upsertTaxData(platform: Platform, orderCode: string, data: TaxData): Promise<void> {
  const given = {
    tax_code: data.taxCode,
    company: data.company,
    company_address: data.companyAddress,
    asked_at: platform.clock.databaseNow(),
  };
  await platform.database
    .tables<OrdersTables>()
    .insertInto("invoice_requests")
    .values({ order_code: orderCode, ...given })
    .onConflict((other) => other.column("order_code").doUpdateSet(given))
    .execute();
}
