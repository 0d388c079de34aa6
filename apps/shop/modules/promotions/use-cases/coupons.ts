import { randomBytes } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import type { StoredOffer } from "../domain/stored-offer.ts";
import { type CouponCode, insertCouponCodes, selectCouponCode, selectCouponsFor } from "../storage/coupon-codes.ts";
import { selectOffers } from "../storage/offers.ts";

/** A coupon in a shopper's hand. */
export type Coupon = CouponCode & { readonly offer: StoredOffer };

/**
 * As codes are written: capital letters, digits and hyphens, without the spaces that speaking or
 * copying puts between them, and with hyphens where a phone or a letter has dashes.
 */
export function couponCodeOf(typed: string): string {
  return typed
    .replace(/\s/g, "")
    .replace(/\p{Pd}/gu, "-")
    .toUpperCase();
}

/** Hyphens only help to read a code. */
export function isSameCoupon(one: string, other: string): boolean {
  return one.replaceAll("-", "") === other.replaceAll("-", "");
}

/**
 * A coupon that this shopper may use; undefined for unknown, stopped and other people's codes.
 * @param couponCode from `couponCodeOf`
 */
export async function findCoupon(platform: Platform, couponCode: string, owner: string): Promise<Coupon | undefined> {
  const code = await selectCouponCode(platform, couponCode, owner);
  const [offer] = code ? await selectOffers(platform, [code.offerCode]) : [];
  return code && offer && !offer.stopped ? { ...code, offer } : undefined;
}

const mostShown = 50;

/** The coupons that a shopper is shown: their own first. */
export async function couponsFor(platform: Platform, owner: string): Promise<readonly Coupon[]> {
  const codes = await selectCouponsFor(platform, owner, mostShown);
  const offers = await selectOffers(platform, [...new Set(codes.map(({ offerCode }) => offerCode))]);
  return codes.flatMap((code) => {
    const offer = offers.find((one) => one.code === code.offerCode);
    return offer ? [{ ...code, offer }] : [];
  });
}

/** Without letters and digits that look alike. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const lettersOfCode = 16;
const mostOfBatch = 10_000;

/**
 * Makes codes of a coupon that are used once each: 80 random bits, so that none can be guessed
 * (AC-32).
 * @param owner the member whose they are; null for anyone who has one
 * @throws RangeError for more than ten thousand; Error for an offer that is no coupon
 */
export async function makeCoupons(
  platform: Platform,
  by: Worker,
  offerCode: string,
  batch: { readonly pieces: number; readonly owner: string | null },
): Promise<readonly string[]> {
  const { pieces, owner } = batch;
  if (!Number.isSafeInteger(pieces) || pieces < 1 || pieces > mostOfBatch)
    throw new RangeError(`a batch has 1 to ${mostOfBatch} codes`);
  const [offer] = await selectOffers(platform, [offerCode]);
  if (offer?.kind !== "COUPON") throw new Error(`${offerCode} is no coupon`);
  const codes = Array.from({ length: pieces }, randomCode);
  await platform.database.transaction(async () => {
    const rows = codes.map((code) => ({ coupon_code: code, owner, listed: false, most_uses: 1 }));
    await insertCouponCodes(platform, offerCode, rows);
    const subject = { kind: "offer", code: offerCode } as const;
    await recordAct(platform, by, { name: "coupons.made", subject, details: { pieces } });
  });
  return codes;
}

function randomCode(): string {
  const letters = [...randomBytes(lettersOfCode)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return letters.replace(/(.{4})(?!$)/g, "$1-");
}
