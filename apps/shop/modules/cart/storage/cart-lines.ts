import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import { type RawBuilder, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { CartLine } from "../domain/cart-line.ts";
import type { CartTables } from "./cart-tables.ts";

/**
 * Locks a shopper's cart until the transaction ends, which serialises its changes and orders.
 * Creates the cart when there is none.
 */
export async function lockCart(platform: Platform, owner: string): Promise<void> {
  await platform.database.send(cartLock(platform, owner));
}

/** The same as a statement to be sent with others. */
export function cartLock({ clock }: Platform, owner: string): Statement<void> {
  return statement(
    sql`insert into carts (owner, changed_at) values (${owner}, ${clock.databaseNow()})
      on conflict (owner) do update set changed_at = excluded.changed_at`,
    () => {},
  );
}

/**
 * An owner's lines, in the order in which they were added; of both distribution types unless one is
 * given.
 */
export async function cartLinesOf(
  platform: Platform,
  owner: string,
  distributionType?: DistributionType,
): Promise<readonly CartLine[]> {
  return platform.database.send(cartLines(owner, distributionType));
}

/** The same as a statement to be sent with others. */
export function cartLines(owner: string, distributionType?: DistributionType): Statement<readonly CartLine[]> {
  return statement(
    sql<CartLine>`
      select cart_line_id as "cartLineId", distribution_type as "distributionType", sku_code as "skuCode",
        product_code as "productCode", org_code as "orgCode", activity_code as "activityCode", sku_name as "skuName",
        quantity, selected, seen_price as "seenPrice", seen_sold_out as "seenSoldOut"
      from cart_lines where ${isIn(owner, distributionType)} order by added_at, cart_line_id`,
    (lines) => lines,
  );
}

/** The codes of their skus, as an expression for another module's statement. */
export function cartSkus(owner: string, distributionType?: DistributionType): RawBuilder<readonly string[]> {
  return sql`array(select sku_code from cart_lines where ${isIn(owner, distributionType)})`;
}

function isIn(owner: string, distributionType: DistributionType | undefined): RawBuilder<boolean> {
  return distributionType === undefined
    ? sql<boolean>`owner = ${owner}`
    : sql<boolean>`owner = ${owner} and distribution_type = ${distributionType}`;
}

/** How many pieces are in the cart. */
export async function countPieces(platform: Platform, owner: string): Promise<number> {
  const row = await platform.database
    .tables<CartTables>()
    .selectFrom("cart_lines")
    .select(sql<number>`coalesce(sum(quantity), 0)::integer`.as("pieces"))
    .where("owner", "=", owner)
    .executeTakeFirstOrThrow();
  return row.pieces;
}

/**
 * Adds a line, or sets the quantity of the existing line of the sku, bought or under this offer.
 * Added lines are selected for checkout.
 * @returns the line's id
 */
export async function upsertCartLine(
  platform: Platform,
  owner: string,
  line: Omit<CartLine, "cartLineId" | "selected" | "seenSoldOut">,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into cart_lines as known (cart_line_id, owner, distribution_type, sku_code, product_code, org_code,
      activity_code, sku_name, quantity, seen_price)
    values (${uuidv7()}, ${owner}, ${line.distributionType}, ${line.skuCode}, ${line.productCode}, ${line.orgCode},
      ${line.activityCode}, ${line.skuName}, ${line.quantity}, ${line.seenPrice})
    on conflict (owner, distribution_type, sku_code, activity_code) do update set quantity = excluded.quantity,
      seen_price = excluded.seen_price, seen_sold_out = false, selected = true
    returning cart_line_id as id`.execute(platform.database.tables<CartTables>());
  const [row] = rows;
  if (!row) throw new Error("an upserted cart line answers its id");
  return row.id;
}

/** Updates the mutable columns of an existing line. */
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
 * Takes bought pieces out of the cart, in the order's transaction: one cart's contents are bought
 * once, however many checkouts they are in (I-05). Pieces added since the checkout began stay. The
 * caller locks the cart before.
 * @returns false when a line no longer has its pieces; the caller must then roll back
 */
export function boughtPieces(
  owner: string,
  bought: readonly { readonly cartLineId: string; readonly quantity: number }[],
): Statement<boolean> {
  const lineIds = bought.map((line) => line.cartLineId);
  const quantities = bought.map((line) => line.quantity);
  return statement(
    sql<{ taken: number }>`
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
      select (select count(*) from emptied)::integer + (select count(*) from lessened)::integer as taken`,
    ([row]) => row?.taken === bought.length,
  );
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

/** Deletes carts that have been untouched for this long. */
export async function deleteCartsUntouchedFor(platform: Platform, life: Milliseconds): Promise<void> {
  await platform.database
    .tables<CartTables>()
    .deleteFrom("carts")
    .where("changed_at", "<", platform.clock.databaseIn(milliseconds(-life)))
    .execute();
}
