import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { field } from "../../testing/shopper.ts";
import { mailsAbout } from "../orders/testing/orders.ts";
import { refundsOf } from "../payments/payments.ts";
import { availableUnits, countStock, deliveryLocation } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";
import { approveReturn, openReturns, receiveReturn } from "./returns.ts";
import { up as nameReturnedSizes } from "./storage/migrations/0010-name-returned-sizes.ts";
import {
  askReturn,
  deliveredOrder,
  detailOf,
  openReturningShop,
  type ReturnableOrder,
  type ReturningShop,
  requestedReturn,
  support,
  tellReplacement,
  warehouse,
} from "./testing/returnable-order.ts";
import { sendReturn } from "./use-cases/change-return.ts";

const [size41, size42, size43] = ["KR1-BLACK-41", "KR1-BLACK-42", "KR1-BLACK-43"];
const skuCodes = [size41, size42, size43];
const parcel = { companyCode: "JNE", companyName: "JNE", expressCode: "JX998877" };

describe.each(testEngines)("a size that was exchanged, on %s", (engine) => {
  let shop: ReturningShop;
  beforeAll(async () => {
    shop = await openReturningShop(engine);
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  const bought = async (quantity: number) => {
    const stock = skuCodes.map((skuCode) => ({ skuCode, locationCode: deliveryLocation, quantity: 5 + quantity }));
    await countStock(shop.platform, stock, "test");
    return deliveredOrder(shop, { skuCode: size42, quantity });
  };
  const free = async () => {
    const units = await availableUnits(shop.platform, deliveryLocation, skuCodes);
    return skuCodes.map((skuCode) => units.get(skuCode));
  };
  const piece = (orderCode: string, more: object) => ({
    products: [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "WRONG_SIZE", ...more }],
  });
  const exchange = async ({ shopper, orderCode }: ReturnableOrder, exchangeSkuCode: string, skuCode?: string) => {
    const asked = { returnMode: "EXCHANGE", ...piece(orderCode, { exchangeSkuCode, skuCode }) };
    const returnCode = await requestedReturn(shopper, orderCode, asked);
    await approveReturn(shop.platform, support, returnCode);
    await sendReturn(shop.platform, returnCode, parcel);
    await tellReplacement(shop, { orderCode, returnCode }, "DELIVERED");
    expect(await receiveReturn(shop.platform, warehouse, returnCode)).toBe("received");
    return returnCode;
  };
  const returnable = async ({ shopper, orderCode }: ReturnableOrder) =>
    field<{ returnable: readonly object[] }>(
      await shopper.send(
        "query ($input: ReturnOrderInput!) { returnPreview(input: $input) { returnable { skuCode skuName count sizes { sizeName } } } }",
        { input: { orderCode, products: [] } },
      ),
      "returnPreview",
    ).returnable;
  const line = async ({ shopper, orderCode }: ReturnableOrder) => {
    const answer = await shopper.send(
      "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { productList { skuName skuCode exchangedTo { sizeName count } } } }",
      { code: orderCode },
    );
    return field<{ productList: readonly object[] }>(answer, "getCustomOrderDetail").productList;
  };
  const named = (size: string) => expect.stringMatching(new RegExp(`${size}$`));
  const inMail = async (orderCode: string, returnCode: string, step: string) =>
    (await mailsAbout(shop, orderCode, step)).find(({ returned }) => returned?.returnCode === returnCode)?.lines;

  test("is the one that is named, offered, held and returned from then on; what goes back stays the price paid", async () => {
    const order = await bought(1);
    const { shopper, orderCode } = order;
    expect(await free()).toEqual([6, 5, 6]);
    await exchange(order, size43);
    expect(await line(order)).toMatchObject([{ skuCode: size42, exchangedTo: [{ sizeName: "EU 43", count: 1 }] }]);
    expect(await returnable(order)).toEqual([
      { skuCode: size43, skuName: named("EU 43"), count: 1, sizes: [{ sizeName: "EU 41" }, { sizeName: "EU 42" }] },
    ]);

    const second = await exchange(order, size41);
    expect(await detailOf(shopper, orderCode, second)).toMatchObject({
      exchanges: [{ skuName: named("EU 43"), sizeName: "EU 41", count: 1 }],
      returnProductList: [{ skuName: named("EU 43"), skuCode: size43 }],
    });
    for (const step of ["returnRequested", "returnApproved", "returnSent", "returnDelivered", "returnReceived"])
      expect(await inMail(orderCode, second, step)).toMatchObject([{ detail: expect.stringContaining("EU 43") }]);
    expect(await line(order)).toMatchObject([{ exchangedTo: [{ sizeName: "EU 41", count: 1 }] }]);

    const third = await requestedReturn(shopper, orderCode, piece(orderCode, { skuCode: size41 }));
    expect((await openReturns(shop.platform)).find(({ returnCode }) => returnCode === third)).toMatchObject({
      pieces: [{ skuCode: size41, count: 1, exchangeSkuCode: null }],
    });
    await approveReturn(shop.platform, support, third);
    await receiveReturn(shop.platform, warehouse, third);
    expect(await detailOf(shopper, orderCode, third)).toMatchObject({
      refund: { amount: 800_000, lines: [{ skuName: named("EU 41"), price: 800_000 }] },
    });
    expect(await refundsOf(shop.platform, orderCode)).toMatchObject([{ amount: 800_000 }]);
    expect(await inMail(orderCode, third, "returnReceived")).toMatchObject([
      { detail: expect.stringContaining("EU 41") },
    ]);
    // What came back is for sale once the warehouse has counted it, in its own size.
    expect(await free()).toEqual([5, 5, 5]);
  });

  test("of a line with several pieces each size is offered by itself, and comes back as it is", async () => {
    const order = await bought(3);
    const { shopper, orderCode } = order;
    await exchange(order, size43);
    expect(await returnable(order)).toMatchObject([
      { skuCode: size42, count: 2, sizes: [{ sizeName: "EU 43" }, { sizeName: "EU 41" }] },
      { skuCode: size43, count: 1, sizes: [{ sizeName: "EU 41" }, { sizeName: "EU 42" }] },
    ]);
    expect(await askReturn(shopper, orderCode, piece(orderCode, { skuCode: size41 }))).toMatchObject({
      errorCode: "INVALID_INPUT",
    });
    expect(await askReturn(shopper, orderCode, piece(orderCode, { skuCode: size43, count: 2 }))).toMatchObject({
      errorCode: "RETURN_TOO_MANY",
      errorDetails: { n: 1 },
    });
    const products = [size42, size43].flatMap((skuCode) => piece(orderCode, { skuCode }).products);
    const both = await requestedReturn(shopper, orderCode, { products });
    expect((await detailOf(shopper, orderCode, both))?.refund.lines).toMatchObject([
      { skuName: named("EU 42"), amount: 800_000 },
      { skuName: named("EU 43"), amount: 800_000 },
    ]);
    expect(await inMail(orderCode, both, "returnRequested")).toMatchObject([
      { quantity: 1, detail: expect.stringContaining("EU 42") },
      { quantity: 1, detail: expect.stringContaining("EU 43") },
    ]);
  });

  test("[ORD-19~] is the one that is bought again, of each size as many pieces as the shopper has", async () => {
    const order = await bought(3);
    await exchange(order, size43);
    const { shopper, orderCode } = order;
    const again = await shopper.send(
      "mutation ($code: String!) { buyAgain(orderCode: $code) { data { code count } } }",
      {
        code: orderCode,
      },
    );
    expect(field(again, "buyAgain")).toEqual({ data: { code: "success", count: 3 } });
    const cart = await shopper.send("query { cartInit(distributionType: 11) { itemList { skuCode quantity } } }");
    expect(field<{ itemList: object[] }>(cart, "cartInit").itemList).toEqual(
      expect.arrayContaining([
        { skuCode: size42, quantity: 2 },
        { skuCode: size43, quantity: 1 },
      ]),
    );
  });

  test("is given back for the one that was ordered, and then the line is as it was", async () => {
    const order = await bought(1);
    await exchange(order, size43);
    await exchange(order, size42);
    expect(await line(order)).toMatchObject([{ skuCode: size42, exchangedTo: [] }]);
    expect(await returnable(order)).toMatchObject([{ skuCode: size42, skuName: named("EU 42") }]);
  });

  test("is known of returns from before it was stored", async () => {
    const order = await bought(1);
    await exchange(order, size43);
    const second = await exchange(order, size41);
    const third = await requestedReturn(order.shopper, order.orderCode);
    const tables = shop.platform.database.tables();
    await sql`alter table return_units drop column size_sku_code, drop column size_name`.execute(tables);
    await nameReturnedSizes(tables);
    const { rows } = await sql`select return_code, size_sku_code, size_name from return_units
      where order_code = ${order.orderCode} and size_sku_code is not null order by size_sku_code`.execute(tables);
    expect(rows).toEqual([
      { return_code: third, size_sku_code: size41, size_name: "EU 41" },
      { return_code: second, size_sku_code: size43, size_name: "EU 43" },
    ]);
  });
});
