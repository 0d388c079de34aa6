import { addRupiah, rupiah } from "@gelora/money/rupiah.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { field, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { intendedPoints } from "../points/testing/intended-points.ts";
import { quoteBasket } from "../pricing/pricing.ts";
import { noOffers, plainGoods } from "../pricing/testing/baskets.ts";
import { chargedForUnit, type NewOrder, orderByCode, placeOrder, receivedGoods } from "./orders.ts";
import { selectLines } from "./storage/order-lines.ts";
import type { OrdersTables } from "./storage/orders-tables.ts";
import { ball, placedOrder, stockBalls } from "./testing/orders.ts";
import { newOrderCode } from "./use-cases/order-codes.ts";
import { chargedForUnits, pointsOfUnits } from "./use-cases/unit-receipts.ts";

const explanation = { word: "salePrice", values: {} } as const;

/**
 * Three balls of 300.000 and freight of 18.000, less a coupon of 100.000, 7 points and 5.000 of the
 * freight.
 */
function adjustedOrder({ quantity = 3, coupon = 100_000, points: used = 7 } = {}): NewOrder {
  const quote = quoteBasket(
    {
      lines: [
        {
          ...plainGoods,
          lineId: "1",
          skuCode: "PB1-5",
          quantity,
          listPrice: rupiah(400_000),
          sale: { price: rupiah(300_000) },
        },
      ],
      buyer: "visitor",
      moment: new Date(),
      offers: noOffers,
      points: used,
      freight: rupiah(18_000),
    },
    [
      {
        source: "SALE_PRICE",
        propose: () => [{ code: "PB1-5", amount: rupiah(100_000 * quantity), explanation, off: { lineIds: ["1"] } }],
      },
      {
        source: "COUPON",
        propose: () => [
          { code: "HARI-INI", amount: rupiah(coupon), explanation, off: { lineIds: ["1"] } },
          { code: "HARI-INI", amount: rupiah(5_000), explanation, off: "freight" },
        ],
      },
      {
        source: "POINTS",
        propose: ({ points }) => [{ code: "POINTS", amount: rupiah(points), explanation, off: { lineIds: ["1"] } }],
      },
    ],
  );
  return {
    orderCode: newOrderCode(new Date()),
    owner: `visitor:${uuidv7()}`,
    accountCode: null,
    checkoutId: uuidv7(),
    language: "en-US",
    email: "sari@example.com",
    mobile: "81234567890",
    distributionType: "21",
    receiver: null,
    shipping: null,
    store: {
      storeCode: "JKT01",
      storeName: "Gelora Senayan",
      address1: "Jl. Asia Afrika No. 8",
      latitude: 0,
      longitude: 0,
    },
    orgCode: "GELORA",
    quote,
    lines: [ball],
    channelCode: "BCA_VA",
    coupon: undefined,
    cashAllowed: true,
    remark: null,
    loyaltyMobile: null,
  };
}

