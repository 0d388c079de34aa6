import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { availableUnits, countStock, deliveryLocation } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";
import type { CheckoutTables } from "./storage/checkout-tables.ts";
import { updateOrderCode } from "./storage/write-checkouts.ts";

describe.skipIf(!hasTestPostgres)("checkouts at once, on PostgreSQL", { timeout: 120_000 }, () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql", { CASH_ORDERS_PER_NUMBER: "2" });
  });
  afterAll(() => shop.close());

  const stock = (skuCode: string, quantity: number) =>
    countStock(shop.platform, [{ skuCode, locationCode: deliveryLocation, quantity }], "test");
  const readyCheckout = async (skuCode: string) => {
    const shopper = await guestShopper(shop);
    await shopper.add(skuCode);
    return { shopper, id: await shopper.checkout() };
  };

  test("the last three pieces and 50 shoppers: three orders, 47 are refused because it is sold out (I-02)", async () => {
    await stock("PB1-5", 3);
    const ready = await Promise.all(Array.from({ length: 50 }, () => readyCheckout("PB1-5")));
    const answers = await Promise.all(ready.map(({ shopper, id }) => shopper.place(id)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(3);
    expect(answers.filter((answer) => answer.errorCode === "SOLD_OUT")).toHaveLength(47);
    expect((await availableUnits(shop.platform, deliveryLocation, ["PB1-5"])).get("PB1-5")).toBe(0);
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("one checkout placed 20 times at once is one order, one charge, and the same answer (I-05)", async () => {
    await stock("KR1-BLACK-42", 50);
    const { shopper, id } = await readyCheckout("KR1-BLACK-42");
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.place(id)));
    const [first] = answers;
    expect(first).toMatchObject({ success: true, payReturnDesc: null });
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await shopper.place(id)).toEqual(first);
    expect(shop.providers.charges.get(first?.orderCode ?? "")).toBe(1);
    expect((await availableUnits(shop.platform, deliveryLocation, ["KR1-BLACK-42"])).get("KR1-BLACK-42")).toBe(49);
  });

  test("the same clicks all go through when the checkout is checked and not held: the test can fail", async () => {
    const { id } = await readyCheckout("KR1-BLACK-42");
    const placeUnheld = (n: number) =>
      shop.platform.database.transaction(async () => {
        const tables = shop.platform.database.tables<CheckoutTables>();
        const row = await tables
          .selectFrom("checkouts")
          .select("order_code")
          .where("checkout_id", "=", id)
          .executeTakeFirst();
        await sql`select pg_sleep(0.02)`.execute(tables);
        if (row?.order_code) return false;
        await updateOrderCode(shop.platform, id, `TOOTH-${n}`);
        return true;
      });
    const placed = await Promise.all([placeUnheld(1), placeUnheld(2), placeUnheld(3)]);
    expect(placed.filter(Boolean).length).toBeGreaterThan(1);
  });

  test("shoppers who hold each other's goods in opposite order all get an answer, and the books add up", async () => {
    await stock("KR1-WHITE-41", 10);
    await stock("KR1-WHITE-42", 10);
    const ready = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const shopper = await guestShopper(shop);
        const skus = ["KR1-WHITE-41", "KR1-WHITE-42"];
        for (const skuCode of n % 2 ? skus : skus.reverse()) await shopper.add(skuCode);
        return { shopper, id: await shopper.checkout() };
      }),
    );
    const answers = await Promise.all(ready.map(({ shopper, id }) => shopper.place(id)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(10);
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("six checkouts of one shopper at once: five orders, and the sixth must pay first (AC-37)", async () => {
    const shopper = await guestShopper(shop);
    const skuCodes = ["BLACK", "WHITE"].flatMap((colour) => [41, 42, 43].map((size) => `KR1-${colour}-${size}`));
    for (const skuCode of skuCodes) await stock(skuCode, 50);
    for (const skuCode of skuCodes) await shopper.add(skuCode);
    const ids = await Promise.all(skuCodes.map((skuCode) => shopper.checkout([skuCode])));
    const answers = await Promise.all(ids.map((id) => shopper.place(id)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(5);
    expect(answers.filter((answer) => answer.errorCode === "TOO_MANY_OPEN_ORDERS")).toHaveLength(1);
  });

  test("ten checkouts of the same pieces, placed at once: what lies in a cart is bought once (I-05)", async () => {
    await stock("KR1-BLACK-42", 50);
    const { shopper, id } = await readyCheckout("KR1-BLACK-42");
    const ids = [id, ...(await Promise.all(Array.from({ length: 9 }, () => shopper.checkout())))];
    const answers = await Promise.all(ids.map((each) => shopper.place(each)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    // Those that come while the first is placed find the pieces gone, those after it an empty cart.
    const refused = ["CHECKOUT_CHANGED", "CHECKOUT_NOT_FOUND"];
    expect(answers.filter((answer) => refused.includes(answer.errorCode ?? ""))).toHaveLength(9);
  });

  test("eight cash orders for one number at once: two are placed (AC-37)", async () => {
    await stock("KR1-BLACK-42", 50);
    const ready = await Promise.all(Array.from({ length: 8 }, () => readyCheckout("KR1-BLACK-42")));
    const answers = await Promise.all(ready.map(({ shopper, id }) => shopper.place(id, { paymentChannelCode: "COD" })));
    expect(answers.filter((answer) => answer.success)).toHaveLength(2);
    expect(answers.filter((answer) => answer.errorCode === "TOO_MANY_CASH_ORDERS")).toHaveLength(6);
  });

  test("counted without waiting for each other, more cash orders go through: the test can fail", async () => {
    const ready = await Promise.all(Array.from({ length: 4 }, () => readyCheckout("KR1-BLACK-42")));
    const orders = await Promise.all(ready.map(({ shopper, id }) => shopper.place(id)));
    const countUnheld = (orderCode: string) =>
      shop.platform.database.transaction(async () => {
        const tables = shop.platform.database.tables<{ orders: { order_code: string; org_code: string } }>();
        const marked = tables.selectFrom("orders").select("order_code").where("org_code", "=", "UNHELD");
        const before = await marked.execute();
        await sql`select pg_sleep(0.05)`.execute(tables);
        if (before.length >= 2) return false;
        await tables.updateTable("orders").set({ org_code: "UNHELD" }).where("order_code", "=", orderCode).execute();
        return true;
      });
    const counted = await Promise.all(orders.map(({ orderCode }) => countUnheld(orderCode ?? "")));
    expect(counted.filter(Boolean).length).toBeGreaterThan(2);
  });
});
