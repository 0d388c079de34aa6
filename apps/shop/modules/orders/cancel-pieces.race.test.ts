import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { heldFor } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";
import type { OrdersTables } from "./storage/orders-tables.ts";
import { selectPortions } from "./storage/portions.ts";
import { meet } from "./testing/meet.ts";
import { stockBalls, tellParcel, tellPayment } from "./testing/orders.ts";

describe.skipIf(!hasTestPostgres)("pieces that are cancelled while something else happens, on PostgreSQL", () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql");
    await stockBalls(shop, 1000);
  });
  afterAll(() => shop.close());

  const paidOrder = async (quantity: number) => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5", quantity);
    const { orderCode } = await shopper.place(await shopper.checkout());
    if (!orderCode) throw new Error("no order was placed");
    await tellPayment(shop, orderCode, "PAID");
    return { shopper, orderCode };
  };
  const cancelOne = async (shopper: Shopper, orderCode: string) =>
    field<{ success: boolean; errorCode: string | null }>(
      await shopper.send("mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success errorCode } }", {
        input: { orderCode, products: [{ orderItemCode: `${orderCode}-1`, count: 1 }] },
      }),
      "cancelOrder",
    );
  const portionsOf = async (orderCode: string) =>
    (await selectPortions(shop.platform, [orderCode])).get(orderCode) ?? [];
  const refundsOf = (orderCode: string) =>
    shop.platform.database
      .tables<OrdersTables>()
      .selectFrom("refunds_due")
      .select("amount")
      .where("order_code", "=", orderCode)
      .execute();

  test("of eight who cancel one of three pieces three win, and three pieces are paid back once each", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, orderCode } = await paidOrder(3);
      const answers = await Promise.all(Array.from({ length: 8 }, () => cancelOne(shopper, orderCode)));
      expect(answers.filter((answer) => answer.success)).toHaveLength(3);
      expect(answers.filter(({ errorCode }) => errorCode === "ORDER_CANNOT_BE_CANCELLED")).toHaveLength(5);
      expect((await portionsOf(orderCode)).map(({ quantity, state }) => [quantity, state])).toEqual(
        Array.from({ length: 3 }, () => [1, 61]),
      );
      const refunds = await refundsOf(orderCode);
      expect(refunds.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([300_000, 300_000, 318_000]);
      expect(await heldFor(shop.platform, orderCode)).toEqual([]);
    }
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("the same race cancels more than there is when the pieces are read without the order's row: the test can fail", async () => {
    const { orderCode } = await paidOrder(3);
    const cancelInTwoSteps = () =>
      shop.platform.database.transaction(async () => {
        const waiting = (await portionsOf(orderCode)).filter(({ state }) => state === 31);
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        return waiting.reduce((sum, { quantity }) => sum + quantity, 0) >= 1;
      });
    const won = await Promise.all(Array.from({ length: 8 }, cancelInTwoSteps));
    expect(won.filter(Boolean).length).toBeGreaterThan(3);
  });

  test("cancelling against the courier's taking the parcel, 64 rounds: a piece is on its way or paid back, never both", async () => {
    const ends = { cancelled: 0, refused: 0 };
    for (let round = 0; round < 64; round += 1) {
      const { shopper, orderCode } = await paidOrder(2);
      const [answer] = await meet(
        round,
        () => cancelOne(shopper, orderCode),
        () => tellParcel(shop, orderCode, "PICKED_UP"),
      );
      const portions = await portionsOf(orderCode);
      const count = (state: number) =>
        portions.filter((one) => one.state === state).reduce((sum, { quantity }) => sum + quantity, 0);
      const refunds = await refundsOf(orderCode);
      // What is left of a cancelled piece's parcel goes into the next one.
      if (answer.success) expect([count(61), count(31), refunds.length]).toEqual([1, 1, 1]);
      else expect([count(61), count(41), refunds.length]).toEqual([0, 2, 0]);
      ends[answer.success ? "cancelled" : "refused"] += 1;
    }
    expect(Math.min(ends.cancelled, ends.refused)).toBeGreaterThan(0);
    expect(await auditStock(shop.platform)).toEqual([]);
  });
});
