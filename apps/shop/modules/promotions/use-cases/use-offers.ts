import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Verdict } from "../domain/verdict.ts";
import { couponCodeTaken } from "../storage/coupon-codes.ts";
import { offerGivenBack, savepoint, selectUses, takeOffer } from "../storage/offer-counts.ts";
import { selectOffers } from "../storage/offers.ts";
import { hasOrderedBefore, type OfferSeeker, shopperKeys } from "./offers-of.ts";

export type OrderOfOffers = Pick<OfferSeeker, "owner" | "mobile"> & {
  readonly orderCode: string;
  /** The code of the checkout's coupon. */
  readonly coupon?: { readonly couponCode: string; readonly offerCode: string } | undefined;
};

/**
 * Counts the offers that an order was quoted with, in the order's transaction: of parallel orders
 * no more get an offer than its limits allow. Locks the counts of each limited offer, in the order
 * of their codes. The caller locks the shopper's cart, so their first order is one.
 * @returns false when a limit stands against it by now; the caller must then roll back
 */
export async function takeOffers(
  platform: Platform,
  { orderCode, coupon, ...shopper }: OrderOfOffers,
  verdicts: readonly Verdict[],
): Promise<boolean> {
  if (!platform.database.isInTransaction()) throw new Error("offers are taken in their order's transaction");
  const given = verdicts.filter(({ saved }) => saved > 0);
  const isFirst = given.some(({ offer }) => offer.rule.conditions.firstOrder);
  if (isFirst && (await platform.database.send(hasOrderedBefore(platform, shopper.owner, orderCode)))) return false;
  const takings = given
    .map(({ offer, saved }) => ({
      offerCode: offer.code,
      amount: saved,
      limits: offer.rule.limits,
      couponCode: coupon?.offerCode === offer.code ? coupon.couponCode : null,
      isNoted: coupon?.offerCode === offer.code || isCounted(offer),
    }))
    .filter(({ isNoted }) => isNoted)
    .toSorted((one, other) => (one.offerCode < other.offerCode ? -1 : 1));
  return takeAll(platform, takings, { orderCode, shoppers: shopperKeys(shopper) });
}

/**
 * Uses without a limit are not noted; a first order's are, so that it is one when it stands again.
 */
function isCounted({ rule }: Verdict["offer"]): boolean {
  return rule.conditions.firstOrder || Object.values(rule.limits).some((one) => one !== undefined);
}

async function takeAll(
  platform: Platform,
  takings: readonly Pick<Parameters<typeof takeOffer>[0], "offerCode" | "amount" | "limits" | "couponCode">[],
  order: { readonly orderCode: string; readonly shoppers: readonly string[] },
): Promise<boolean> {
  if (takings.length === 0) return true;
  const day = jakartaDay(platform.clock.now());
  const statements = takings.flatMap((taking) => [
    takeOffer({ ...taking, ...order, day }),
    ...(taking.couponCode === null ? [] : [couponCodeTaken(taking.couponCode)]),
  ]);
  const taken = await platform.database.together(...statements);
  return taken.every(Boolean);
}

/** An order has come to nothing: its uses are free again, once, in that transaction. */
export async function giveOffersBack(platform: Platform, orderCode: string): Promise<void> {
  const uses = await selectUses(platform, orderCode);
  const back = uses.filter((use) => !use.given_back).map((use) => offerGivenBack(orderCode, use.offer_code));
  if (back.length > 0) await platform.database.together(...back);
}

/**
 * An order that had come to nothing stands again: it takes its offers again, as far as their limits
 * still allow. The caller locks the shopper's cart, as for `takeOffers`.
 * @returns false when one of them is used up, or was for a first order and another one stands by
 * now; then nothing has changed
 */
export async function takeOffersAgain(
  platform: Platform,
  { orderCode, owner }: { readonly orderCode: string; readonly owner: string },
): Promise<boolean> {
  const uses = (await selectUses(platform, orderCode)).filter((use) => use.given_back);
  if (uses.length === 0) return true;
  const codes = uses.map((use) => use.offer_code);
  const offers = new Map((await selectOffers(platform, codes)).map((offer) => [offer.code, offer]));
  const isFirst = [...offers.values()].some(({ rule }) => rule.conditions.firstOrder);
  if (isFirst && (await platform.database.send(hasOrderedBefore(platform, owner, orderCode)))) return false;
  const undo = await savepoint(platform, "offers_again");
  for (const { offer_code: offerCode, amount, shoppers, coupon_code: couponCode } of uses) {
    const limits = offers.get(offerCode)?.rule.limits ?? {};
    if (await takeAll(platform, [{ offerCode, amount, limits, couponCode }], { orderCode, shoppers })) continue;
    await undo();
    return false;
  }
  return true;
}
