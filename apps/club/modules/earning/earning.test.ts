import type { ReceivedEvent } from "@gelora/contracts/service-events.ts";
import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { removeOldMessages } from "@gelora/service-kit/inbox.ts";
import { poisonRow } from "@gelora/testkit/poison-row.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { grantBonus, removePoints, selectBalances } from "../ledger/ledger.ts";
import { expectSoundBooks } from "../ledger/testing/expect-sound-books.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { claimPurchases, linkBonusToCome, showTier } from "./earning.ts";
import { insertRules, selectRules } from "./storage/rules.ts";
import { claimEvent, type Lines, purchaseEvent, reversalEvent, shopProgram, tellEvent } from "./testing/shop-events.ts";
import { matureDuePoints } from "./use-cases/mature-points.ts";
import { takeInShopEvent } from "./use-cases/take-in-shop-event.ts";

describe.each(testEngines)("what purchases earn, on %s", (engine) => {
  let platform: Platform;
  let turn = 0;
  let memberCode: string;
  let accountCode: string;
  let orderCode: string;
  let mobile: string;
  beforeAll(async () => {
    platform = await openTestClub(engine);
  });
  beforeEach(async () => {
    platform.clock.setOffset(days(0));
    turn += 1;
    [memberCode, accountCode, orderCode, mobile] = [`MC${turn}`, `AC${turn}`, `GL${turn}`, `8120000${1000 + turn}`];
    await seedMembers(platform, [someMember({ memberCode, mobile })]);
  });
  afterAll(async () => {
    await expectSoundBooks(platform);
    await platform.database.close();
  });

  const link = () => platform.database.transaction(() => insertLink(platform, { accountCode, memberCode }));
  const now = () => platform.clock.now();
  const buy = (lines: Lines, options: Partial<Parameters<typeof purchaseEvent>[2]> = {}, code = orderCode) =>
    takeInShopEvent(
      platform,
      shopProgram,
      purchaseEvent(code, lines, { accountCode, completedAt: now(), mobile, ...options }),
    );
  const sendBack = (cause: string, lines: Lines, code = orderCode) =>
    takeInShopEvent(platform, shopProgram, reversalEvent(code, cause, lines));
  const later = async (offset: number) => {
    platform.clock.setOffset(days(offset));
    await matureDuePoints(platform);
  };
  const balances = () => selectBalances(platform, memberCode);

  test("points wait for the end of the return window, then they are there to spend", async () => {
    await link();
    await buy([[154_580, 154_581], [38_839]]);
    expect(await balances()).toEqual({ pending: 3091 + 388, available: 0, held: 0, owed: 0 });
    await later(13);
    expect(await balances()).toMatchObject({ pending: 3479, available: 0 });
    await later(15);
    await later(15);
    expect(await balances()).toMatchObject({ pending: 0, available: 3479 + 100 });
  });

  test("an order whose points cannot become available does not keep the later ones waiting", async () => {
    await link();
    await buy([[10_000]]);
    await buy([[20_000]], { completedAt: new Date(now().getTime() + days(1)) }, `${orderCode}b`);
    const heal = await poisonRow(platform.database, { table: "earnings", column: "order_code", code: orderCode });
    await expect(later(20)).rejects.toThrow("1 of 2 due records failed");
    await heal();
    expect(await balances()).toMatchObject({ pending: 100, available: 200 + 100 });
    await later(20);
    expect(await balances()).toMatchObject({ pending: 0, available: 100 + 200 + 100 });
  });

  test("[CON-05~] [CLB-09~] linking gives 100 points with the next purchase, once, and not for one that went back whole", async () => {
    const before = new Date(now().getTime() - days(1));
    await buy([[10_000]], { completedAt: before });
    await link();
    await claimPurchases(platform, accountCode);
    await later(20);
    expect(await balances()).toMatchObject({ pending: 0, available: 100 });
    await buy([[10_000]], {}, `${orderCode}b`);
    await sendBack("all", [[10_000]], `${orderCode}b`);
    await later(40);
    expect(await balances()).toMatchObject({ available: 100 });
    expect(await linkBonusToCome(platform, memberCode)).toBe(100);
    await buy([[10_000]], {}, `${orderCode}c`);
    await buy([[10_000]], {}, `${orderCode}d`);
    await later(60);
    expect(await balances()).toMatchObject({ pending: 0, available: 100 + 100 + 100 + 100 });
    expect(await linkBonusToCome(platform, memberCode)).toBe(0);
  });

  test("[CON-05~] [CLB-09~] a purchase that goes back whole after its window takes the bonus along, which another one brings", async () => {
    await link();
    await buy([[10_000, 20_000]]);
    await later(20);
    expect(await balances()).toMatchObject({ available: 300 + 100 });
    await sendBack("a", [[10_000]]);
    expect(await balances()).toMatchObject({ available: 200 + 100 });
    await removePoints(platform, { memberCode, fact: `gone:${memberCode}`, points: points(250) });
    for (const expected of [true, false]) expect(await sendBack("b", [[20_000]])).toBe(expected);
    expect(await balances()).toEqual({ pending: 0, available: 0, held: 0, owed: 200 + 100 - 50 });
    expect(await linkBonusToCome(platform, memberCode)).toBe(100);
    await buy([[50_000]], {}, `${orderCode}b`);
    await buy([[10_000]], {}, `${orderCode}c`);
    await later(40);
    expect(await balances()).toMatchObject({ available: 500 + 100 + 100 - 250, owed: 0 });
    expect(await linkBonusToCome(platform, memberCode)).toBe(0);
    await sendBack("first", [[50_000]], `${orderCode}b`);
    expect(await balances()).toMatchObject({ available: 0, owed: 50 });
    expect(await linkBonusToCome(platform, memberCode)).toBe(0);
    await sendBack("other", [[10_000]], `${orderCode}c`);
    expect(await balances()).toEqual({ pending: 0, available: 0, held: 0, owed: 250 });
  });

  test("a bonus that was booked by its member alone, as until 28 November 2026, goes back as well", async () => {
    await link();
    await grantBonus(platform, { memberCode, orderCode, fact: `bonus:link:${memberCode}`, points: points(100) });
    expect(await linkBonusToCome(platform, memberCode)).toBe(0);
    await buy([[10_000]]);
    await later(20);
    expect(await balances()).toMatchObject({ available: 100 + 100 });
    await sendBack("all", [[10_000]]);
    expect(await balances()).toMatchObject({ available: 0, owed: 0 });
    expect(await linkBonusToCome(platform, memberCode)).toBe(100);
  });

  test("what goes back takes its own points along, by piece, before and after they are available", async () => {
    await link();
    await buy([[33_400, 33_300, 33_300], [50_000]]);
    expect(await balances()).toMatchObject({ pending: 1500 });
    await sendBack("a", [[33_400], [50_000]]);
    expect(await balances()).toMatchObject({ pending: 666 });
    await later(20);
    await sendBack("b", [[33_300]]);
    expect(await balances()).toMatchObject({ pending: 0, available: 333 + 100 });
  });

  test("a return that arrives before its purchase, or is repeated, changes what is left just once", async () => {
    await link();
    await sendBack("a", [[33_300]]);
    for (const expected of [true, false]) expect(await buy([[33_400, 33_300, 33_300]])).toBe(expected);
    expect(await sendBack("a", [[33_300]])).toBe(false);
    await sendBack("more-than-bought", [[33_400, 33_300, 1], [700]]);
    expect(await balances()).toMatchObject({ pending: 0 });
  });

  test("rules that change later leave an order's receipts alone", async () => {
    await link();
    await buy([[100_000, 100_000]]);
    const rules = await selectRules(platform, now());
    const changed = new Date(now().getTime() + days(1));
    const generous = rules.tiers.map((tier) => ({ ...tier, pointsPerTenThousand: 1000 }));
    await insertRules(platform, changed, { ...rules, tiers: generous });
    await sendBack("a", [[100_000]]);
    expect(await balances()).toMatchObject({ pending: 1000 });
    platform.clock.setOffset(days(2));
    await buy([[100_000]], {}, `${orderCode}b`);
    expect(await balances()).toMatchObject({ pending: 1000 + 10_000 });
    await insertRules(platform, new Date(changed.getTime() + days(1)), rules);
    await expect(insertRules(platform, changed, { ...rules, tiers: [] })).rejects.toThrow();
  });

  test("the tier follows what was kept in twelve months, and decides about the next purchase", async () => {
    platform.clock.setOffset(days(10));
    await link();
    await buy([[4_000_000, 3_000_000]]);
    expect(await showTier(platform, memberCode)).toMatchObject({
      tier: { code: "SILVER" },
      spend: 7_000_000,
      tiers: [{ code: "BRONZE" }, { code: "SILVER" }, { code: "GOLD", fromSpend: 15_000_000 }],
    });
    await buy([[100_000]], {}, `${orderCode}b`);
    expect(await balances()).toMatchObject({ pending: 70_000 + 1500 });
    await sendBack("a", [[3_000_000]]);
    expect(await showTier(platform, memberCode)).toMatchObject({ tier: { code: "BRONZE" }, spend: 4_100_000 });
    platform.clock.setOffset(days(380));
    expect(await showTier(platform, memberCode)).toMatchObject({ tier: { code: "BRONZE" }, spend: 0 });
  });

  test("a campaign counts by the moment of ordering", async () => {
    platform.clock.setOffset(days(100));
    await link();
    const rules = await selectRules(platform, now());
    const [from, until] = [now(), new Date(now().getTime() + days(2))];
    const campaign = { code: "BRAND", percent: 300, brandCode: "LANGKAH" };
    const boosts = [{ ...campaign, from: from.toISOString(), until: until.toISOString() }];
    await insertRules(platform, from, { ...rules, boosts });
    const afterwards = new Date(until.getTime() + days(1));
    await buy([[10_000]], {
      completedAt: afterwards,
      orderedAt: new Date(from.getTime() + days(1)),
      brandCode: "LANGKAH",
    });
    expect(await balances()).toMatchObject({ pending: 300 });
    await buy([[10_000]], { completedAt: afterwards, brandCode: "LANGKAH" }, `${orderCode}b`);
    expect(await balances()).toMatchObject({ pending: 300 + 100 });
  });

  test("a guest's purchase earns for the member with the verified number, an account's for its own member alone", async () => {
    await buy([[10_000]], { accountCode: null });
    expect(await balances()).toMatchObject({ pending: 100 });
    await buy([[10_000]], { accountCode: null, mobile: "81300000000" }, `${orderCode}b`);
    await buy([[10_000]], { accountCode: "SOMEBODY" }, `${orderCode}c`);
    expect(await balances()).toMatchObject({ pending: 100 });
  });

  describe("a guest's purchase that an account claims", () => {
    const bought = { accountCode: null, mobile: "81399990000" };
    const claim = (by = accountCode, code = orderCode) => takeInShopEvent(platform, shopProgram, claimEvent(code, by));

    test("earns for the account's card, once, whichever comes first, and goes back as any other", async () => {
      await link();
      await buy([[10_000]], bought);
      expect(await balances()).toMatchObject({ pending: 0 });
      for (const expected of [true, false]) expect(await claim()).toBe(expected);
      expect(await balances()).toMatchObject({ pending: 100 });
      await claim(accountCode, `${orderCode}b`);
      await buy([[10_000, 20_000]], bought, `${orderCode}b`);
      expect(await balances()).toMatchObject({ pending: 100 + 300 });
      await sendBack("a", [[20_000]], `${orderCode}b`);
      await later(20);
      // It was no purchase of the account, which the bonus for linking is for.
      expect(await balances()).toMatchObject({ pending: 0, available: 200 });
    });

    test("waits for the account's link, and is then no other's", async () => {
      await buy([[10_000]], bought);
      await claim();
      expect(await balances()).toMatchObject({ pending: 0 });
      await platform.database.transaction(async () => {
        await insertLink(platform, { accountCode, memberCode });
        await claimPurchases(platform, accountCode);
      });
      expect(await balances()).toMatchObject({ pending: 100 });
      await claim("ANOTHER");
      expect(await balances()).toMatchObject({ pending: 100 });
    });

    test("is its number's, if that is a card's", async () => {
      await seedMembers(platform, [someMember({ memberCode: `N${turn}`, mobile: `8120009${1000 + turn}` })]);
      await link();
      await buy([[10_000]], { accountCode: null, mobile: `8120009${1000 + turn}` });
      await claim();
      expect(await balances()).toMatchObject({ pending: 0 });
      expect(await selectBalances(platform, `N${turn}`)).toMatchObject({ pending: 100 });
    });
  });

  describe("an order that the shop reports more than once", () => {
    /** By a message that the inbox does not know: only the order itself shows that it is known. */
    const byNewMessage = (event: ReceivedEvent) => {
      messages += 1;
      return tellEvent(platform, { ...event, id: `${event.id}:again:${messages}` });
    };
    let messages = 0;
    const purchase = (
      options: Partial<Parameters<typeof purchaseEvent>[2]> = {},
      lines: Lines = [[4_000_000], [3_000_000]],
    ) => purchaseEvent(orderCode, lines, { accountCode, completedAt: now(), mobile, ...options });
    const spend = async (of = memberCode) => (await showTier(platform, of)).spend;

    test("earns once, counts once for the tier, and not again after it went back", async () => {
      await link();
      const bought = purchase();
      const moreOfIt = purchase({}, [[4_000_000, 4_000_000], [3_000_000], [1_000_000]]);
      const reportAgain = async () => {
        for (const event of [bought, moreOfIt, claimEvent(orderCode, accountCode)])
          expect(await byNewMessage(event)).toBe(true);
        await platform.database.transaction(() => claimPurchases(platform, accountCode));
      };
      await tellEvent(platform, bought);
      await reportAgain();
      expect(await balances()).toMatchObject({ pending: 70_000, available: 0 });
      expect(await spend()).toBe(7_000_000);
      await later(20);
      await reportAgain();
      await later(20);
      expect(await balances()).toMatchObject({ pending: 0, available: 70_000 + 100 });
      expect(await spend()).toBe(7_000_000);
      await sendBack("all", [[4_000_000], [3_000_000]]);
      await reportAgain();
      expect(await balances()).toEqual({ pending: 0, available: 0, held: 0, owed: 0 });
      expect(await spend()).toBe(0);
    });

    test.each(["a guest's", "an account's"])(
      "earns for one card when it is reported as a guest's and as an account's, first as %s",
      async (first) => {
        const guest = { memberCode: `G${turn}`, mobile: `8120008${1000 + turn}` };
        await seedMembers(platform, [someMember(guest)]);
        await link();
        const [ofGuest, ofAccount] = [purchase({ accountCode: null, mobile: guest.mobile }), purchase()];
        for (const event of first === "a guest's" ? [ofGuest, ofAccount] : [ofAccount, ofGuest])
          await byNewMessage(event);
        await byNewMessage(claimEvent(orderCode, accountCode));
        await platform.database.transaction(() => claimPurchases(platform, accountCode));
        const [earns, other] = first === "a guest's" ? [guest.memberCode, memberCode] : [memberCode, guest.memberCode];
        expect(await selectBalances(platform, earns)).toMatchObject({ pending: 70_000 });
        expect(await selectBalances(platform, other)).toMatchObject({ pending: 0 });
        expect([await spend(earns), await spend(other)]).toEqual([7_000_000, 0]);
      },
    );

    test("takes back what went back once, after the inbox has forgotten the messages too", async () => {
      await link();
      const events = [
        purchase({}, [[10_000, 10_000, 10_000]]),
        reversalEvent(orderCode, "a", [[10_000]]),
        claimEvent(orderCode, accountCode),
      ];
      for (let round = 0; round < 2; round += 1) {
        for (const event of events) expect(await tellEvent(platform, event)).toBe(true);
        expect(await balances()).toMatchObject({ pending: 200, owed: 0 });
        expect(await spend()).toBe(20_000);
        platform.clock.setOffset(days(200));
        await removeOldMessages(platform.database, platform.clock);
      }
    });
  });

  test("points that were spent before their goods went back are owed, and the next purchase pays", async () => {
    await link();
    await buy([[100_000]]);
    await later(20);
    await removePoints(platform, { memberCode, fact: `gone:${memberCode}`, points: points(1100) });
    await sendBack("late", [[100_000]]);
    expect(await balances()).toEqual({ pending: 0, available: 0, held: 0, owed: 1000 + 100 });
    await buy([[150_000]], {}, `${orderCode}b`);
    await later(40);
    expect(await balances()).toEqual({ pending: 0, available: 500, held: 0, owed: 0 });
  });
});
