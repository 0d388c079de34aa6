import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { TakenOrder } from "../domain/order.ts";

/**
 * Completed orders that guests placed, with an address or a number, the oldest first.
 * @param email folded; undefined where there is none
 * @param mobile without the +62 prefix; the one that a guest gave for their points counts first
 */
export async function completedOrdersOfGuests(
  platform: Platform,
  { email, mobile }: { readonly email: string | undefined; readonly mobile: string | undefined },
): Promise<readonly { readonly orderCode: string; readonly owner: string }[]> {
  const ofGuests = sql`(owner like 'visitor:%' or former_owner is not null) and completed_at is not null`;
  const { rows } = await sql<{ orderCode: string; owner: string; completedAt: Date }>`
    select order_code as "orderCode", owner, completed_at as "completedAt" from orders
      where ${ofGuests} and lower(email) = ${email ?? null}
    union
    select order_code, owner, completed_at from orders
      where ${ofGuests} and coalesce(loyalty_mobile, mobile) = ${mobile ?? null}
    order by 3, 1`.execute(platform.database.tables());
  return rows;
}

/**
 * Makes an owner's what guests ordered with an address, whatever has become of it.
 * @param email folded
 */
export async function giveGuestsOrders(
  platform: Platform,
  email: string,
  owner: string,
): Promise<readonly TakenOrder[]> {
  const { rows } = await sql<TakenOrder>`
    update orders set owner = ${owner}, former_owner = owner
    where owner like 'visitor:%' and lower(email) = ${email}
    returning order_code as "orderCode", former_owner as "formerOwner"`.execute(platform.database.tables());
  return rows;
}

/** Whether a guest placed an order, also one who has become a member since. */
export async function isGuests(platform: Platform, orderCode: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders where order_code = ${orderCode}
      and (owner like 'visitor:%' or former_owner is not null)`.execute(platform.database.tables());
  return rows.length > 0;
}

const claims = sql`hashtext('claims of guests'' orders')`;

/**
 * Holds off claims of guests' orders until the caller's transaction ends, which completes
 * one.
 */
export async function holdClaimsOff(platform: Platform): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${claims})`.execute(platform.database.tables());
}

/**
 * Waits for completions that may not have seen the claimant's card, and holds others off until the
 * caller's transaction ends: an order is completed before the claim, or sees the card.
 */
export async function awaitCompletions(platform: Platform): Promise<void> {
  await sql`select pg_advisory_xact_lock(${claims})`.execute(platform.database.tables());
}
