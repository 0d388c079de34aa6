import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { sql } from "kysely";

/** Skus of the same product and colour as each of the given, in the order of the product page. */
export function sizesBeside(
  skuCodes: readonly string[],
): Statement<readonly { readonly skuCode: string; readonly other: string }[]> {
  const query = sql<{ sku_code: string; other: string }>`
    select own.sku_code, beside.sku_code as other
    from skus own join skus beside on beside.product_code = own.product_code and beside.colour_code = own.colour_code
    where own.sku_code = any(${skuCodes}::text[]) and beside.sku_code <> own.sku_code
    order by own.sku_code, beside.position`;
  return statement(query, (rows) => rows.map((row) => ({ skuCode: row.sku_code, other: row.other })));
}
