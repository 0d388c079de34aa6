import type { ClubPointsAnswer } from "@gelora/contracts/club-points.ts";
import { failure, type Outcome, type Refused, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdPoints } from "../../club-link/club-link.ts";
import { insertIntention, type PointUse, renewIntention, selectUse } from "../storage/point-uses.ts";
import { abandonPoints } from "./abandon-points.ts";

/**
 * That the member allows it: what the club gave for the correct PIN, or the PIN itself, which is
 * passed on with the hold and neither stored nor logged. Only the club knows whether it permits a
 * hold.
 */
export type PointsPermission = { readonly proof: string } | { readonly pin: string };

/** Each try meets another order code, or another intention that has just ended. */
const tries = 3;

/**
 * Has the club hold points for an order that is about to be placed. The intention is recorded
 * first: whatever happens then, `abandonPoints` releases points without an order. Of parallel calls
 * for one checkout all get the same hold, and the checkout decides which of them places the order:
 * one that is refused, or gets no answer, leaves the intention to the others, to the next press,
 * and to `abandonOverdue`. Outside any transaction, since it calls the club.
 * @param wish.orderCode a free one; the answer may carry another, which the order must have
 * @returns the intention; failure CHECKOUT_NOT_FOUND when the checkout has become an order
 * meanwhile, which asks the club for nothing; POINTS_UNAVAILABLE when the club does not answer,
 * POINTS_NOT_LINKED, NOT_ENOUGH_POINTS; PIN_NEEDED when the proof is spent, expired or someone
 * else's; PIN_WRONG, PIN_DISABLED, PIN_NOT_SET, and INVALID_INPUT for what can be no PIN
 */
export async function holdForOrder(
  platform: Platform,
  wish: PointUse,
  permission: PointsPermission,
  newCode: () => string,
): Promise<Outcome<PointUse>> {
  if (platform.database.isInTransaction()) throw new Error("the club must not be called inside a transaction");
  const use = await intend(platform, wish, newCode);
  if (!use.ok) return use;
  const { accountCode, orderCode, points } = use.value;
  try {
    const answer = await holdPoints(platform, accountCode, { act: "hold", orderCode, points, ...permission });
    return answer.ok ? use : await refusalOf(platform, orderCode, answer);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, orderCode }, "the club did not hold points");
    return failure("POINTS_UNAVAILABLE");
  }
}

/** The intention of this call, or the equal one of a call before it that did not end. */
async function intend(platform: Platform, wish: PointUse, newCode: () => string): Promise<Outcome<PointUse>> {
  for (let count = 0; count < tries; count += 1) {
    const use = count === 0 ? wish : { ...wish, orderCode: newCode() };
    if (await insertIntention(platform, use)) return success(use);
    const orderCode = await renewIntention(platform, use);
    if (orderCode !== undefined) return success({ ...use, orderCode });
    const other = await selectUse(platform, use.checkoutId);
    if (other?.state === "ordered") return failure("CHECKOUT_NOT_FOUND");
    if (other) await abandonPoints(platform, other.orderCode);
  }
  return failure("POINTS_UNAVAILABLE");
}

async function refusalOf(
  platform: Platform,
  orderCode: string,
  refused: Extract<ClubPointsAnswer, { ok: false }>,
): Promise<Refused> {
  switch (refused.code) {
    case "PIN_NEEDED":
    case "PIN_NOT_SET":
    case "PIN_DISABLED":
      return failure(refused.code);
    case "PIN_WRONG":
      return failure("PIN_WRONG", { attemptsLeft: refused.attemptsLeft });
    case "PIN_MALFORMED":
      return failure("INVALID_INPUT", { field: "pin", reason: "A PIN has one to six characters." });
    case "BUSY":
      return failure("POINTS_UNAVAILABLE");
    case "NOT_LINKED":
      return failure("POINTS_NOT_LINKED");
    case "NOT_ENOUGH_POINTS":
      return failure("NOT_ENOUGH_POINTS", { points: refused.points });
    default:
      // Under this code the club will never hold these points.
      await abandonPoints(platform, orderCode);
      return failure("POINTS_UNAVAILABLE");
  }
}
