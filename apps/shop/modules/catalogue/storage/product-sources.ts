import type { ColourWay, LocalisedText, SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { freeUnits } from "../../stock/stock.ts";
import type { ProductSource, SkuSource } from "../product-source.ts";
import { askedPrice } from "../sale-price.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Skus and colours are stored as JSON arrays without keys, a third of the bytes. */
type SkuTuple = [
  skuCode: string,
  skuNo: string,
  barcode: string,
  colourCode: string,
  sizeSystem: SizeSystem,
  sizeLabel: string,
  listPrice: number,
  salePrice: number,
  saleBegins: string | null,
  saleEnds: string | null,
  shipsOn: string | null,
  remindEnabled: boolean,
];
type ColourTuple = [colourCode: string, name: LocalisedText, swatch: ColourWay["swatch"], media: readonly string[]];
type SourceRow = Omit<ProductSource, "skus" | "colours"> & {
  skus: SkuTuple[];
  colours: ColourTuple[];
  /** In the order of the skus. */
  stock: number[];
};

/** The given products, in product-code order; unknown codes are absent. */
export async function productSources(platform: Platform, productCodes: readonly string[]): Promise<ProductSource[]> {
  return productCodes.length === 0 ? [] : readSources(platform, productCodes);
}

async function readSources(platform: Platform, productCodes: readonly string[]): Promise<ProductSource[]> {
  const { rows } = await sql<SourceRow>`
    select product_code as "productCode", brand_code as "brandCode", category_codes as "categoryCodes", gender, sport, name,
      certificate_no as "certificateNo", ribbon, fit, rating, keywords, released_on as "releasedOn",
      coalesce(colours, '[]') as colours, coalesce(skus, '[]') as skus,
      coalesce((select json_agg(${freeUnits("codes.code", "warehouse")} order by place)
        from unnest(sku_codes) with ordinality as codes (code, place)), '[]') as stock
    from products left join product_parts using (product_code)
    where product_code = any(${productCodes}::text[]) order by product_code`.execute(
    platform.database.tables<CatalogueTables>(),
  );
  const moment = platform.clock.now();
  return rows.map(({ stock, ...row }) => ({
    ...row,
    colours: row.colours.map(([colourCode, name, swatch, media]) => ({ colourCode, name, swatch, media })),
    skus: row.skus.map((sku, place) => toSku(sku, stock[place] ?? 0, moment)),
  }));
}

function toSku(sku: SkuTuple, stock: number, moment: Date): SkuSource {
  const [
    skuCode,
    skuNo,
    barcode,
    colourCode,
    sizeSystem,
    sizeLabel,
    list,
    price,
    begins,
    ends,
    shipsOn,
    remindEnabled,
  ] = sku;
  const sale = { price: rupiah(price), begins: momentOf(begins), ends: momentOf(ends) };
  const listPrice = rupiah(list);
  return {
    skuCode,
    skuNo,
    barcode,
    colourCode,
    sizeSystem,
    sizeLabel,
    listPrice,
    salePrice: askedPrice(listPrice, sale, moment),
    shipsOn,
    remindEnabled,
    stock,
  };
}

export function momentOf(text: string | null): Date | undefined {
  return text === null ? undefined : new Date(text);
}

export async function selectDescription(platform: Platform, productCode: string): Promise<LocalisedText | undefined> {
  const row = await platform.database
    .tables<CatalogueTables>()
    .selectFrom("products")
    .select("description")
    .where("product_code", "=", productCode)
    .executeTakeFirst();
  return row?.description;
}

export type DescribedSource = ProductSource & { readonly description: LocalisedText };

/** As `productSources`, with descriptions. */
export async function describedSources(
  platform: Platform,
  productCodes: readonly string[],
): Promise<DescribedSource[]> {
  const [sources, descriptions] = await Promise.all([
    productSources(platform, productCodes),
    selectDescriptions(platform, productCodes),
  ]);
  return sources.map((source) => ({ ...source, description: descriptions.get(source.productCode) ?? none }));
}

const none: LocalisedText = { "en-US": "", "id-ID": "" };

/** By product code. */
async function selectDescriptions(
  platform: Platform,
  productCodes: readonly string[],
): Promise<ReadonlyMap<string, LocalisedText>> {
  const rows = await platform.database
    .tables<CatalogueTables>()
    .selectFrom("products")
    .select(["product_code", "description"])
    .where("product_code", "in", productCodes)
    .execute();
  return new Map(rows.map(({ product_code, description }) => [product_code, description]));
}
