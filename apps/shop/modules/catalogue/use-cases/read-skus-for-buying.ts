import type { Language } from "@gelora/locale/language.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StockSource } from "../../stock/stock.ts";
import type { SkuForBuying } from "../catalogue.ts";
import { shippingWeight } from "../domain/shipping-weight.ts";
import { orgCode } from "../organisation.ts";
import { sizeName } from "../size-name.ts";
import { type SkuRow, selectSkusForBuying } from "../storage/skus-for-buying.ts";
import { readFrame } from "./read-frame.ts";

export async function readSkusForBuying(
  platform: Platform,
  skuCodes: readonly string[],
  language: Language,
  from: StockSource,
): Promise<Map<string, SkuForBuying>> {
  const rows = await selectSkusForBuying(platform, skuCodes, from);
  if (rows.length === 0) return new Map();
  const frame = await readFrame(platform);
  const rootOf = (row: SkuRow) => frame.pathOf(row.category_codes[0] ?? "")[0]?.categoryCode;
  return new Map(rows.map((row) => [row.sku_code, toSku(row, language, rootOf(row))]));
}

function toSku(row: SkuRow, language: Language, rootCategory: string | undefined): SkuForBuying {
  return {
    skuCode: row.sku_code,
    skuNo: row.sku_no,
    barcode: row.barcode,
    productCode: row.product_code,
    productName: row.name[language],
    brandCode: row.brand_code,
    brandName: row.brand_name,
    categoryCode: row.category_codes[0] ?? "",
    colourCode: row.colour_code,
    colourName: row.colour_name[language],
    sizeName: sizeName(row.size_system, row.size_label, language),
    ...(row.image === null ? {} : { image: row.image }),
    orgCode,
    listPrice: rupiah(row.list_price),
    salePrice: rupiah(row.sale_price),
    ...(row.ships_on === null ? {} : { deliveryDate: row.ships_on }),
    weightGrams: shippingWeight(rootCategory, row.size_system, row.size_label),
    sellable: !row.withdrawn,
    stock: row.stock,
  };
}
