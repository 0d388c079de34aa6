import type { Platform } from "../../../platform/platform.ts";
import type { TaxData } from "../domain/tax-data.ts";
import type { OrdersTables } from "./orders-tables.ts";

export async function selectTaxData(platform: Platform, orderCode: string): Promise<TaxData | undefined> {
  const row = await platform.database
    .tables<OrdersTables>()
    .selectFrom("invoice_requests")
    .select(["tax_code", "company", "company_address"])
    .where("order_code", "=", orderCode)
    .executeTakeFirst();
  return row && { taxCode: row.tax_code, company: row.company, companyAddress: row.company_address };
}

/** The last request counts: a mistake can be mended. */
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
