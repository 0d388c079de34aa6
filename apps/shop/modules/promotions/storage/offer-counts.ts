import { anyOf } from "@gelora/service-kit/any-of.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OfferLimits } from "../domain/offer-rule.ts";
import type { OfferTables } from "./offer-tables.ts";

export type OfferCounts = Omit<OfferTables["offer_counts"], "offer_code">;

/** By offer code; an offer that has never been given has none. */
export async function selectCounts(platform: Platform): Promise<ReadonlyMap<string, OfferCounts>> {
  const { rows } = await sql<OfferTables["offer_counts"]>`
    select offer_code, total, spent, day::text, today, spent_today from offer_counts
    where offer_code in (select offer_code from offers where not stopped)`.execute(
    platform.database.tables<OfferTables>(),
  );
  return new Map(rows.map(({ offer_code, ...counts }) => [offer_code, counts]));
}

/** How often someone has had these offers, by code: the most under any of their keys. */
export function usesBy(shoppers: readonly string[], codes: readonly string[]): Statement<ReadonlyMap<string, number>> {
  return statement(
    sql<{ offer_code: string; uses: number }>`
      select offer_code, max(uses) as uses from offer_shopper_counts
      where offer_code = any(${codes}::text[]) and shopper = any(${shoppers}::text[]) group by offer_code`,
    (rows) => new Map(rows.map(({ offer_code, uses }) => [offer_code, uses])),
  );
}

export type OfferTaking = {
  readonly orderCode: string;
  readonly offerCode: string;
  readonly amount: number;
  /** Keys that each count by themselves: the owner of the order, and their number. */
  readonly shoppers: readonly string[];
  /** Today in Jakarta, yyyy-MM-dd. */
  readonly day: string;
  /** The code that brought it, of a coupon. */
  readonly couponCode: string | null;
  readonly limits: OfferLimits;
};

const unlimited = Number.MAX_SAFE_INTEGER;

/**
 * Counts one use of an offer, if every limit allows it, in one conditional statement. It locks the
 * offer's counts until the transaction ends. A use counted just after midnight, for the day before,
 * counts for the new day.
 * @returns false when a limit stands against it; the caller must then roll back
 */
export function takeOffer({
  orderCode,
  offerCode,
  amount,
  shoppers,
  day,
  limits,
  couponCode,
}: OfferTaking): Statement<boolean> {
  const { perShopper, total, perDay, budget, budgetPerDay } = limits;
  const keys = perShopper === undefined ? [] : shoppers;
  return statement(
    sql<{ counted: number; personal: number }>`
      with counted as (
        insert into offer_counts as known (offer_code, total, spent, day, today, spent_today)
        select ${offerCode}, 1, ${amount}::bigint, ${day}::date, 1, ${amount}::bigint
        where ${amount}::bigint <= ${budget ?? unlimited}::bigint and ${amount}::bigint <= ${budgetPerDay ?? unlimited}::bigint
        on conflict (offer_code) do update set
          total = known.total + 1,
          spent = known.spent + excluded.spent,
          day = greatest(known.day, excluded.day),
          today = case when known.day >= excluded.day then known.today else 0 end + 1,
          spent_today = case when known.day >= excluded.day then known.spent_today else 0 end + excluded.spent_today
        where known.total < ${total ?? unlimited}::bigint
          and known.spent + excluded.spent <= ${budget ?? unlimited}::bigint
          and (known.day < excluded.day or (known.today < ${perDay ?? unlimited}::bigint
            and known.spent_today + excluded.spent_today <= ${budgetPerDay ?? unlimited}::bigint))
        returning day
      ), personal as (
        insert into offer_shopper_counts as known (offer_code, shopper, uses)
        select ${offerCode}, shopper, 1 from counted, unnest(${keys}::text[]) as shopper order by shopper
        on conflict (offer_code, shopper) do update set uses = known.uses + 1
        where known.uses < ${perShopper ?? unlimited}::bigint
        returning 1
      ), noted as (
        insert into offer_uses (order_code, offer_code, shoppers, amount, coupon_code, day)
        select ${orderCode}, ${offerCode}, ${keys}::text[], ${amount}::bigint, ${couponCode}, day from counted
        on conflict (order_code, offer_code) do update set given_back = false, day = excluded.day
      )
      select (select count(*) from counted)::integer as counted, (select count(*) from personal)::integer as personal`,
    ([row]) => row?.counted === 1 && row.personal === keys.length,
  );
}

/** The uses of an order, whether or not they were given back, in the order of their offers. */
export async function selectUses(platform: Platform, orderCode: string) {
  return platform.database
    .tables<OfferTables>()
    .selectFrom("offer_uses")
    .select(["offer_code", "shoppers", "amount", "given_back", "coupon_code"])
    .where("order_code", "=", orderCode)
    .orderBy("offer_code")
    .execute();
}

/** The codes that brought the coupons of orders, by order code, also where a use was given back. */
export async function selectCouponsOfOrders(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderCodes.length === 0) return new Map();
  const rows = await platform.database
    .tables<OfferTables>()
    .selectFrom("offer_uses")
    .select(["order_code", "coupon_code"])
    .where("order_code", "=", anyOf(orderCodes))
    .where("coupon_code", "is not", null)
    .execute();
  return new Map(rows.flatMap(({ order_code: order, coupon_code: coupon }) => (coupon ? [[order, coupon]] : [])));
}

/** Gives one use back, once; it locks the counts as taking it does. */
export function offerGivenBack(orderCode: string, offerCode: string): Statement<void> {
  return statement(
    sql`
      with back as (
        update offer_uses set given_back = true
        where order_code = ${orderCode} and offer_code = ${offerCode} and not given_back
        returning shoppers, amount, day, coupon_code
      ), counted as (
        update offer_counts as known set
          total = known.total - 1,
          spent = known.spent - back.amount,
          today = known.today - case when known.day = back.day then 1 else 0 end,
          spent_today = known.spent_today - case when known.day = back.day then back.amount else 0 end
        from back where known.offer_code = ${offerCode}
      ), freed as (
        update coupon_codes set uses = uses - 1 from back where coupon_codes.coupon_code = back.coupon_code
      )
      update offer_shopper_counts as known set uses = known.uses - 1
      from back where known.offer_code = ${offerCode} and known.shopper = any(back.shoppers)`,
    () => {},
  );
}

/** @returns undoes all that the transaction has done since */
export async function savepoint(platform: Platform, name: "offers_again"): Promise<() => Promise<void>> {
  const tables = platform.database.tables<OfferTables>();
  await sql`savepoint ${sql.id(name)}`.execute(tables);
  return async () => {
    await sql`rollback to savepoint ${sql.id(name)}`.execute(tables);
  };
}
