import type { Language } from "@gelora/locale/language.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StockSource } from "../../stock/stock.ts";
import { shippingWeight } from "../domain/shipping-weight.ts";
import type { GoodsNames, SkuForBuying } from "../domain/sku-for-buying.ts";
import { orgCode } from "../organisation.ts";
import { askedPrice, type SalePrice } from "../sale-price.ts";
import { sizeName } from "../size-name.ts";
import { type SkuCodes, type SkuRow, skuRows } from "../storage/skus-for-buying.ts";
import { readFrame } from "./read-frame.ts";

/**
 * Current data from the database, never from a cache: the prices that shoppers are charged.
 * @returns by sku code; unknown codes are absent
 */
export async function skusForBuying(
  platform: Platform,
  skuCodes: SkuCodes,
  language: Language,
  from: StockSource = "warehouse",
): Promise<Statement<ReadonlyMap<string, SkuForBuying>>> {
  const frame = await readFrame(platform);
  const pathsOf = (row: SkuRow) => row.category_codes.map((code) => frame.pathOf(code).map((one) => one.categoryCode));
  return statement(skuRows(skuCodes, from), (rows) => {
    const moment = platform.clock.now();
    return new Map(rows.map((row) => [row.sku_code, toSku(row, language, pathsOf(row), moment)]));
  });
}

function toSku(row: SkuRow, language: Language, paths: readonly (readonly string[])[], moment: Date): SkuForBuying {
  const [listPrice, sale] = [rupiah(row.list_price), saleOf(row)];
  return {
    skuCode: row.sku_code,
    skuNo: row.sku_no,
    barcode: row.barcode,
    productCode: row.product_code,
    ...namesOf(row, language),
    names: { "en-US": namesOf(row, "en-US"), "id-ID": namesOf(row, "id-ID") },
    brandCode: row.brand_code,
    brandName: row.brand_name,
    categoryCode: row.category_codes[0] ?? "",
    categoryCodes: [...new Set(paths.flat())],
    colourCode: row.colour_code,
    ...(row.image === null ? {} : { image: row.image }),
    orgCode,
    listPrice,
    salePrice: askedPrice(listPrice, sale, moment),
    sale,
    ...(row.ships_on === null ? {} : { deliveryDate: row.ships_on }),
    weightGrams: shippingWeight(paths[0]?.[0], row.size_system, row.size_label),
    sellable: !row.withdrawn,
    stock: row.stock,
  };
}

function namesOf(row: SkuRow, language: Language): GoodsNames {
  return {
    productName: row.names[language],
    colourName: row.colour_names[language],
    sizeName: sizeName(row.size_system, row.size_label, language),
  };
}

function saleOf(row: SkuRow): SalePrice {
  return {
    price: rupiah(row.sale_price),
    begins: row.sale_begins_at ?? undefined,
    ends: row.sale_ends_at ?? undefined,
  };
}
