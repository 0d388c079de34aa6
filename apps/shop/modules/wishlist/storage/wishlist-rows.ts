import { type Generated, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

type WishlistTables = {
  wishlist_items: {
    member_code: string;
    product_code: string;
    /** Whole rupiah, as shown when it was added. */
    price: number;
    added_at: Date;
    position: Generated<number>;
  };
};

export type Wish = { readonly productCode: string; readonly price: number; readonly addedAt: Date };

export async function selectWishes(platform: Platform, memberCode: string): Promise<Wish[]> {
  const rows = await platform.database
    .tables<WishlistTables>()
    .selectFrom("wishlist_items")
    .select(["product_code", "price", "added_at"])
    .where("member_code", "=", memberCode)
    .orderBy("position", "desc")
    .execute();
  return rows.map((row) => ({ productCode: row.product_code, price: row.price, addedAt: row.added_at }));
}

/**
 * Adds wishes in their order, in one statement; what is there already stays as it is.
 * @param most the list's length afterwards; what is beyond is left out
 * @returns the codes that are in the list afterwards
 */
export async function insertWishes(
  platform: Platform,
  memberCode: string,
  wishes: readonly Pick<Wish, "productCode" | "price">[],
  most: number,
): Promise<ReadonlySet<string>> {
  const tables = platform.database.tables<WishlistTables>();
  const { rows } = await sql<{ product_code: string }>`
    with present as (
      select product_code from wishlist_items where member_code = ${memberCode}
    ), wanted as (
      select product_code, price, place, row_number() over (order by place) as number
      from unnest(${wishes.map(({ productCode }) => productCode)}::text[], ${wishes.map(({ price }) => price)}::bigint[])
        with ordinality as wanted (product_code, price, place)
      where product_code not in (select product_code from present)
    ), added as (
      insert into wishlist_items (member_code, product_code, price, added_at)
      select ${memberCode}, product_code, price, ${platform.clock.databaseNow()} from wanted
      where number <= ${most} - (select count(*) from present) order by place
      on conflict do nothing
      returning product_code
    )
    select product_code from present union select product_code from added`.execute(tables);
  return new Set(rows.map(({ product_code }) => product_code));
}

export async function deleteWish(platform: Platform, memberCode: string, productCode: string): Promise<void> {
  await platform.database
    .tables<WishlistTables>()
    .deleteFrom("wishlist_items")
    .where("member_code", "=", memberCode)
    .where("product_code", "=", productCode)
    .execute();
}

export async function deleteWishesOf(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<WishlistTables>()
    .deleteFrom("wishlist_items")
    .where("member_code", "=", memberCode)
    .execute();
}
