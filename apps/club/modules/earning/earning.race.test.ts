import { days } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubs, type TestClubs } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { selectBalances } from "../ledger/ledger.ts";
import { expectSoundBooks } from "../ledger/testing/expect-sound-books.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { selectPurchase, selectReversals, takeInEvent } from "../purchases/purchases.ts";
import { claimPurchases } from "./earning.ts";
import { type Lines, purchaseEvent, reversalEvent, shopProgram } from "./testing/shop-events.ts";
import { matureDuePoints } from "./use-cases/mature-points.ts";
import { takeInShopEvent } from "./use-cases/take-in-shop-event.ts";

describe.skipIf(!hasTestPostgres)("earning under contention, from four pools of connections on PostgreSQL", () => {
  let clubs: TestClubs;
  let club: Platform;
  let members = 0;
  beforeAll(async () => {
    clubs = await openTestClubs();
    ({ club } = clubs);
  });
  afterAll(async () => {
    await expectSoundBooks(club);
    await clubs.close();
  });

  const newMember = async (isLinked: boolean) => {
    members += 1;
    const [memberCode, accountCode] = [`MC${members}`, `AC${members}`];
    const mobile = `8120000${1000 + members}`;
    await seedMembers(club, [someMember({ memberCode, mobile })]);
    if (isLinked) await insertLink(club, { accountCode, memberCode });
    return { memberCode, accountCode };
  };
  const lines: Lines = [[40_000, 40_000, 40_000]];
  const bought =
    (orderCode: string, accountCode: string, day = -1) =>
    (from: Platform) =>
      takeInShopEvent(
        from,
        shopProgram,
        purchaseEvent(orderCode, lines, { accountCode, completedAt: new Date(Date.now() + days(day)) }),
      );
  const sentBack = (orderCode: string, cause: string) => (from: Platform) =>
    takeInShopEvent(from, shopProgram, reversalEvent(orderCode, cause, [[40_000]]));

  test("a purchase and its returns that arrive at the same time, three times each, count once each", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { memberCode, accountCode } = await newMember(true);
      const order = `AT-ONCE-${round}`;
      const events = [bought(order, accountCode), sentBack(order, "a"), sentBack(order, "b")];
      await clubs.eachAtOnce([...events, ...events.toReversed(), ...events]);
      expect(await selectBalances(club, memberCode)).toMatchObject({ pending: 400, available: 0, owed: 0 });
    }
  });

  test("without holding the order a return at the same time is lost: the test can fail", async () => {
    let lost = 0;
    for (let round = 0; round < 3; round += 1) {
      const order = `TOOTHLESS-${round}`;
      // Each stores its event and looks for the other's, as settling does, but holds nothing. Both
      // have looked before either commits.
      let looking = 2;
      const { promise: bothHaveLooked, resolve: haveLooked } = Promise.withResolvers<void>();
      const lookAfter = (event: ReturnType<typeof purchaseEvent>) => (from: Platform) =>
        from.database.transaction(async () => {
          await takeInEvent(from, shopProgram, event);
          const purchase = await selectPurchase(from, order);
          const seesBoth = purchase !== undefined && (await selectReversals(from, order)).length > 0;
          looking -= 1;
          if (looking === 0) haveLooked();
          await bothHaveLooked;
          return seesBoth;
        });
      const seen = await clubs.eachAtOnce([
        lookAfter(purchaseEvent(order, lines, { accountCode: "AC", completedAt: new Date() })),
        lookAfter(reversalEvent(order, "a", [[40_000]])),
      ]);
      if (!seen.includes(true)) lost += 1;
    }
    expect(lost).toBe(3);
  });

  test("the end of the return window and returns at the same moment leave each piece's points in one place", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { memberCode, accountCode } = await newMember(true);
      const order = `WINDOW-${round}`;
      await bought(order, accountCode)(club);
      clubs.setOffset(days(20));
      const mature = (from: Platform) => matureDuePoints(from);
      await clubs.eachAtOnce<unknown>([mature, sentBack(order, "a"), mature, sentBack(order, "b"), mature, mature]);
      clubs.setOffset(days(0));
      expect(await selectBalances(club, memberCode)).toMatchObject({ pending: 0, available: 400, owed: 0 });
    }
  });

  test("the bonus for linking stands once, and only with something kept, whatever windows close and goods return at once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { memberCode, accountCode } = await newMember(true);
      const [retained, returned] = [`KEPT-${round}`, `RETURNED-${round}`];
      const isRetained = round % 2 === 0;
      for (const order of isRetained ? [retained, returned] : [returned]) await bought(order, accountCode, 1)(club);
      clubs.setOffset(days(20));
      const mature = (from: Platform) => matureDuePoints(from);
      const whole = (from: Platform) => takeInShopEvent(from, shopProgram, reversalEvent(returned, "whole", lines));
      await clubs.eachAtOnce<unknown>([mature, whole, mature, whole, mature]);
      clubs.setOffset(days(0));
      expect(await selectBalances(club, memberCode)).toEqual({
        pending: 0,
        available: isRetained ? 1200 + 100 : 0,
        held: 0,
        owed: 0,
      });
    }
  });

  test("an account that is linked while its purchases arrive earns each of them once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { memberCode, accountCode } = await newMember(false);
      const link = (from: Platform) =>
        from.database.transaction(async () => {
          if (await insertLink(from, { accountCode, memberCode })) await claimPurchases(from, accountCode);
        });
      const events = [1, 2, 3, 4].map((number) => bought(`LINK-${round}-${number}`, accountCode));
      await clubs.eachAtOnce<unknown>([...events, link, link]);
      expect(await selectBalances(club, memberCode)).toMatchObject({ pending: 4 * 1200 });
    }
  });
});
