import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { scheduleMessage, selectDueMessages } from "./storage/order-messages.ts";
import { orderByCode } from "./storage/orders.ts";
import { act, stockBalls } from "./testing/orders.ts";
import { announce } from "./use-cases/announce.ts";
import { tellHowToPay } from "./use-cases/tell-how-to-pay.ts";

describe.skipIf(!hasTestPostgres)("sending payment instructions from several processes, on PostgreSQL", () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql");
    await stockBalls(shop, 1000);
  });
  afterAll(() => shop.close());

  const orders = async (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_none, n) => {
        const shopper = await guestShopper(shop, `sari-${n}@example.com`);
        await shopper.add("PB1-5");
        const { orderCode } = await shopper.place(await shopper.checkout());
        if (!orderCode) throw new Error("no order was placed");
        return { shopper, orderCode };
      }),
    );
  const mails = async (orderCode: string) => {
    const rows = await shop.platform.database
      .tables<{ outbox: { message_key: string; position: number } }>()
      .selectFrom("outbox")
      .select("position")
      .where("message_key", "=", `mail:${orderCode}`)
      .execute();
    return rows.length;
  };

  test("eight rounds at once over ten orders: each order is announced once, and shoppers who cancel meanwhile block nobody", async () => {
    const placed = await orders(10);
    const cancelled = placed.slice(0, 3);
    await Promise.all([
      ...Array.from({ length: 8 }, () => tellHowToPay(shop.platform)),
      ...cancelled.map(({ shopper, orderCode }) => act(shopper, "cancelOrder", orderCode)),
    ]);
    await tellHowToPay(shop.platform);
    for (const { orderCode } of placed.slice(3)) expect([orderCode, await mails(orderCode)]).toEqual([orderCode, 1]);
    // The message about paying was sent before or not at all; then the one about the cancellation.
    for (const { orderCode } of cancelled) expect([1, 2]).toContain(await mails(orderCode));
    expect(await selectDueMessages(shop.platform, { after: undefined, most: 50 })).toEqual([]);
  });

  test("the same race sends them more than once when the message is not taken by a conditional update: the test can fail", async () => {
    const [placed] = await orders(1);
    const orderCode = placed?.orderCode ?? "";
    await scheduleMessage(shop.platform, orderCode, "placed");
    const tellCarelessly = async () => {
      const due = await selectDueMessages(shop.platform, { after: undefined, most: 50 });
      if (!due.some((message) => message.orderCode === orderCode)) return;
      const order = await orderByCode(shop.platform, orderCode);
      if (order) await shop.platform.database.transaction(() => announce(shop.platform, "placed", order));
    };
    await Promise.all(Array.from({ length: 8 }, tellCarelessly));
    expect(await mails(orderCode)).toBeGreaterThan(1);
  });
});
