import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres, testEngines } from "@gelora/testkit/test-databases.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import {
  addPointsTo,
  expirePoints,
  holdPoints,
  releasePoints,
  removePoints,
  returnPoints,
  selectBalances,
  spendPoints,
} from "../ledger/ledger.ts";
import { accountTotals } from "../ledger/testing/account-totals.ts";
import { expectSoundBooks } from "../ledger/testing/expect-sound-books.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { insertRules, selectRules } from "./storage/rules.ts";
import { receiptTotals } from "./testing/receipt-totals.ts";
import { purchaseEvent, reversalEvent, shopProgram } from "./testing/shop-events.ts";
import { matureDuePoints } from "./use-cases/mature-points.ts";
import { takeInShopEvent } from "./use-cases/take-in-shop-event.ts";

/** Five orders of two lines; each may send back its second line whole, or a piece of its first. */
const orders = [0, 1, 2, 3, 4];
const lines = [[40_100, 40_000, 39_900], [125_000]];
const causes = { "second-line": [[], [125_000]], "one-piece": [[40_000], []], everything: lines };

/** Orders of theirs that are paid with points. */
const paid = [0, 1, 2, 3, 4, 5];

const order = fc.constantFrom(...orders);
const paidOrder = fc.constantFrom(...paid);
const cause = fc.constantFrom("second-line" as const, "one-piece" as const, "everything" as const);
/** In percent of what is available: often all of it, so what goes back later becomes a debt. */
const share = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 120 }));
const act = <const Name extends string>(name: Name) => ({ do: fc.constant(name) });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...act("purchase"), order }) },
  { weight: 3, arbitrary: fc.record({ ...act("reversal"), order, cause }) },
  { weight: 4, arbitrary: fc.record({ ...act("hold"), order: paidOrder, share }) },
  { weight: 5, arbitrary: fc.record({ ...act("spend"), order: paidOrder }) },
  { weight: 2, arbitrary: fc.record({ ...act("release"), order: paidOrder }) },
  {
    weight: 6,
    arbitrary: fc.record({
      ...act("return"),
      order: paidOrder,
      amount: fc.integer({ min: 1, max: 200 }),
      cause: fc.constantFrom("a", "b", "c"),
    }),
  },
  { weight: 4, arbitrary: fc.record({ ...act("wait"), days: fc.constantFrom(1, 15, 15, 15, 15, 15, 15, 200) }) },
  { weight: 1, arbitrary: fc.record({ ...act("change rules"), rate: fc.integer({ min: 0, max: 900 }) }) },
  { weight: 3, arbitrary: fc.record({ ...act("adjust"), amount: fc.integer({ min: -300, max: 300 }) }) },
);
/** Two lives of three begin with points to spend, so that much of what follows is about them. */
const beginning = fc.constantFrom<readonly Step[]>(
  [],
  ...[0, 3].map((one): readonly Step[] => [
    { do: "purchase", order: one },
    { do: "wait", days: 15 },
  ]),
);
const life = fc
  .tuple(beginning, fc.array(step, { minLength: 20, maxLength: 50, size: "max" }))
  .map((parts) => parts.flat());
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** All but what happens to referrals, and to a bonus whose purchase goes back late. */
const usualKinds =
  "earned forgone matured bonus takenBack owed settled added removed held released spent returned expired".split(" ");
const seenKinds = new Set<string>();

