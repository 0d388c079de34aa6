import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { GoodsFilter } from "../../promotions/promotions.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

type Lists = Pick<GoodsFilter, "products" | "categories" | "brands" | "skus">;

/**
 * Codes of the products that a promotion's filter means, newest first, and how many there are.
 * Products without skus are left out, as in lists.
 * @param below the given categories with all below them
 */
export async function selectProductsCovered(
  platform: Platform,
  filter: GoodsFilter,
  below: (categories: readonly string[]) => readonly string[],
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly productCodes: readonly string[]; readonly total: number }> {
  const now = platform.clock.now();
  const isWanted = inLists(filter, below) ?? sql<boolean>`true`;
  const isExcepted = (filter.except && inLists(filter.except, below)) ?? sql<boolean>`false`;
  const isFullPrice = sql<boolean>`(skus.sale_price >= skus.list_price
    or skus.sale_begins_at > ${now} or skus.sale_ends_at <= ${now})`;
  const { rows } = await sql<{ code: string; total: number }>`
    select product_code as code, count(*) over ()::integer as total from products
    where exists (select from skus where skus.product_code = products.product_code and not withdrawn
      and ${isWanted} and not ${isExcepted} and ${filter.fullPriceOnly ? isFullPrice : sql<boolean>`true`})
    order by released_on desc, product_code limit ${page.limit} offset ${page.offset}`.execute(
    platform.database.tables<CatalogueTables>(),
  );
  return { productCodes: rows.map(({ code }) => code), total: rows[0]?.total ?? 0 };
}

/** Undefined when there are no lists. */
function inLists(
  { products, categories, brands, skus }: Lists,
  below: (categories: readonly string[]) => readonly string[],
): RawBuilder<boolean> | undefined {
  if (!products && !categories && !brands && !skus) return undefined;
  return sql<boolean>`(products.product_code = any(${products ?? []}::text[]) or brand_code = any(${brands ?? []}::text[])
    or category_codes && ${below(categories ?? [])}::text[] or skus.sku_code = any(${skus ?? []}::text[]))`;
}
