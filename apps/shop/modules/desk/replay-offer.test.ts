import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { actsOn } from "../journal/journal.ts";
import { pastOrders } from "../orders/orders.ts";
import { placedOrder, stockBalls } from "../orders/testing/orders.ts";
import { replayOffer } from "../promotions/promotions.ts";
import { offerDocumentOf } from "../promotions/testing/offer-documents.ts";

const levels = [{ from: 0, reward: 10 }];
const reward = { kind: "DISCOUNT", goods: {}, amountByQty: false, rewardByPercentage: true, levels };
const merchandiser = { kind: "staff", staffCode: "wayan", roles: ["merchandising"] } as const;

describe.each(testEngines)("a draft on past orders, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    await stockBalls(shop, 50);
  });
  afterAll(() => shop.close());

  const today = jakartaDay(new Date());
  const wish = { draft: JSON.stringify(offerDocumentOf("DRAFT", { reward })), from: today, to: today, mostUses: 3 };

  test("several batches report the same as one, and the act is in the journal", async () => {
    for (let index = 0; index < 3; index += 1) await placedOrder(shop);
    const whole = await replayOffer(shop.platform, pastOrders, merchandiser, wish);
    expect(whole).toMatchObject({ ordersLookedAt: 3, ordersTouched: 3, units: 3, suspiciousCount: 0 });
    expect(whole).toMatchObject({ marginBefore: null, marginAfter: null });
    const costs = JSON.stringify({ PB1: 200_000 });
    expect(await replayOffer(shop.platform, pastOrders, merchandiser, { ...wish, costs })).toMatchObject({
      marginBefore: 300_000,
      marginAfter: 210_000,
      piecesWithoutCost: 0,
    });
    expect(await replayOffer(shop.platform, pastOrders, merchandiser, wish, 2)).toEqual(whole);
    expect(await replayOffer(shop.platform, pastOrders, merchandiser, wish, 1)).toEqual(whole);
    const acts = await actsOn(shop.platform, { kind: "offer", code: "DRAFT" });
    expect(acts[0]).toMatchObject({ act: "offer.replayed", details: { from: today, to: today, orders: 3 } });
    const before = { ...wish, from: "2020-01-01", to: "2020-01-31" };
    expect(await replayOffer(shop.platform, pastOrders, merchandiser, before)).toMatchObject({ ordersLookedAt: 0 });
  });

  test.each([
    ["draft", { draft: "{" }],
    ["draft", { draft: JSON.stringify(offerDocumentOf("DRAFT", { reward: { ...reward, levels: [] } })) }],
    ["draft", { draft: JSON.stringify(offerDocumentOf("DRAFT", { reward }, { kind: "COUPON" })) }],
    ["draft", { draft: " ".repeat(200_001) }],
    ["from", { from: "2026-13-01" }],
    ["to", { from: "2026-10-02", to: "2026-10-01" }],
    ["to", { from: "2026-01-01", to: "2026-10-01" }],
    ["mostUses", { mostUses: 0 }],
    ["costs", { costs: "[]" }],
    ["costs", { costs: '{ "PB1-5": "cheap" }' }],
  ])("a wrong %s is refused and said: %j", async (field, change) => {
    const replayed = await replayOffer(shop.platform, pastOrders, merchandiser, { ...wish, ...change });
    expect(replayed).toMatchObject({ wrong: { field } });
  });

  test("other roles are refused", async () => {
    const other = { ...merchandiser, roles: ["finance", "support", "warehouse"] } as const;
    expect(await replayOffer(shop.platform, pastOrders, other, wish)).toBe("not allowed");
  });
});
