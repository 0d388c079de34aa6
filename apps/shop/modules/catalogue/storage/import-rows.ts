import type {
  BrandRecord,
  CatalogueDocument,
  CategoryRecord,
  ProductRecord,
} from "@gelora/contracts/catalogue-document.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** A product with the values the import computed for it. */
export type ProductToWrite = {
  readonly record: ProductRecord;
  readonly contentHash: string;
  readonly stockHash: string;
  /** yyyy-MM-dd */
  readonly releasedOn: string;
  /** yyyy-MM-dd by sku code, for pre-order goods. */
  readonly shipsOn: ReadonlyMap<string, string>;
  /** By sku code, for sale prices with a period. */
  readonly saleMoments: ReadonlyMap<string, { readonly begins: Date | undefined; readonly ends: Date | undefined }>;
};

export type KnownHashes = ReadonlyMap<string, { readonly contentHash: string; readonly stockHash: string }>;

export async function selectHashes(platform: Platform, productCodes: readonly string[]): Promise<KnownHashes> {
  const result = await sql<{ product_code: string; content_hash: string; stock_hash: string }>`
    select product_code, content_hash, stock_hash from products where product_code = any(${productCodes}::text[])`.execute(
    platform.database.tables<CatalogueTables>(),
  );
  return new Map(
    result.rows.map((row) => [row.product_code, { contentHash: row.content_hash, stockHash: row.stock_hash }]),
  );
}

/** Rows are sent as one JSON parameter, so a batch of any size is one statement. */
async function run(platform: Platform, statement: RawBuilder<unknown>): Promise<number> {
  const result = await statement.execute(platform.database.tables<CatalogueTables>());
  return Number(result.numAffectedRows ?? 0n);
}

/** @returns how many brands are new or changed */
export async function upsertBrands(platform: Platform, brands: readonly BrandRecord[]): Promise<number> {
  const rows = brands.map((brand) => ({
    brand_code: brand.brandCode,
    brand_name: brand.brandName,
    story: brand.story,
    logo: brand.logo,
  }));
  return run(
    platform,
    sql`
    insert into brands (brand_code, brand_name, story, logo)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (brand_code text, brand_name text, story jsonb, logo text)
    on conflict (brand_code) do update set brand_name = excluded.brand_name, story = excluded.story, logo = excluded.logo
    where (brands.brand_name, brands.story, brands.logo) is distinct from (excluded.brand_name, excluded.story, excluded.logo)`,
  );
}

/** @returns how many categories are new or changed */
export async function upsertCategories(platform: Platform, categories: readonly CategoryRecord[]): Promise<number> {
  const rows = categories.map((category) => ({
    category_code: category.categoryCode,
    parent_code: category.parentCode ?? null,
    name: category.name,
    position: category.position,
  }));
  return run(
    platform,
    sql`
    insert into categories (category_code, parent_code, name, position)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (category_code text, parent_code text, name jsonb, position integer)
    on conflict (category_code) do update set parent_code = excluded.parent_code, name = excluded.name, position = excluded.position
    where (categories.parent_code, categories.name, categories.position) is distinct from (excluded.parent_code, excluded.name, excluded.position)`,
  );
}

/** @returns how many sports are new or changed */
export async function upsertSports(platform: Platform, sports: CatalogueDocument["sports"]): Promise<number> {
  const rows = sports.map(({ sport, name }, position) => ({ sport, name, position }));
  return run(
    platform,
    sql`
    insert into sports (sport, name, position)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (sport text, name jsonb, position integer)
    on conflict (sport) do update set name = excluded.name, position = excluded.position
    where (sports.name, sports.position) is distinct from (excluded.name, excluded.position)`,
  );
}

export async function upsertProducts(
  platform: Platform,
  products: readonly ProductToWrite[],
  version: number,
): Promise<void> {
  const rows = products.map(({ record, contentHash, stockHash, releasedOn }) => ({
    product_code: record.productCode,
    brand_code: record.brandCode,
    category_codes: record.categoryCodes,
    gender: record.gender,
    sport: record.sport,
    name: record.name,
    description: record.description,
    certificate_no: record.certificateNo ?? null,
    ribbon: record.ribbon ?? null,
    fit: record.fit ?? null,
    keywords: record.keywords,
    released_on: releasedOn,
    content_hash: contentHash,
    stock_hash: stockHash,
  }));
  await run(
    platform,
    sql`
    insert into products (product_code, brand_code, category_codes, gender, sport, name, description, certificate_no, ribbon, fit, keywords,
      released_on, content_hash, stock_hash, version)
    select given.*, ${version}::bigint from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (product_code text, brand_code text,
      category_codes text[], gender text, sport text, name jsonb, description jsonb, certificate_no text, ribbon jsonb, fit jsonb, keywords text[],
      released_on date, content_hash text, stock_hash text)
    on conflict (product_code) do update set brand_code = excluded.brand_code, category_codes = excluded.category_codes,
      gender = excluded.gender, sport = excluded.sport, name = excluded.name, description = excluded.description,
      certificate_no = excluded.certificate_no, ribbon = excluded.ribbon, fit = excluded.fit, keywords = excluded.keywords,
      released_on = excluded.released_on, content_hash = excluded.content_hash, stock_hash = excluded.stock_hash,
      version = excluded.version, updated_at = now()`,
  );
}

