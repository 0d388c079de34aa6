import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import {
  expirePoints,
  holdPoints,
  releasePoints,
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

const order = fc.constantFrom(...orders);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("purchase" as const), order }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("reversal" as const),
      order,
      cause: fc.constantFrom("second-line" as const, "one-piece" as const, "everything" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("hold" as const), order, amount: fc.integer({ min: 1, max: 4_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("spend" as const, "release" as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("return" as const),
      order,
      amount: fc.integer({ min: 1, max: 1_500 }),
      cause: fc.constantFrom("a", "b", "c"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.constantFrom(1, 15, 200) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("change rules" as const), rate: fc.integer({ min: 0, max: 900 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

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
  const take = async ({ memberCode, accountCode }: Member, one: Step): Promise<unknown> => {
    if (one.do === "wait") return wait(one.days);
    if (one.do === "change rules") return changeRules(one.rate);
    const orderCode = `${memberCode}-${one.order}`;
    switch (one.do) {
      case "purchase": {
        const event = purchaseEvent(orderCode, lines, { accountCode, completedAt: platform.clock.now() });
        return takeInShopEvent(platform, shopProgram, event);
      }
      case "reversal":
        return takeInShopEvent(platform, shopProgram, reversalEvent(orderCode, one.cause, causes[one.cause]));
      case "hold":
        return holdPoints(platform, {
          orderCode,
          memberCode,
          points: points(one.amount),
          isPermitted: async () => true,
        });
      case "spend":
        return spendPoints(platform, orderCode);
      case "release":
        return releasePoints(platform, orderCode);
      case "return":
        return returnPoints(platform, { orderCode, points: points(one.amount), cause: one.cause });
    }
  };

  test("random purchases, returns, redemptions, cancels, rule changes and expiries, late and repeated, keep the books", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
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
        const { kept, pieces } = await receiptTotals(platform, member.memberCode);
        const totals = await accountTotals(platform, member.memberCode);
        expect(totals.pending).toBe(0);
        expect(totals.issued + kept).toBe(0);
        // The bonus for linking, as long as anything was kept.
        expect(totals.promotion + (pieces > 0 ? 100 : 0)).toBe(0);
        expect(kept - totals.promotion).toBe(
          totals.available + totals.owed + totals.held + totals.spent + totals.expired,
        );
      }),
      { numRuns: engine === "embedded" ? 15 : 25 },
    );
  }, 120_000);
});
