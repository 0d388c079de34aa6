import type { ClubPointsAnswer } from "@gelora/contracts/club-points.ts";
import { failure, type Outcome, type Refused, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdPoints } from "../../club-link/club-link.ts";
import { insertIntention, type PointUse, renewIntention, selectIntention } from "../storage/point-uses.ts";
import { abandonPoints } from "./abandon-points.ts";

/** Only the club knows whether it permits a hold. */
export type PointsWish = PointUse & { readonly proof: string };

/** Each try meets another order code, or another intention that has just ended. */
const tries = 3;

/**
 * Has the club hold points for an order that is about to be placed. The intention is recorded first:
 * whatever happens then, `abandonPoints` gives back what no order came of. Of parallel calls for one
 * checkout all get the same hold, and the checkout decides which of them places the order: one that
 * is refused, or gets no answer, leaves the intention to the others, to the next press, and to
 * `abandonOverdue`. Outside any transaction, since it calls the club.
 * @param wish.orderCode a free one; the answer may carry another, which the order must have
 * @returns the intention; failure POINTS_UNAVAILABLE when the club does not answer, POINTS_NOT_LINKED,
 * NOT_ENOUGH_POINTS, PIN_NEEDED when the proof is spent, expired or somebody else's
 */
export async function holdForOrder(
  platform: Platform,
  wish: PointsWish,
  newCode: () => string,
): Promise<Outcome<PointUse>> {
  if (platform.database.isInTransaction()) throw new Error("the club must not be called inside a transaction");
  const use = await intend(platform, wish, newCode);
  if (!use) return failure("POINTS_UNAVAILABLE");
  const { orderCode, points } = use;
  try {
    const answer = await holdPoints(platform, use.accountCode, { act: "hold", orderCode, points, proof: wish.proof });
    return answer.ok ? success(use) : await refusalOf(platform, orderCode, answer);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, orderCode }, "the club did not hold points");
    return failure("POINTS_UNAVAILABLE");
  }
}

/** The intention of this call, or the equal one of a call before it that did not end. */
async function intend(
  platform: Platform,
  { proof: _proof, ...wish }: PointsWish,
  newCode: () => string,
): Promise<PointUse | undefined> {
  for (let count = 0; count < tries; count += 1) {
    const use = count === 0 ? wish : { ...wish, orderCode: newCode() };
    if (await insertIntention(platform, use)) return use;
    const orderCode = await renewIntention(platform, use);
    if (orderCode !== undefined) return { ...use, orderCode };
    const other = await selectIntention(platform, use.checkoutId);
    if (other !== undefined) await abandonPoints(platform, other);
  }
  return undefined;
}

async function refusalOf(
  platform: Platform,
  orderCode: string,
  refused: Extract<ClubPointsAnswer, { ok: false }>,
): Promise<Refused> {
  switch (refused.code) {
    case "PIN_NEEDED":
      return failure("PIN_NEEDED");
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
