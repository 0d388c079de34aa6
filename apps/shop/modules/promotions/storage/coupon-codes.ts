import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OfferTables } from "./offer-tables.ts";

export type CouponCode = {
  readonly couponCode: string;
  readonly offerCode: string;
  /** For this shopper alone: nobody else can have used it. */
  readonly isOwn: boolean;
  /** Each of its uses has been taken. */
  readonly isUsedUp: boolean;
};

const basicColumns = sql`coupon_code as "couponCode", offer_code as "offerCode", coalesce(uses >= most_uses, false) as "isUsedUp"`;
const columns = sql`${basicColumns}, owner is not null as "isOwn"`;

/**
 * A code that this shopper may use: nobody's, or their own. Another's is as absent as no code.
 * Hyphens only help to read one. Of two codes that differ in nothing else, it is the one as typed.
 */
export async function selectCouponCode(
  platform: Platform,
  couponCode: string,
  owner: string,
): Promise<CouponCode | undefined> {
  const { rows } = await sql<CouponCode>`
    select ${columns}
    from coupon_codes
    where replace(coupon_code, '-', '') = replace(${couponCode}, '-', '') and (owner is null or owner = ${owner})
    order by coupon_code = ${couponCode} desc, coupon_code limit 1`.execute(platform.database.tables<OfferTables>());
  return rows[0];
}

/** The shopper's own codes, then those that are shown to everyone; none that has ended. */
export async function selectCouponsFor(
  platform: Platform,
  owner: string,
  limit: number,
): Promise<readonly CouponCode[]> {
  const { rows } = await sql<CouponCode>`
    select ${columns}
    from coupon_codes join offers using (offer_code)
    where (owner = ${owner} or (owner is null and listed)) and not stopped
      and (ends_at is null or ends_at > ${platform.clock.databaseNow()})
    order by owner is null, ends_at nulls last, coupon_code limit ${limit}`.execute(
    platform.database.tables<OfferTables>(),
  );
  return rows;
}

type OwnCoupon = Omit<CouponCode, "isOwn">;

/** All codes that are a member's alone, also used ones and those of offers that have ended. */
export async function selectOwnCoupons(platform: Platform, owner: string): Promise<readonly OwnCoupon[]> {
  const { rows } = await sql<OwnCoupon>`
    select ${basicColumns}
    from coupon_codes where owner = ${owner} order by offer_code, coupon_code`.execute(
    platform.database.tables<OfferTables>(),
  );
  return rows;
}

export type NewCouponCode = Pick<OfferTables["coupon_codes"], "coupon_code" | "owner" | "listed" | "most_uses">;

/** @returns how many are new: a code that exists stays as it is */
export async function insertCouponCodes(
  platform: Platform,
  offerCode: string,
  codes: readonly NewCouponCode[],
): Promise<number> {
  if (codes.length === 0) return 0;
  const rows = codes.map((code) => ({ ...code, offer_code: offerCode }));
  const inserted = await platform.database
    .tables<OfferTables>()
    .insertInto("coupon_codes")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("coupon_code")
    .execute();
  return inserted.length;
}

/**
 * Takes one use of a code, in one conditional statement; it locks the code until the transaction
 * ends.
 * @returns false when none is left; the caller must then roll back
 */
export function couponCodeTaken(couponCode: string): Statement<boolean> {
  return statement(
    sql`
      update coupon_codes set uses = uses + 1
      where coupon_code = ${couponCode} and (most_uses is null or uses < most_uses) returning 1`,
    (rows) => rows.length > 0,
  );
}