describe.each(testEngines)("the money of an order, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    await stockBalls(shop, 90);
    await stockBalls(shop, 90, "JKT01");
  });
  afterAll(() => shop.close());

  const placeAdjusted = async (change: Partial<NewOrder> = {}, parts = { points: 7 }) => {
    const order = { ...adjustedOrder(parts), ...change };
    await intendedPoints(shop.platform, order, parts.points);
    return decide(shop.platform.database, () => placeOrder(shop.platform, order));
  };
  const adjustments = (orderCode: string) =>
    shop.platform.database
      .tables<OrdersTables>()
      .selectFrom("order_adjustments")
      .select(["line_number", "unit_number", "source", "code", "amount"])
      .where("order_code", "=", orderCode)
      .orderBy("line_number")
      .orderBy("unit_number")
      .orderBy("position")
      .execute();

  test("[CHK-10, ORD-31~] every adjustment is written by unit, and the amounts are their sums", async () => {
    const placed = await placeAdjusted();
    if (!placed.ok) throw new Error(placed.failure.code);
    const { orderCode } = placed.value;
    const rows = await adjustments(orderCode);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({
      line_number: 0,
      unit_number: 0,
      source: "COUPON",
      code: "HARI-INI",
      amount: 5_000,
    });
    expect(rows.filter((row) => row.unit_number === 1).map((row) => [row.source, row.amount])).toEqual([
      ["SALE_PRICE", 100_000],
      ["COUPON", 33_334],
      ["POINTS", 2],
    ]);
    expect(await orderByCode(shop.platform, orderCode)).toMatchObject({
      productAmount: 900_000,
      discount: 0,
      coupon: 100_000,
      usedPointAmount: 7,
      freight: 18_000,
      freightDiscount: 5_000,
      total: 812_993,
    });
  });

  test("[ORD-23~] the rows of an order's page add up to its total, with all that was taken off", async () => {
    const { shopper, orderCode: own } = await placedOrder(shop);
    const owner = (await orderByCode(shop.platform, own))?.owner ?? expect.fail("no order");
    const placed = await placeAdjusted({ owner });
    if (!placed.ok) throw new Error(placed.failure.code);
    const query = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
      amount productAmount discount coupon usedPointAmount freight freightDiscount payOperationAmount } }`;
    expect(field(await shopper.send(query, { code: placed.value.orderCode }), "getCustomOrderDetail")).toEqual({
      amount: 900_000 - 100_000 - 7 + 18_000 - 5_000,
      productAmount: 900_000,
      discount: 0,
      coupon: 100_000,
      usedPointAmount: 7,
      freight: 18_000,
      freightDiscount: 5_000,
      payOperationAmount: 812_993,
    });
  });

  test("what was charged for each unit sums with the freight to the total, and is asked for by the provider", async () => {
    const placed = await placeAdjusted();
    if (!placed.ok) throw new Error(placed.failure.code);
    const { orderCode, total } = placed.value;
    const units = await Promise.all([1, 2, 3].map((unit) => chargedForUnit(shop.platform, orderCode, 1, unit)));
    const charged = units.map((unit) => unit ?? expect.fail("a unit without a charge"));
    expect(addRupiah(...charged) + 13_000).toBe(total);
    expect(Math.max(...charged) - Math.min(...charged)).toBeLessThanOrEqual(2);
    expect(await chargedForUnit(shop.platform, orderCode, 1, 4)).toBeUndefined();
    expect(await chargedForUnit(shop.platform, orderCode, 1, 0)).toBeUndefined();
    expect(await chargedForUnit(shop.platform, orderCode, 2, 1)).toBeUndefined();
    expect(await chargedForUnit(shop.platform, "GLNOBODY", 1, 1)).toBeUndefined();
  });

  test("a line, its units and the order's receipt say the same, however a coupon and points are spread", async () => {
    for (let turn = 1; turn <= 12; turn += 1) {
      const parts = { quantity: 1 + (turn % 5), coupon: (turn * 7_919) % 90_001, points: (turn * 104_729) % 60_013 };
      const placed = await placeAdjusted({}, parts);
      if (!placed.ok) throw new Error(placed.failure.code);
      const { orderCode } = placed.value;
      const order = (await orderByCode(shop.platform, orderCode)) ?? expect.fail("no order");
      const [line] = (await selectLines(shop.platform, [orderCode])).get(orderCode) ?? [];
      const { receipt } = await receivedGoods(shop.platform, order);
      const units = receipt.units.get(1) ?? [];
      const charged = units.map((unit) => unit.charged);
      const paid = units.map((unit) => unit.points);
      expect(await chargedForUnits(shop.platform, orderCode)).toEqual(new Map([[1, charged]]));
      expect(await pointsOfUnits(shop.platform, orderCode)).toEqual(new Map([[1, paid]]));
      expect(line).toMatchObject({ quantity: parts.quantity, amount: addRupiah(...charged), usedPoints: paid });
      expect(addRupiah(...charged, receipt.freight.charged)).toBe(order.total);
      expect(addRupiah(...paid, receipt.freight.points)).toBe(parts.points);
    }
  });

  test("[ORD-32~, K41] a bought sale price is a row, and the line says what was asked and what was paid", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    expect(await adjustments(orderCode)).toEqual([
      { line_number: 1, unit_number: 1, source: "SALE_PRICE", code: "PB1-5", amount: 100_000 },
    ]);
    expect(await chargedForUnit(shop.platform, orderCode, 1, 1)).toBe(300_000);
    const query = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
      amount productList { productPrice salePrice sellPrice amount } } }`;
    expect(field(await shopper.send(query, { code: orderCode }), "getCustomOrderDetail")).toEqual({
      amount: 318_000,
      productList: [{ productPrice: 400_000, salePrice: 300_000, sellPrice: 300_000, amount: 300_000 }],
    });
  });
});
