import type { LocalisedText, SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import { type RawBuilder, sql } from "kysely";
import { freeUnits, type StockSource } from "../../stock/stock.ts";

export type SkuRow = {
  sku_code: string;
  product_code: string;
  sku_no: string;
  barcode: string;
  size_system: SizeSystem;
  size_label: string;
  list_price: number;
  sale_price: number;
  sale_begins_at: Date | null;
  sale_ends_at: Date | null;
  ships_on: string | null;
  withdrawn: boolean;
  names: LocalisedText;
  category_codes: string[];
  brand_code: string;
  brand_name: string;
  colour_code: string;
  colour_names: LocalisedText;
  image: string | null;
  stock: number;
};

/** The codes themselves, or an expression of another module's that finds them. */
export type SkuCodes = readonly string[] | RawBuilder<readonly string[]>;

/**
 * One statement for all skus, in the caller's transaction: the buying path reads prices and stock
 * from here, never from a cache.
 */
export function skuRows(skuCodes: SkuCodes, from: StockSource): RawBuilder<SkuRow> {
  return sql<SkuRow>`
    select skus.sku_code, skus.product_code, skus.sku_no, skus.barcode, skus.size_system, skus.size_label,
      skus.list_price, skus.sale_price, skus.sale_begins_at, skus.sale_ends_at, skus.ships_on, skus.withdrawn,
      products.name as names, products.category_codes,
      products.brand_code, brands.brand_name, skus.colour_code, colour_ways.name as colour_names, colour_ways.media[1] as image,
      ${freeUnits("skus.sku_code", from)} as stock
    from skus
    join products using (product_code)
    join brands using (brand_code)
    join colour_ways on colour_ways.product_code = skus.product_code and colour_ways.colour_code = skus.colour_code
    where skus.sku_code = any(${skuCodes}::text[])`;
}
