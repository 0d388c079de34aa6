import { type Kysely, sql } from "kysely";

/**
 * Carts allowed five of a sku for each way of delivery. Where the two exceed five together, the
 * pick-up line is reduced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from cart_lines as pickup using cart_lines as delivery
    where pickup.owner = delivery.owner and pickup.sku_code = delivery.sku_code
      and pickup.distribution_type = '21' and delivery.distribution_type = '11' and delivery.quantity >= 5`.execute(db);
  await sql`
    update cart_lines as pickup set quantity = least(pickup.quantity, 5 - delivery.quantity) from cart_lines as delivery
    where pickup.owner = delivery.owner and pickup.sku_code = delivery.sku_code
      and pickup.distribution_type = '21' and delivery.distribution_type = '11'`.execute(db);
}
