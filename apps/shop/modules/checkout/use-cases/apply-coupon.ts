import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import { type Failure, failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow, takeBackCount } from "@gelora/service-kit/counters.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import { ownerOf, type Session } from "../../../platform/session.ts";
import { reasonAnswer } from "../../promotions/activity-answer.ts";
import { type Coupon, couponCodeOf, findCoupon, isSameCoupon } from "../../promotions/promotions.ts";
import { selectCheckout } from "../storage/read-checkouts.ts";
import { followDistributionType, updateCoupon } from "../storage/write-checkouts.ts";
import { type ShownCheckout, showCheckout } from "./show-checkout.ts";

/** Anything longer is not a code. */
export const longestCouponCode = 100;

type Attempt = {
  readonly checkoutId: string;
  /** As typed; empty takes the coupon off. */
  readonly typed: string;
  /** Where the call comes from, for limits. */
  readonly source: string;
};

/**
 * Applies a coupon to a checkout in place of any other, or takes it off. Nothing is used up by it:
 * uses are counted when the order is placed. Unknown codes, other people's and stopped ones get one
 * answer, and few tries (AC-32) [CHK-27, Q72].
 * @returns the checkout as it is then; failure CHECKOUT_NOT_FOUND, COUPON_NOT_FOUND,
 * TOO_MANY_REQUESTS, or COUPON_REFUSED with why and what is missing
 */
export async function applyCoupon(
  platform: Platform,
  session: Session,
  { checkoutId, typed, source }: Attempt,
  language: Language,
): Promise<Outcome<ShownCheckout>> {
  const owner = ownerOf(session);
  const asked = { checkoutId, language };
  const before = await showCheckout(platform, session, asked);
  if (!before) return failure("CHECKOUT_NOT_FOUND");
  const code = couponCodeOf(typed);
  const coupon = code === "" ? undefined : await tryCode(platform, { owner, source }, code);
  if (coupon?.ok === false) return coupon;
  const key = { checkoutId, owner };
  await updateCoupon(platform, key, coupon?.value.couponCode);
  const shown = await showCheckout(platform, session, asked);
  if (!shown) return failure("CHECKOUT_NOT_FOUND");
  const refused = coupon && refusalOf(shown, coupon.value, language);
  if (!refused) return success(shown);
  await updateCoupon(platform, key, before.checkout.couponCode);
  // The order is again compared with the former quote.
  await showCheckout(platform, session, asked);
  return refused;
}

/**
 * The coupon that an order names, applied before it is placed, for the order's way of delivery
 * [CHK-11]. A checkout that has become an order already has its coupon.
 * @param typed empty for the one that is applied already
 * @returns why it is refused; undefined for an order that may be placed
 */
export async function applyOrderedCoupon(
  platform: Platform,
  session: Session,
  { distributionType, ...attempt }: Attempt & { readonly distributionType: DistributionType },
  language: Language,
): Promise<Failure | undefined> {
  const code = couponCodeOf(attempt.typed);
  if (code === "") return undefined;
  const kept = await selectCheckout(platform, attempt.checkoutId, ownerOf(session));
  if (!kept || kept.orderCode !== undefined || isSameCoupon(kept.couponCode ?? "", code)) return undefined;
  await followDistributionType(platform, kept, distributionType);
  const applied = await applyCoupon(platform, session, attempt, language);
  return applied.ok ? undefined : applied.failure;
}

/** Enough for correcting typing mistakes. */
const mostWrongCodes = 10;

/**
 * Counts before it checks, so parallel tries are counted too; a code that is found takes it back.
 */
async function tryCode(
  platform: Platform,
  { owner, source }: { readonly owner: string; readonly source: string },
  code: string,
): Promise<Outcome<Coupon>> {
  const { configuration } = platform;
  const most = sourceLimit(configuration, source, configuration.ACCOUNT_CHECKS_PER_HOUR);
  const limits = [
    { subject: `coupon-code:owner:${owner}`, most: mostWrongCodes, window: hours(1) },
    { subject: `coupon-code:source:${source}`, most, window: hours(1) },
  ];
  const limit = await limitInWindow(platform, limits);
  if (!limit.ok) return limit;
  const coupon = await findCoupon(platform, code, owner);
  if (!coupon) return failure("COUPON_NOT_FOUND");
  await takeBackCount(
    platform.database,
    limits.map(({ subject }) => subject),
  );
  return success(coupon);
}

/** A coupon that waits for a way of delivery is applied; any other that gives nothing is not. */
function refusalOf(shown: ShownCheckout, coupon: Coupon, language: Language) {
  const verdict = shown.verdicts.find(({ offer }) => offer.code === coupon.offerCode);
  if (verdict && verdict.state !== "BLOCKED") return undefined;
  const [reason] = verdict?.reasons ?? [];
  const { code, text } = reasonAnswer(reason ?? usedUp(coupon), shown.promotions, language);
  const missing = reason && "amount" in reason ? reason.amount : undefined;
  return failure("COUPON_REFUSED", { reason: code, text, amount: missing });
}

function usedUp({ isOwn }: Coupon) {
  return isOwn ? ({ code: "USED_BY_SHOPPER", n: 1 } as const) : ({ code: "USED_UP" } as const);
}
