import { type RawBuilder, sql } from "kysely";

/**
 * Whether a sku of a statement is sold at present, as an expression: an import has not withdrawn
 * it.
 * @param skuCode a column, such as `waiting.sku_code`
 */
export function isSold(skuCode: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from skus where skus.sku_code = ${sql.ref(skuCode)} and not skus.withdrawn)`;
}
