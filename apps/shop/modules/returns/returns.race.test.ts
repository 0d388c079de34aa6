import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { meet } from "../orders/testing/meet.ts";
import { refundsOf } from "../payments/payments.ts";
import { approveReturn, receiveReturn } from "./returns.ts";
import { returnByCode, returnsOfOrders, unitsOfReturns } from "./storage/returns.ts";
import { moveReturn } from "./storage/write-returns.ts";
import { orderWithGift, previewOf } from "./testing/gift-order.ts";
import {
  askReturn,
  deliveredOrder,
  openReturningShop,
  type ReturningShop,
  requestedReturn,
  support,
  warehouse,
} from "./testing/returnable-order.ts";
import { cancelReturn } from "./use-cases/change-return.ts";
import { orderOfReturn } from "./use-cases/find-return.ts";

describe.skipIf(!hasTestPostgres)("returns in parallel, on PostgreSQL", () => {
  let shop: ReturningShop;
  beforeAll(async () => {
    shop = await openReturningShop("postgresql");
  });
  afterAll(() => shop.close());

  test("of eight requests for one of three pieces each, three win, and each piece is in one return (I-09)", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { shopper, orderCode } = await deliveredOrder(shop, { quantity: 3 });
      const answers = await Promise.all(Array.from({ length: 8 }, () => askReturn(shopper, orderCode)));
      expect(answers.filter(({ success }) => success)).toHaveLength(3);
      expect(answers.filter(({ errorCode }) => errorCode === "RETURN_TOO_MANY")).toHaveLength(5);
      const codes = (await returnsOfOrders(shop.platform, [orderCode])).map(({ returnCode }) => returnCode);
      const units = [...(await unitsOfReturns(shop.platform, codes)).values()].flat();
      expect(units.map(({ unitNumber }) => unitNumber).sort()).toEqual([1, 2, 3]);
    }
  });

  test("the same race returns more than was bought when pieces are read without the order's row: the test can fail", async () => {
    const { orderCode } = await deliveredOrder(shop, { quantity: 3 });
    const requestInTwoSteps = () =>
      shop.platform.database.transaction(async () => {
        const returned = await returnsOfOrders(shop.platform, [orderCode]);
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        return returned.length < 3;
      });
    const won = await Promise.all(Array.from({ length: 8 }, requestInTwoSteps));
    expect(won.filter(Boolean).length).toBeGreaterThan(3);
  });

  test("even past the lock, the database keeps a piece out of two returns that stand", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    const code = await requestedReturn(shopper, orderCode);
    const again = sql`insert into returns select 'RT-TWIN', order_code, owner, state, remark, amount, points, freight_amount,
      freight_points, channel_code, company_code, company_name, express_code, rejection, bank_account, requested_at
      from returns where return_code = ${code}`;
    await again.execute(shop.platform.database.tables());
    const twin = sql`insert into return_units (return_code, order_code, line_number, unit_number, reason_code, charged, points)
      select 'RT-TWIN', order_code, line_number, unit_number, reason_code, charged, points from return_units
      where return_code = ${code}`;
    await expect(twin.execute(shop.platform.database.tables())).rejects.toThrow("return_units_once");
  });

  test("of eight who receive a return one wins, and its money is owed once", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    const code = await requestedReturn(shopper, orderCode);
    await approveReturn(shop.platform, support, code);
    const answers = await Promise.all(Array.from({ length: 8 }, () => receiveReturn(shop.platform, warehouse, code)));
    expect(answers.filter((answer) => answer === "received")).toHaveLength(1);
    expect(await refundsOf(shop.platform, orderCode)).toMatchObject([{ amount: 300_000 }]);
  });

  const twoReturns = async () => {
    const order = await orderWithGift(shop);
    const { shopper, orderCode, shoes, ball, giftPrice } = order;
    const whole = await previewOf(order, [shoes, ball]);
    const gifts = await requestedReturn(shopper, orderCode, { products: [ball] });
    const bought = await requestedReturn(shopper, orderCode, { products: [shoes] });
    for (const code of [gifts, bought]) await approveReturn(shop.platform, support, code);
    return { orderCode, giftPrice, whole, gifts, bought };
  };
  const paidBack = async (orderCode: string) =>
    (await refundsOf(shop.platform, orderCode)).reduce<number>((sum, { amount }) => sum + amount, 0);

  test("the return of gifts is cancelled while what was bought is received: they are charged, no matter who is first", async () => {
    for (let round = 0; round < 12; round += 1) {
      const { orderCode, giftPrice, whole, gifts, bought } = await twoReturns();
      const record = await returnByCode(shop.platform, gifts);
      if (!record) throw new Error("no return");
      const order = await orderOfReturn(shop.platform, record);
      const [received, cancelled] = await meet(
        round,
        () => receiveReturn(shop.platform, warehouse, bought),
        () => cancelReturn(shop.platform, order, gifts),
      );
      expect([received, cancelled.ok]).toEqual(["received", true]);
      expect(await paidBack(orderCode)).toBe(whole.amount - giftPrice);
    }
  });

  test("gifts and what was bought are received at once: together they give what one return would", async () => {
    for (let round = 0; round < 12; round += 1) {
      const { orderCode, whole, gifts, bought } = await twoReturns();
      const both = await meet(
        round,
        () => receiveReturn(shop.platform, warehouse, bought),
        () => receiveReturn(shop.platform, warehouse, gifts),
      );
      expect(both).toEqual(["received", "received"]);
      expect(await paidBack(orderCode)).toBe(whole.amount);
    }
  });

  test("the same race settles both as if the other were not here without the order's row: the test can fail", async () => {
    const { orderCode, gifts, bought } = await twoReturns();
    const [bothMoved, bothLooked] = [meetingOf(2), meetingOf(2)];
    const receiveUnlocked = (returnCode: string) =>
      shop.platform.database.transaction(async () => {
        await moveReturn(shop.platform, returnCode, "receive");
        await bothMoved();
        const returns = await returnsOfOrders(shop.platform, [orderCode]);
        await bothLooked();
        return returns.filter(({ state }) => state === "RECEIVED").length;
      });
    expect(await Promise.all([gifts, bought].map(receiveUnlocked))).toEqual([1, 1]);
  });
});

/** A point that nobody passes before so many have come to it. */
function meetingOf(people: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === people) resolve();
    return promise;
  };
}