export async function replaceColours(platform: Platform, products: readonly ProductRecord[]): Promise<void> {
  const codes = products.map((product) => product.productCode);
  await run(platform, sql`delete from colour_ways where product_code = any(${codes}::text[])`);
  const rows = products.flatMap((product) =>
    product.colours.map((colour, position) => ({
      product_code: product.productCode,
      colour_code: colour.colourCode,
      name: colour.name,
      swatch: colour.swatch,
      media: colour.media,
      position,
    })),
  );
  await run(
    platform,
    sql`
    insert into colour_ways (product_code, colour_code, name, swatch, media, position)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (product_code text, colour_code text, name jsonb,
      swatch text[], media text[], position integer)`,
  );
}

/**
 * Takes whole products off sale. A later import that has them again sells them again, so the hash
 * of what was imported goes.
 * @returns how many were for sale
 */
export async function withdrawProducts(
  platform: Platform,
  productCodes: readonly string[],
  version: number,
): Promise<number> {
  return run(
    platform,
    sql`
    with gone as (
      update skus set withdrawn = true where product_code = any(${productCodes}::text[]) and not withdrawn
      returning product_code
    )
    update products set version = ${version}, content_hash = '', updated_at = now()
    where product_code in (select product_code from gone)`,
  );
}

/**
 * Skus missing from the document are withdrawn, not deleted: carts and orders still refer to them.
 */
export async function replaceSkus(platform: Platform, products: readonly ProductToWrite[]): Promise<void> {
  const codes = products.map(({ record }) => record.productCode);
  await run(
    platform,
    sql`update skus set withdrawn = true where product_code = any(${codes}::text[]) and not withdrawn`,
  );
  const rows = products.flatMap(({ record, shipsOn, saleMoments }) =>
    record.skus.map((sku, position) => ({
      sku_code: sku.skuCode,
      product_code: record.productCode,
      sku_no: sku.skuNo,
      barcode: sku.barcode,
      colour_code: sku.colourCode,
      size_system: sku.sizeSystem,
      size_label: sku.sizeLabel,
      list_price: sku.listPrice,
      sale_price: sku.salePrice,
      sale_begins_at: saleMoments.get(sku.skuCode)?.begins ?? null,
      sale_ends_at: saleMoments.get(sku.skuCode)?.ends ?? null,
      ships_on: shipsOn.get(sku.skuCode) ?? null,
      remind_enabled: sku.remindEnabled,
      position,
    })),
  );
  await run(
    platform,
    sql`
    insert into skus (sku_code, product_code, sku_no, barcode, colour_code, size_system, size_label, list_price, sale_price,
      sale_begins_at, sale_ends_at, ships_on, remind_enabled, position)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (sku_code text, product_code text, sku_no text, barcode text,
      colour_code text, size_system text, size_label text, list_price bigint, sale_price bigint,
      sale_begins_at timestamptz, sale_ends_at timestamptz, ships_on date, remind_enabled boolean,
      position integer)
    on conflict (sku_code) do update set product_code = excluded.product_code, sku_no = excluded.sku_no, barcode = excluded.barcode,
      colour_code = excluded.colour_code, size_system = excluded.size_system, size_label = excluded.size_label,
      list_price = excluded.list_price, sale_price = excluded.sale_price,
      sale_begins_at = excluded.sale_begins_at, sale_ends_at = excluded.sale_ends_at,
      ships_on = case when skus.ships_on is not null and excluded.ships_on is not null then skus.ships_on else excluded.ships_on end,
      remind_enabled = excluded.remind_enabled, position = excluded.position, withdrawn = false`,
  );
}

/** The codes that a product may refer to. */
export async function selectKnownFrameCodes(
  platform: Platform,
): Promise<{ brands: Set<string>; categories: Set<string>; sports: Set<string> }> {
  const tables = platform.database.tables<CatalogueTables>();
  const brands = await tables.selectFrom("brands").select("brand_code").execute();
  const categories = await tables.selectFrom("categories").select("category_code").execute();
  const sports = await tables.selectFrom("sports").select("sport").execute();
  return {
    brands: new Set(brands.map((row) => row.brand_code)),
    categories: new Set(categories.map((row) => row.category_code)),
    sports: new Set(sports.map((row) => row.sport)),
  };
}
