import type { ClubPointsAnswer } from "@gelora/contracts/club-points.ts";
import { failure, type Outcome, type Refused, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdPoints } from "../../club-link/club-link.ts";
import { insertIntention, type PointUse, selectIntention } from "../storage/point-uses.ts";
import { abandonPoints } from "./abandon-points.ts";
import { availablePoints } from "./available-points.ts";

/** Only the club knows whether it permits a hold. */
export type PointsWish = PointUse & { readonly proof: string };

/** Each try meets another order code, or another intention that has just ended. */
const tries = 3;

/**
 * Has the club hold points for an order that is about to be placed. The intention is recorded first:
 * whatever happens then, `abandonPoints` gives back what no order came of. Of parallel calls for one
 * checkout all get the same hold, and the checkout decides which of them places the order. Outside
 * any transaction, since it calls the club.
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
    if (answer.ok) return success(use);
    await abandonPoints(platform, orderCode);
    return await refusalOf(platform, use.accountCode, answer);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, orderCode }, "the club did not hold points");
    await abandonPoints(platform, orderCode);
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
    const before = await selectIntention(platform, use.checkoutId);
    if (before && before.points === use.points && before.accountCode === use.accountCode) return before;
    if (before) await abandonPoints(platform, before.orderCode);
  }
  return undefined;
}

async function refusalOf(
  platform: Platform,
  accountCode: string,
  { code }: Extract<ClubPointsAnswer, { ok: false }>,
): Promise<Refused> {
  if (code === "PIN_NEEDED") return failure("PIN_NEEDED");
  if (code === "NOT_LINKED") return failure("POINTS_NOT_LINKED");
  if (code !== "NOT_ENOUGH_POINTS") return failure("POINTS_UNAVAILABLE");
  const available = await availablePoints(platform, accountCode);
  return available.ok ? failure("NOT_ENOUGH_POINTS", { points: available.value }) : available;
}
