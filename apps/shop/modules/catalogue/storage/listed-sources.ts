import type { LocalisedText, SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { freeUnits } from "../../stock/stock.ts";
import type { ListedSource } from "../listed-source.ts";
import { askedPrice } from "../sale-price.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { momentOf } from "./product-sources.ts";

type SkuTuple = [
  skuCode: string,
  colourCode: string,
  sizeSystem: SizeSystem,
  sizeLabel: string,
  listPrice: number,
  salePrice: number,
  saleBegins: string | null,
  saleEnds: string | null,
  shipsOn: string | null,
  stock: number,
];
type ColourTuple = [colourCode: string, name: LocalisedText, mainColour: string];
type ListedRow = Omit<ListedSource, "skus" | "colours"> & { skus: SkuTuple[]; colours: ColourTuple[] };

/** The given products, in product-code order; unknown codes are absent. */
export async function listedSources(platform: Platform, productCodes: readonly string[]): Promise<ListedSource[]> {
  return productCodes.length === 0 ? [] : readListed(platform, productCodes);
}

async function readListed(platform: Platform, productCodes: readonly string[]): Promise<ListedSource[]> {
  const { rows } = await sql<ListedRow>`
    select product_code as "productCode", brand_code as "brandCode", category_codes as "categoryCodes", gender, sport,
      name, keywords, released_on as "releasedOn", ribbon is not null as "hasRibbon",
      coalesce((select json_agg(json_build_array(colour_code, name, swatch[1]) order by position)
        from colour_ways where colour_ways.product_code = products.product_code), '[]') as colours,
      coalesce((select json_agg(json_build_array(sku_code, colour_code, size_system, size_label, list_price, sale_price, sale_begins_at,
        sale_ends_at, ships_on, ${freeUnits("skus.sku_code", "warehouse")}) order by position)
        from skus where skus.product_code = products.product_code and not withdrawn), '[]') as skus
    from products where product_code = any(${productCodes}::text[]) order by product_code`.execute(
    platform.database.tables<CatalogueTables>(),
  );
  const moment = platform.clock.now();
  return rows.map((row) => ({
    ...row,
    colours: row.colours.map(([colourCode, name, mainColour]) => ({ colourCode, name, mainColour })),
    skus: row.skus.map(([skuCode, colourCode, sizeSystem, sizeLabel, list, price, begins, ends, shipsOn, stock]) => {
      const listPrice = rupiah(list);
      const sale = { price: rupiah(price), begins: momentOf(begins), ends: momentOf(ends) };
      const salePrice = askedPrice(listPrice, sale, moment);
      return { skuCode, colourCode, sizeSystem, sizeLabel, listPrice, salePrice, shipsOn, stock };
    }),
  }));
}
