import { days } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parcelsOf } from "../delivery/delivery.ts";
import { mailedLines } from "../orders/testing/orders.ts";
import { refundsOf } from "../payments/payments.ts";
import { availableUnits, countStock, deliveryLocation } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";
import { approveReturn, collectReturn, endExchange, receiveReturn, refundExchange } from "./returns.ts";
import { returnByCode, returnsOfOrders } from "./storage/returns.ts";
import { beforeItCommits } from "./testing/held-transaction.ts";
import {
  askExchange,
  deliveredOrder,
  openReturningShop,
  type ReturningShop,
  requestedExchange,
  support,
  tellReplacement,
  warehouse,
} from "./testing/returnable-order.ts";
import { sendReturn } from "./use-cases/change-return.ts";
import { remindOfOverdue } from "./use-cases/remind-of-overdue.ts";

const [worn, wanted] = ["KR1-BLACK-42", "KR1-BLACK-43"];
const parcel = { companyCode: "JNE", companyName: "JNE", expressCode: "JX998877" };

describe.skipIf(!hasTestPostgres)("exchanges in parallel, on PostgreSQL", () => {
  let shop: ReturningShop;
  beforeAll(async () => {
    shop = await openReturningShop("postgresql");
  });
  afterAll(() => shop.close());

  const stock = (skuCode: string, quantity: number) =>
    countStock(shop.platform, [{ skuCode, locationCode: deliveryLocation, quantity }], "test");
  const ordersOf = async (count: number) => {
    await stock(worn, count);
    const orders = [];
    for (let order = 0; order < count; order += 1) orders.push(await deliveredOrder(shop, { skuCode: worn }));
    return orders;
  };

  test("of six shoppers who want the last of a size one gets it, and of the others' requests nothing is left", async () => {
    const orders = await ordersOf(6);
    await stock(wanted, 1);
    const answers = await Promise.all(orders.map(({ shopper, orderCode }) => askExchange(shopper, orderCode, wanted)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === "SOLD_OUT")).toHaveLength(5);
    const codes = orders.map(({ orderCode }) => orderCode);
    expect(await returnsOfOrders(shop.platform, codes)).toHaveLength(1);
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("the same race promises the last to several when checking and taking are two steps: the test can fail", async () => {
    await stock("KR1-BLACK-41", 1);
    const lookThenTake = () =>
      shop.platform.database.transaction(async () => {
        const free = await availableUnits(shop.platform, deliveryLocation, ["KR1-BLACK-41"]);
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        return (free.get("KR1-BLACK-41") ?? 0) > 0;
      });
    const promised = await Promise.all(Array.from({ length: 6 }, lookThenTake));
    expect(promised.filter(Boolean).length).toBeGreaterThan(1);
  });

  test.each([
    ["the shopper sends theirs", undefined],
    ["our courier collects it", parcel],
  ] as const)(
    "staff make a refund of it while %s: the parcel that was just asked for is withdrawn",
    async (_how, label) => {
      const [order] = await ordersOf(1);
      if (!order) throw new Error("no order");
      await stock(wanted, 3);
      const returnCode = await requestedExchange(order.shopper, order.orderCode, wanted);
      await approveReturn(shop.platform, support, returnCode, label);
      const [, ended] = await beforeItCommits(
        shop.platform,
        async () => {
          if (label) await collectReturn(shop.platform, support, returnCode);
          else await sendReturn(shop.platform, returnCode, parcel);
        },
        () => refundExchange(shop.platform, support, returnCode),
      );
      expect(ended).toBe("refund instead");
      expect(await returnByCode(shop.platform, returnCode)).toMatchObject({ mode: "REFUND", state: "SENT" });
      const parcels = (await parcelsOf(shop.platform, [order.orderCode])).get(order.orderCode) ?? [];
      expect(parcels.map(({ parcelCode }) => parcelCode)).toEqual([order.orderCode]);
      expect(await auditStock(shop.platform)).toEqual([]);
    },
  );

  const replaced = async () => {
    const [order] = await ordersOf(1);
    if (!order) throw new Error("no order");
    await stock(wanted, 3);
    const returnCode = await requestedExchange(order.shopper, order.orderCode, wanted);
    await approveReturn(shop.platform, support, returnCode);
    await sendReturn(shop.platform, returnCode, parcel);
    await tellReplacement(shop, { orderCode: order.orderCode, returnCode }, "DELIVERED");
    return { returnCode, orderCode: order.orderCode };
  };
  const mailsOfEnd = async (orderCode: string) =>
    Promise.all(
      ["returnReceived", "returnEnded"].map(async (step) => (await mailedLines(shop, orderCode, step)).length),
    );

  test("the old goods are received while staff end the exchange: the first one wins, and only that one is notified", async () => {
    const received = await replaced();
    const receive = (code: string) => receiveReturn(shop.platform, warehouse, code);
    const end = (code: string) => endExchange(shop.platform, support, code, "Lost");
    expect(
      await beforeItCommits(
        shop.platform,
        () => receive(received.returnCode),
        () => end(received.returnCode),
      ),
    ).toEqual(["received", "nothing to decide"]);
    expect((await returnByCode(shop.platform, received.returnCode))?.state).toBe("EXCHANGED");
    expect(await mailsOfEnd(received.orderCode)).toEqual([1, 0]);
    const ended = await replaced();
    expect(
      await beforeItCommits(
        shop.platform,
        () => end(ended.returnCode),
        () => receive(ended.returnCode),
      ),
    ).toEqual(["decided", "nothing to receive"]);
    expect((await returnByCode(shop.platform, ended.returnCode))?.state).toBe("MISSING");
    expect(await mailsOfEnd(ended.orderCode)).toEqual([0, 1]);
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("the same race has two winners when checking and ending are two steps: the test can fail", async () => {
    const { returnCode } = await replaced();
    const lookThenAct = () =>
      shop.platform.database.transaction(async () => {
        const found = await returnByCode(shop.platform, returnCode);
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        return found?.state === "SENT";
      });
    expect(await Promise.all([lookThenAct(), lookThenAct()])).toEqual([true, true]);
  });

  test("several workers remind of old goods at once: the shopper is notified once", async () => {
    const { orderCode } = await replaced();
    shop.platform.clock.setOffset(days(15));
    await Promise.all(Array.from({ length: 4 }, () => remindOfOverdue(shop.platform)));
    shop.platform.clock.setOffset(days(0));
    expect(await mailedLines(shop, orderCode, "returnAwaited")).toHaveLength(1);
  });

  test("the courier takes the parcel while staff make a refund of it: one of them wins, and the books agree", async () => {
    for (const { shopper, orderCode } of await ordersOf(6)) {
      await stock(wanted, 3);
      const returnCode = await requestedExchange(shopper, orderCode, wanted);
      await approveReturn(shop.platform, support, returnCode);
      await Promise.all(Array.from({ length: 3 }, () => sendReturn(shop.platform, returnCode, parcel)));
      expect(await mailedLines(shop, orderCode, "returnSent")).toHaveLength(1);
      const [ended] = await Promise.all([
        refundExchange(shop.platform, support, returnCode),
        tellReplacement(shop, { orderCode, returnCode }, "PICKED_UP"),
      ]);
      const record = await returnByCode(shop.platform, returnCode);
      const isRefund = ended === "refund instead";
      expect([record?.mode, record?.replacement]).toEqual(isRefund ? ["REFUND", null] : ["EXCHANGE", "SENT"]);
      expect(await refundsOf(shop.platform, orderCode)).toEqual([]);
    }
    expect(await auditStock(shop.platform)).toEqual([]);
  });
});
