import type { ClubPointsAnswer } from "@gelora/contracts/club-points.ts";
import { lessPoints, type Points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { planTake } from "../domain/plan.ts";
import { lockBooks } from "../storage/books.ts";
import { type Hold, insertDraws, insertHold, selectHold } from "../storage/holds.ts";
import { writePlan } from "../storage/write-plan.ts";

type Wanted = {
  readonly orderCode: string;
  readonly memberCode: string;
  readonly points: Points;
  /** Spends what permits this hold, in its transaction; asked once the points are there. */
  readonly isPermitted: () => Promise<boolean>;
};

/**
 * Sets a member's points aside for an order, from the lots that expire soonest, before the order
 * stands. Holds the member's books from the look at the balance to the hold, so parallel orders
 * never hold more than there is. A repeated request changes nothing and gets the same answer.
 */
export function holdPoints(platform: Platform, wanted: Wanted): Promise<ClubPointsAnswer> {
  const { orderCode, memberCode, points } = wanted;
  return platform.database.transaction(async (): Promise<ClubPointsAnswer> => {
    const { balances, lots } = await lockBooks(platform, memberCode);
    const before = await selectHold(platform, orderCode);
    if (before) return answerAgain(before, wanted);
    if (balances.available < points) return { ok: false, code: "NOT_ENOUGH_POINTS", points: balances.available };
    if (!(await wanted.isPermitted())) return { ok: false, code: "PIN_NEEDED" };
    // The order's end may have been reported a moment ago.
    const isNew = await insertHold(platform, { orderCode, memberCode, points, state: "held" });
    if (!isNew) return { ok: false, code: "ORDER_ENDED" };
    const plan = planTake("held", { fact: `held:${orderCode}`, orderCode }, { lots, points });
    await insertDraws(platform, orderCode, plan.outOfLots ?? []);
    await writePlan(platform, memberCode, plan);
    return { ok: true, state: "held", points };
  });
}

function answerAgain({ state, memberCode, points, givenBack }: Hold, wanted: Wanted): ClubPointsAnswer {
  if (state === "released") return { ok: false, code: "ORDER_ENDED" };
  if (memberCode !== wanted.memberCode || points !== wanted.points) return { ok: false, code: "HOLD_DIFFERS" };
  return { ok: true, state, points: lessPoints(points, givenBack) };
}
