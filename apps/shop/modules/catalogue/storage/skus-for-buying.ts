import type { LocalisedText, SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { freeUnits, type StockSource } from "../../stock/stock.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

export type SkuRow = {
  sku_code: string;
  product_code: string;
  sku_no: string;
  barcode: string;
  size_system: SizeSystem;
  size_label: string;
  list_price: number;
  sale_price: number;
  ships_on: string | null;
  withdrawn: boolean;
  name: LocalisedText;
  category_codes: string[];
  brand_code: string;
  brand_name: string;
  colour_code: string;
  colour_name: LocalisedText;
  image: string | null;
  stock: number;
};

/** One statement for all skus, on the caller's transaction: the buying path reads prices and stock from here, never from a cache. */
export async function selectSkusForBuying(
  platform: Platform,
  skuCodes: readonly string[],
  from: StockSource,
): Promise<SkuRow[]> {
  if (skuCodes.length === 0) return [];
  const result = await sql<SkuRow>`
    select skus.sku_code, skus.product_code, skus.sku_no, skus.barcode, skus.size_system, skus.size_label,
      skus.list_price, skus.sale_price, skus.ships_on, skus.withdrawn, products.name, products.category_codes,
      products.brand_code, brands.brand_name, skus.colour_code, colour_ways.name as colour_name, colour_ways.media[1] as image,
      ${freeUnits("skus.sku_code", from)} as stock
    from skus
    join products using (product_code)
    join brands using (brand_code)
    join colour_ways on colour_ways.product_code = skus.product_code and colour_ways.colour_code = skus.colour_code
    where skus.sku_code = any(${skuCodes}::text[])`.execute(platform.database.tables<CatalogueTables>());
  return result.rows;
}
