import { type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { DistributionType } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CartLine } from "../domain/cart-line.ts";
import type { CartTables } from "./cart-tables.ts";

/** Makes changes of one cart wait for each other, until the running transaction ends. The cart is made when there is none. */
export async function lockCart(platform: Platform, owner: string): Promise<void> {
  await platform.database
    .tables<CartTables>()
    .insertInto("carts")
    .values({ owner, changed_at: platform.clock.databaseNow() })
    .onConflict((conflict) => conflict.column("owner").doUpdateSet({ changed_at: platform.clock.databaseNow() }))
    .execute();
}

/** All lines of a cart in the order in which they were added; without a distribution type those of both. */
export async function selectCartLines(
  platform: Platform,
  owner: string,
  distributionType?: DistributionType,
): Promise<CartLine[]> {
  const query = linesOf(platform, owner);
  const rows = await (distributionType ? query.where("distribution_type", "=", distributionType) : query).execute();
  return rows.map(lineOf);
}

function linesOf(platform: Platform, owner: string) {
  return platform.database
    .tables<CartTables>()
    .selectFrom("cart_lines")
    .selectAll()
    .where("owner", "=", owner)
    .orderBy("added_at")
    .orderBy("cart_line_id");
}

type CartLineRow = Awaited<ReturnType<ReturnType<typeof linesOf>["execute"]>>[number];

function lineOf(row: CartLineRow): CartLine {
  return {
    cartLineId: row.cart_line_id,
    distributionType: row.distribution_type,
    skuCode: row.sku_code,
    productCode: row.product_code,
    orgCode: row.org_code,
    activityCode: row.activity_code,
    skuName: row.sku_name,
    quantity: row.quantity,
    selected: row.selected,
    seenPrice: row.seen_price,
    seenSoldOut: row.seen_sold_out,
  };
}

/** How many pieces lie in the cart. */
export async function countPieces(platform: Platform, owner: string): Promise<number> {
  const row = await platform.database
    .tables<CartTables>()
    .selectFrom("cart_lines")
    .select(sql<number>`coalesce(sum(quantity), 0)::integer`.as("pieces"))
    .where("owner", "=", owner)
    .executeTakeFirstOrThrow();
  return row.pieces;
}

/** Puts a line in, or sets the quantity of the sku's line that is there. What is put in is chosen for checkout. @returns the line's id */
export async function upsertCartLine(
  platform: Platform,
  owner: string,
  line: Omit<CartLine, "cartLineId" | "selected" | "seenSoldOut">,
): Promise<string> {
  const row = await platform.database
    .tables<CartTables>()
    .insertInto("cart_lines")
    .values({
      cart_line_id: uuidv7(),
      owner,
      distribution_type: line.distributionType,
      sku_code: line.skuCode,
      product_code: line.productCode,
      org_code: line.orgCode,
      activity_code: line.activityCode,
      sku_name: line.skuName,
      quantity: line.quantity,
      seen_price: line.seenPrice,
    })
    .onConflict((conflict) =>
      conflict.columns(["owner", "distribution_type", "sku_code"]).doUpdateSet({
        quantity: line.quantity,
        activity_code: line.activityCode,
        seen_price: line.seenPrice,
        seen_sold_out: false,
        selected: true,
      }),
    )
    .returning("cart_line_id")
    .executeTakeFirstOrThrow();
  return row.cart_line_id;
}

/** Writes what may change about a line that is there. */
export async function updateCartLine(platform: Platform, owner: string, line: CartLine): Promise<void> {
  await platform.database
    .tables<CartTables>()
    .updateTable("cart_lines")
    .set({
      quantity: line.quantity,
      selected: line.selected,
      seen_price: line.seenPrice,
      seen_sold_out: line.seenSoldOut,
    })
    .where("owner", "=", owner)
    .where("cart_line_id", "=", line.cartLineId)
    .execute();
}

/**
 * Takes bought pieces out; pieces that were added to a line since its checkout began stay.
 * @returns how many of the lines had all the pieces
 */
export async function takePieces(
  platform: Platform,
  owner: string,
  bought: readonly { readonly cartLineId: string; readonly quantity: number }[],
): Promise<number> {
  const lineIds = bought.map((line) => line.cartLineId);
  const quantities = bought.map((line) => line.quantity);
  const result = await sql<{ taken: number }>`
    with bought as (select * from unnest(${lineIds}::uuid[], ${quantities}::integer[]) as bought (cart_line_id, quantity)),
    emptied as (
      delete from cart_lines using bought
      where cart_lines.owner = ${owner} and cart_lines.cart_line_id = bought.cart_line_id and cart_lines.quantity = bought.quantity
      returning 1
    ), lessened as (
      update cart_lines set quantity = cart_lines.quantity - bought.quantity from bought
      where cart_lines.owner = ${owner} and cart_lines.cart_line_id = bought.cart_line_id and cart_lines.quantity > bought.quantity
      returning 1
    )
    select (select count(*) from emptied)::integer + (select count(*) from lessened)::integer as taken`.execute(
    platform.database.tables<CartTables>(),
  );
  return result.rows[0]?.taken ?? 0;
}

export async function deleteCartLine(platform: Platform, owner: string, cartLineId: string): Promise<void> {
  await platform.database
    .tables<CartTables>()
    .deleteFrom("cart_lines")
    .where("owner", "=", owner)
    .where("cart_line_id", "=", cartLineId)
    .execute();
}

export async function deleteCart(platform: Platform, owner: string): Promise<void> {
  await platform.database.tables<CartTables>().deleteFrom("carts").where("owner", "=", owner).execute();
}

/** Forgets carts that nobody touched for this long. */
export async function deleteCartsUntouchedFor(platform: Platform, life: Milliseconds): Promise<void> {
  await platform.database
    .tables<CartTables>()
    .deleteFrom("carts")
    .where("changed_at", "<", platform.clock.databaseIn(milliseconds(-life)))
    .execute();
}
