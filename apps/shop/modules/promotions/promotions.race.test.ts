import { days } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShops, type TestShop } from "../../testing/shop.ts";
import { evaluateOffers, type ReadyOffer, type Verdict } from "./offers.ts";
import { eraseNumbers, giveOffersBack, makeCoupons, takeOffers, takeOffersAgain, writeOffers } from "./promotions.ts";
import { offerDocumentOf } from "./testing/offer-documents.ts";
import { sampleBasket, sampleLine, sampleOffer } from "./testing/offers.ts";

const reward = {
  kind: "DISCOUNT" as const,
  goods: {},
  amountByQty: false,
  rewardByPercentage: false,
  levels: [{ from: 0, reward: 1000 }],
};

const by = { kind: "program", name: "offer-import" } as const;

type Order = Parameters<typeof takeOffers>[1];

describe.skipIf(!hasTestPostgres)("the limits of an offer, on PostgreSQL (I-12)", { timeout: 240_000 }, () => {
  let shops: readonly TestShop[];
  let orders = 0;
  beforeAll(async () => {
    shops = await openTestShops(2);
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
  });

  const shopOf = (round: number): TestShop => {
    const shop = shops[round % shops.length];
    if (!shop) throw new Error("no shop is open");
    return shop;
  };
  const write = async (code: string, limits: object): Promise<ReadyOffer> => {
    await writeOffers(shopOf(0).platform, by, [offerDocumentOf(code, { reward, limits })]);
    return sampleOffer(code, { reward, limits });
  };
  const verdictsOf = (offer: ReadyOffer): readonly Verdict[] =>
    evaluateOffers([offer], undefined, sampleBasket([sampleLine("BALL-5", 1, 300_000)])).verdicts;
  const newOrder = (owner: string): Order => ({ orderCode: `RACE-${(orders += 1)}`, owner });

  /** Places an order as `placeOrder` does; a refusal rolls back. */
  const place = async (round: number, offer: ReadyOffer, order: Order): Promise<boolean> => {
    const { platform } = shopOf(round);
    try {
      return await platform.database.transaction(async () => {
        if (!(await takeOffers(platform, order, verdictsOf(offer)))) throw new Error("used up");
        return true;
      });
    } catch (error) {
      if (error instanceof Error && error.message === "used up") return false;
      throw error;
    }
  };
  const givenAmong = async (placings: readonly Promise<boolean>[]): Promise<number> =>
    (await Promise.all(placings)).filter(Boolean).length;
  const countsOf = async (code: string) => {
    const { rows } = await sql<{ total: number; spent: number; today: number }>`
      select total, spent, today from offer_counts where offer_code = ${code}`.execute(
      shopOf(0).platform.database.tables(),
    );
    return rows[0];
  };

  test("of 200 parallel orders exactly as many get it as its total allows", async () => {
    const offer = await write("TOTAL", { total: 37 });
    const all = Array.from({ length: 200 }, (_, n) => place(n, offer, newOrder(`visitor:${n}`)));
    expect(await givenAmong(all)).toBe(37);
    expect(await countsOf("TOTAL")).toEqual({ total: 37, spent: 37_000, today: 37 });
  });

  test("a budget is spent to the last whole use, in all and on a day, and never exceeded", async () => {
    const [whole, daily] = [
      await write("BUDGET", { budget: 20_500 }),
      await write("DAILY", { budgetPerDay: 10_000, perDay: 15 }),
    ];
    for (const [offer, most] of [
      [whole, 20],
      [daily, 10],
    ] as const) {
      const all = Array.from({ length: 60 }, (_, n) => place(n, offer, newOrder(`visitor:${n}`)));
      expect(await givenAmong(all)).toBe(most);
    }
  });

  test("a day's limits begin again in Jakarta, and what yesterday's orders give back frees nothing of today's", async () => {
    const offer = await write("DAYS", { perDay: 1, budgetPerDay: 1500, total: 3 });
    const [yesterdays, todays] = [newOrder("visitor:one"), newOrder("visitor:two")];
    const { platform } = shopOf(0);
    try {
      expect(await place(0, offer, yesterdays)).toBe(true);
      expect(await place(0, offer, newOrder("visitor:other"))).toBe(false);
      platform.clock.setOffset(days(1));
      expect(await place(0, offer, todays)).toBe(true);
      await platform.database.transaction(() => giveOffersBack(platform, yesterdays.orderCode));
      expect(await countsOf("DAYS")).toEqual({ total: 1, spent: 1000, today: 1 });
      expect(await place(0, offer, newOrder("visitor:other"))).toBe(false);
      await platform.database.transaction(() => giveOffersBack(platform, todays.orderCode));
      expect(await place(0, offer, newOrder("visitor:other"))).toBe(true);
    } finally {
      platform.clock.setOffset(days(0));
    }
  });

  test("a shopper gets it as often as allowed, also as a guest in several browsers with one number", async () => {
    const offer = await write("MINE", { perShopper: 2 });
    const same = Array.from({ length: 200 }, (_, n) => place(n, offer, newOrder("member:1")));
    expect(await givenAmong(same)).toBe(2);
    const browsers = Array.from({ length: 200 }, (_, n) =>
      place(n, offer, { ...newOrder(`visitor:${n}`), mobile: "81234567890" }),
    );
    expect(await givenAmong(browsers)).toBe(2);
  });

  test("what is given back, however often at once, is free once; and taken again within the limit", async () => {
    const offer = await write("BACK", { total: 1 });
    const [first, second] = [newOrder("member:2"), newOrder("member:3")];
    expect(await place(0, offer, first)).toBe(true);
    const giveBack = (n: number) => {
      const { platform } = shopOf(n);
      return platform.database.transaction(() => giveOffersBack(platform, first.orderCode));
    };
    await Promise.all(Array.from({ length: 20 }, (_, n) => giveBack(n)));
    expect(await countsOf("BACK")).toMatchObject({ total: 0, spent: 0 });
    const { platform } = shopOf(1);
    const again = () => platform.database.transaction(() => takeOffersAgain(platform, first));
    expect(await again()).toBe(true);
    expect(await place(0, offer, second)).toBe(false);
    await giveBack(0);
    expect(await place(0, offer, second)).toBe(true);
    expect(await again()).toBe(false);
    expect(await countsOf("BACK")).toMatchObject({ total: 1, spent: 1000 });
  });

  test("a number that is erased leaves no trace in its orders' uses; another order with it still counts", async () => {
    const offer = await write("ERASED", { perShopper: 2 });
    const mobile = "81200000077";
    const [gone, stays] = [newOrder("member:4"), newOrder("visitor:4")];
    for (const order of [gone, stays]) expect(await place(0, offer, { ...order, mobile })).toBe(true);
    const { platform } = shopOf(1);
    await platform.database.transaction(() => eraseNumbers(platform, [gone.orderCode]));
    const kept = await sql<{ shoppers: string[] }>`
      select shoppers from offer_uses where offer_code = 'ERASED' order by order_code`.execute(
      platform.database.tables(),
    );
    expect(kept.rows.map(({ shoppers }) => shoppers)).toEqual([["member:4"], ["visitor:4", `mobile:${mobile}`]]);
    expect(await place(0, offer, { ...newOrder("visitor:5"), mobile })).toBe(true);
    expect(await place(0, offer, { ...newOrder("visitor:6"), mobile })).toBe(false);
  });

  test("of 200 parallel orders with one code of a batch exactly one has it", async () => {
    await writeOffers(shopOf(0).platform, by, [offerDocumentOf("SINGLE", { reward }, { kind: "COUPON" })]);
    const [couponCode = ""] = await makeCoupons(shopOf(0).platform, by, "SINGLE", { pieces: 1, owner: null });
    const offer = sampleOffer("SINGLE", { reward });
    const coupon = { couponCode, offerCode: "SINGLE" };
    const all = Array.from({ length: 200 }, (_, n) => place(n, offer, { ...newOrder(`visitor:${n}`), coupon }));
    expect(await givenAmong(all)).toBe(1);
    expect(await countsOf("SINGLE")).toMatchObject({ total: 1 });
  });

  /** Checks and writes in two steps, as code without the conditional statement would. */
  const twoSteps = (look: RawBuilder<{ isFree: boolean }>, write: (order: Order) => RawBuilder<unknown>) =>
    async function naive(n: number): Promise<boolean> {
      const { database } = shopOf(n).platform;
      return database.transaction(async () => {
        const { rows } = await look.execute(database.tables());
        await sql`select pg_sleep(0.05)`.execute(database.tables());
        if (!rows[0]?.isFree) return false;
        await write(newOrder("x")).execute(database.tables());
        return true;
      });
    };
  const tenTimes = (naive: (n: number) => Promise<boolean>) =>
    givenAmong(Array.from({ length: 10 }, (_, n) => naive(n)));
  const noted = (code: string) => (order: Order) =>
    sql`insert into offer_uses (order_code, offer_code, shoppers, amount, day)
      values (${order.orderCode}, ${code}, '{}', 1000, current_date)`;

  test("the test can fail: counting first and writing afterwards gives more than the total allows", async () => {
    const { code } = await write("PLANTED", { total: 1 });
    const look = sql<{ isFree: boolean }>`
      select count(*) < 1 as "isFree" from offer_uses where offer_code = ${code}`;
    expect(await tenTimes(twoSteps(look, noted(code)))).toBeGreaterThan(1);
  });

  test("the test can fail: adding up what was spent and writing afterwards passes the budget", async () => {
    const { code } = await write("OVERSPENT", { budget: 1000 });
    const look = sql<{ isFree: boolean }>`
      select coalesce(sum(amount), 0) + 1000 <= 1000 as "isFree" from offer_uses where offer_code = ${code}`;
    expect(await tenTimes(twoSteps(look, noted(code)))).toBeGreaterThan(1);
  });

  test("the test can fail: checking whether a code is unused and taking it afterwards gives it to several", async () => {
    await writeOffers(shopOf(0).platform, by, [offerDocumentOf("DOUBLE", { reward }, { kind: "COUPON" })]);
    const [couponCode = ""] = await makeCoupons(shopOf(0).platform, by, "DOUBLE", { pieces: 1, owner: null });
    const look = sql<{ isFree: boolean }>`
      select uses < 1 as "isFree" from coupon_codes where coupon_code = ${couponCode}`;
    const take = () => sql`update coupon_codes set uses = uses + 1 where coupon_code = ${couponCode}`;
    expect(await tenTimes(twoSteps(look, take))).toBeGreaterThan(1);
  });
});
