import type { ClubPointsAnswer } from "@gelora/contracts/club-points.ts";
import { addPoints, lessPoints, noPoints, type Points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type HoldState, holdStateAfter } from "../domain/hold-states.ts";
import { shareOut } from "../domain/lots.ts";
import { type Cause, planGiveBack, planMove } from "../domain/plan.ts";
import { isBooked, lockBooks } from "../storage/books.ts";
import { type Hold, insertHold, lockHold, selectDrawsLeft, updateDraws, updateHold } from "../storage/holds.ts";
import { writePlan } from "../storage/write-plan.ts";

/** A hold of a member: one that was recorded for an ended order only has nothing to end. */
type MembersHold = Hold & { readonly memberCode: string };

/**
 * The order is paid: what it still holds is spent. Locks the hold, then the member's books, as all
 * of these do.
 */
export function spendPoints(platform: Platform, orderCode: string): Promise<ClubPointsAnswer> {
  return withHold(platform, orderCode, async (hold) => {
    const state = holdStateAfter(hold.state, "spend");
    if (!state) return hold.state === "released" ? { ok: false, code: "ORDER_ENDED" } : answerOf(hold);
    await lockBooks(platform, hold.memberCode);
    const plan = planMove("spent", { fact: `spent:${orderCode}`, orderCode }, leftOf(hold));
    await writePlan(platform, hold.memberCode, plan);
    await updateHold(platform, orderCode, { state, givenBack: hold.givenBack });
    return answerOf({ ...hold, state });
  });
}

/**
 * The order has ended: all that it still has goes back to the lots that it came from. When nothing
 * was held yet, a hold that arrives later is refused.
 */
export function releasePoints(platform: Platform, orderCode: string): Promise<ClubPointsAnswer> {
  return platform.database.transaction(async () => {
    const ended = { orderCode, memberCode: null, points: noPoints, state: "released" } as const;
    if (await insertHold(platform, ended)) return answerOf({ ...ended, givenBack: noPoints });
    return withHold(platform, orderCode, async (hold) => {
      const state = holdStateAfter(hold.state, "release");
      if (!state) return answerOf(hold);
      const cause = { fact: `released:${orderCode}`, orderCode };
      return giveBack(platform, hold, { cause, points: leftOf(hold), state });
    });
  });
}

/**
 * Pieces of the order were cancelled or returned: their points go back to the lots that expire
 * last. The same cause is heard once.
 */
export function returnPoints(
  platform: Platform,
  { orderCode, points, cause }: { readonly orderCode: string; readonly points: Points; readonly cause: string },
): Promise<ClubPointsAnswer> {
  return withHold(platform, orderCode, async (hold) => {
    const fact = `returned:${orderCode}:${cause}`;
    if (hold.state === "released" || (await isBooked(platform, fact))) return answerOf(hold);
    if (leftOf(hold) < points) return { ok: false, code: "NOT_ENOUGH_POINTS", points: leftOf(hold) };
    return giveBack(platform, hold, { cause: { fact, orderCode }, points, state: hold.state });
  });
}

function withHold(
  platform: Platform,
  orderCode: string,
  work: (hold: MembersHold) => Promise<ClubPointsAnswer>,
): Promise<ClubPointsAnswer> {
  return platform.database.transaction(async (): Promise<ClubPointsAnswer> => {
    const hold = await lockHold(platform, orderCode);
    if (!hold) return { ok: false, code: "HOLD_UNKNOWN" };
    const { memberCode } = hold;
    return memberCode === null ? answerOf(hold) : work({ ...hold, memberCode });
  });
}

async function giveBack(
  platform: Platform,
  hold: MembersHold,
  back: { readonly cause: Cause; readonly points: Points; readonly state: HoldState },
): Promise<ClubPointsAnswer> {
  const { orderCode, memberCode } = hold;
  const { balances } = await lockBooks(platform, memberCode);
  const shares = shareOut(await selectDrawsLeft(platform, orderCode), back.points);
  const kind = hold.state === "held" ? "released" : "returned";
  const after = { ...hold, state: back.state, givenBack: addPoints(hold.givenBack, back.points) };
  await writePlan(platform, memberCode, planGiveBack(kind, back.cause, { shares, owed: balances.owed }));
  if (shares.length > 0) await updateDraws(platform, orderCode, shares);
  await updateHold(platform, orderCode, after);
  return answerOf(after);
}

function leftOf({ points, givenBack }: Hold): Points {
  return lessPoints(points, givenBack);
}

function answerOf(hold: Hold): ClubPointsAnswer {
  return { ok: true, state: hold.state, points: leftOf(hold) };
}
