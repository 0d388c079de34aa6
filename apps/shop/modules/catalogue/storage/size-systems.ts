import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import { anyOf } from "@gelora/service-kit/any-of.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** How skus are sized; unknown ones are absent. */
export async function sizeSystems(
  platform: Platform,
  skuCodes: readonly string[],
): Promise<readonly { readonly skuCode: string; readonly sizeSystem: SizeSystem }[]> {
  const rows = await platform.database
    .tables<CatalogueTables>()
    .selectFrom("skus")
    .select(["sku_code", "size_system"])
    .where("sku_code", "=", anyOf(skuCodes))
    .execute();
  return rows.map((row) => ({ skuCode: row.sku_code, sizeSystem: row.size_system }));
}
