import type { ClubPointsAnswer } from "@gelora/contracts/club-points.ts";
import { lessPoints, noPoints, type Points } from "@gelora/money/points.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { planTake } from "../domain/plan.ts";
import { lockedBooks } from "../storage/books.ts";
import { type Hold, holdOf, insertedDraws, insertedHold } from "../storage/holds.ts";
import { writtenPlan } from "../storage/write-plan.ts";

export type WantedHold = {
  readonly orderCode: string;
  readonly memberCode: string;
  readonly points: Points;
};

type Wanted = WantedHold & {
  /** Spends what permits this hold, in its transaction; whether there was anything to spend. */
  readonly isPermitted: Statement<boolean>;
};

/**
 * Sets a member's points aside for an order, from the lots that expire soonest, before the order
 * is created. Holds the member's books from the check of the balance to the hold, so parallel
 * orders never hold more than there is. A repeated request changes nothing and gets the same
 * answer; what permits the hold is spent by nothing else.
 */
export async function holdPoints(platform: Platform, wanted: Wanted): Promise<ClubPointsAnswer> {
  if (platform.database.isInTransaction()) throw new Error("points are held in a transaction of their own");
  try {
    return await platform.database.transaction(() => hold(platform, wanted));
  } catch (error) {
    if (error instanceof NothingNew) return error.answer;
    throw error;
  }
}

/** @throws NothingNew when it must not be held, or was held before: nothing of this may stay */
async function hold(platform: Platform, wanted: Wanted): Promise<ClubPointsAnswer> {
  const { orderCode, memberCode, points } = wanted;
  const [books, isNew, known, isPermitted] = await platform.database.together(
    lockedBooks(memberCode),
    insertedHold(platform, { orderCode, memberCode, points, state: "held" }),
    holdOf(orderCode),
    wanted.isPermitted,
  );
  if (!isNew) throw new NothingNew(answerAgain(known, wanted));
  const available = books?.balances.available ?? noPoints;
  if (!books || available < points) throw new NothingNew({ ok: false, code: "NOT_ENOUGH_POINTS", points: available });
  if (!isPermitted) throw new NothingNew({ ok: false, code: "PIN_NEEDED" });
  const plan = planTake("held", { fact: `held:${orderCode}`, orderCode }, { lots: books.lots, points });
  await platform.database.sendAlong(
    insertedDraws(orderCode, plan.outOfLots ?? []),
    writtenPlan(platform, memberCode, plan),
  );
  return { ok: true, state: "held", points };
}

function answerAgain(known: Hold | undefined, wanted: WantedHold): ClubPointsAnswer {
  // The order's end may have been reported before.
  if (!known || known.state === "released") return { ok: false, code: "ORDER_ENDED" };
  const { state, memberCode, points, givenBack } = known;
  if (memberCode !== wanted.memberCode || points !== wanted.points) return { ok: false, code: "HOLD_DIFFERS" };
  return { ok: true, state, points: lessPoints(points, givenBack) };
}

/** Carries an answer out of the transaction, which rolls back on anything thrown. */
class NothingNew extends Error {
  readonly answer: ClubPointsAnswer;
  constructor(answer: ClubPointsAnswer) {
    super("nothing is held");
    this.answer = answer;
  }
}
