import type { ClubPointsAnswer } from "@gelora/contracts/club-points.ts";
import { addPoints, lessPoints, noPoints, type Points } from "@gelora/money/points.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type HoldState, holdStateAfter } from "../domain/hold-states.ts";
import { shareOut } from "../domain/lots.ts";
import { type Cause, planGiveBack, planMove } from "../domain/plan.ts";
import { bookedFact, lockBooks, lockBooksAnd } from "../storage/books.ts";
import { drawsLeft, type Hold, insertedHold, lockedHold, updatedDraws, updatedHold } from "../storage/holds.ts";
import { writtenPlan } from "../storage/write-plan.ts";

const nothing: Statement<void> = async () => undefined;
const no: Statement<boolean> = async () => false;

/** A hold of a member: one that was recorded for an ended order only has nothing to end. */
type MembersHold = Hold & { readonly memberCode: string };

/**
 * The order is paid: what it still holds is spent. Locks the hold, then the member's books, as all
 * of these do.
 */
export function spendPoints(platform: Platform, orderCode: string): Promise<ClubPointsAnswer> {
  return withHold(platform, orderCode, {}, async (hold) => {
    const state = holdStateAfter(hold.state, "spend");
    if (!state) return hold.state === "released" ? { ok: false, code: "ORDER_ENDED" } : answerOf(hold);
    await lockBooks(platform, hold.memberCode);
    const plan = planMove("spent", { fact: `spent:${orderCode}`, orderCode }, leftOf(hold));
    const after = { ...hold, state };
    await platform.database.sendAlong(writtenPlan(platform, hold.memberCode, plan), updatedHold(after));
    return answerOf(after);
  });
}

/**
 * The order has ended: all that it still has goes back to the lots that it came from. When nothing
 * was held yet, a hold that arrives later is refused.
 */
export function releasePoints(platform: Platform, orderCode: string): Promise<ClubPointsAnswer> {
  const ended = insertedHold(platform, { orderCode, memberCode: null, points: noPoints, state: "released" });
  return withHold(platform, orderCode, { before: ended }, async (hold) => {
    const state = holdStateAfter(hold.state, "release");
    if (!state) return answerOf(hold);
    const cause = { fact: `released:${orderCode}`, orderCode };
    return giveBack(platform, hold, { cause, points: leftOf(hold), state });
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
  const fact = `returned:${orderCode}:${cause}`;
  return withHold(platform, orderCode, { look: bookedFact(fact) }, async (hold, isBooked) => {
    if (hold.state === "released" || isBooked) return answerOf(hold);
    if (leftOf(hold) < points) return { ok: false, code: "NOT_ENOUGH_POINTS", points: leftOf(hold) };
    return giveBack(platform, hold, { cause: { fact, orderCode }, points, state: hold.state });
  });
}

/**
 * @param beside.before sent together with the lock, and run before it
 * @param beside.look the same, run under the lock
 */
function withHold(
  platform: Platform,
  orderCode: string,
  { before = nothing, look = no }: { readonly before?: Statement<unknown>; readonly look?: Statement<boolean> },
  work: (hold: MembersHold, seen: boolean) => Promise<ClubPointsAnswer>,
): Promise<ClubPointsAnswer> {
  return platform.database.transaction(async (): Promise<ClubPointsAnswer> => {
    const [, hold, seen] = await platform.database.together(before, lockedHold(orderCode), look);
    if (!hold) return { ok: false, code: "HOLD_UNKNOWN" };
    const { memberCode } = hold;
    return memberCode === null ? answerOf(hold) : work({ ...hold, memberCode }, seen);
  });
}

async function giveBack(
  platform: Platform,
  hold: MembersHold,
  back: { readonly cause: Cause; readonly points: Points; readonly state: HoldState },
): Promise<ClubPointsAnswer> {
  const { orderCode, memberCode } = hold;
  const [{ balances }, left] = await lockBooksAnd(platform, memberCode, drawsLeft(orderCode));
  const shares = shareOut(left, back.points);
  const kind = hold.state === "held" ? "released" : "returned";
  const after = { ...hold, state: back.state, givenBack: addPoints(hold.givenBack, back.points) };
  const plan = planGiveBack(kind, back.cause, { shares, owed: balances.owed });
  await platform.database.sendAlong(
    writtenPlan(platform, memberCode, plan),
    updatedDraws(orderCode, shares),
    updatedHold(after),
  );
  return answerOf(after);
}

function leftOf({ points, givenBack }: Hold): Points {
  return lessPoints(points, givenBack);
}

function answerOf(hold: Hold): ClubPointsAnswer {
  return { ok: true, state: hold.state, points: leftOf(hold) };
}