describe.each(testEngines)("points in equal points out, on %s (I-10)", (engine) => {
  let platform: Platform;
  let members = 0;
  let offset = 0;
  beforeAll(async () => {
    platform = await openTestClub(engine);
  });
  afterAll(() => platform.database.close());

  const newMember = async () => {
    members += 1;
    const [memberCode, accountCode] = [`MC${members}`, `AC${members}`];
    const mobile = `8120000${1000 + members}`;
    await seedMembers(platform, [someMember({ memberCode, mobile })]);
    await insertLink(platform, { accountCode, memberCode });
    return { memberCode, accountCode };
  };
  type Member = Awaited<ReturnType<typeof newMember>>;

  const wait = async (time: number) => {
    offset += time;
    platform.clock.setOffset(days(offset));
    await matureDuePoints(platform);
    await expirePoints(platform);
  };
  const changeRules = async (rate: number) => {
    const now = platform.clock.now();
    const rules = await selectRules(platform, now);
    const tiers = rules.tiers.map((tier, index) => ({ ...tier, pointsPerTenThousand: rate * (index + 1) }));
    await insertRules(platform, now, { ...rules, tiers });
  };
  let adjustments = 0;
  const adjust = (memberCode: string, amount: number) => {
    adjustments += 1;
    const booking = { memberCode, fact: `adjusted:${adjustments}`, points: points(Math.max(1, Math.abs(amount))) };
    return amount < 0 ? removePoints(platform, booking) : addPointsTo(platform, booking);
  };
  /** Each kind of movement that was booked so far. */
  const bookedKinds = async (): Promise<readonly string[]> => {
    const kinds = sql<{ kind: string }>`select distinct kind from point_movements`;
    return (await kinds.execute(platform.database.tables())).rows.map(({ kind }) => kind);
  };
  const take = async ({ memberCode, accountCode }: Member, one: Step): Promise<unknown> => {
    if (one.do === "wait") return wait(one.days);
    if (one.do === "change rules") return changeRules(one.rate);
    if (one.do === "adjust") return adjust(memberCode, one.amount);
    const orderCode = `${memberCode}-${one.order}`;
    switch (one.do) {
      case "purchase": {
        const event = purchaseEvent(orderCode, lines, { accountCode, completedAt: platform.clock.now() });
        return takeInShopEvent(platform, shopProgram, event);
      }
      case "reversal":
        return takeInShopEvent(platform, shopProgram, reversalEvent(orderCode, one.cause, causes[one.cause]));
      case "hold": {
        const { available } = await selectBalances(platform, memberCode);
        const wanted = points(Math.max(1, Math.floor((available * one.share) / 100)));
        return holdPoints(platform, { orderCode, memberCode, points: wanted, isPermitted: async () => true });
      }
      case "spend":
        return spendPoints(platform, orderCode);
      case "release":
        return releasePoints(platform, orderCode);
      case "return":
        return returnPoints(platform, { orderCode, points: points(one.amount), cause: one.cause });
    }
  };

  test("random purchases, returns, redemptions, cancels, adjustments, rule changes and expiries, late and repeated, keep the books", async () => {
    await fc.assert(
      fc.asyncProperty(life, async (steps) => {
        const member = await newMember();
        for (const one of steps) {
          await take(member, one);
          await expectSoundBooks(platform);
          const { pending } = await selectBalances(platform, member.memberCode);
          expect(pending).toBe((await receiptTotals(platform, member.memberCode)).pending);
        }
        // What was late arrives, every window closes, and every order that is not paid ends.
        for (const orderNumber of orders) await take(member, { do: "purchase", order: orderNumber });
        await wait(15);
        const { retained, pieces } = await receiptTotals(platform, member.memberCode);
        const totals = await accountTotals(platform, member.memberCode);
        expect(totals.pending).toBe(0);
        expect(totals.issued + retained).toBe(0);
        // The bonus for linking, as long as anything was kept.
        expect(totals.promotion + (pieces > 0 ? 100 : 0)).toBe(0);
        expect(retained - totals.promotion - totals.adjustments).toBe(
          totals.available + totals.owed + totals.held + totals.spent + totals.expired,
        );
      }),
      { numRuns: engine === "embedded" ? 15 : 25 },
    );
    for (const kind of await bookedKinds()) seenKinds.add(kind);
  }, 120_000);
});

test.skipIf(!hasTestPostgres)(
  "the random lives have met all that orders do to points, debts and their payment too",
  () => {
    expect([...seenKinds]).toEqual(expect.arrayContaining(usualKinds));
  },
);
