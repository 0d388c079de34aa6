import { hours } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { field, guestShopper, type Shopper } from "../../testing/shopper.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { pickupInCash, placedOrder, stockBalls, tellPayment } from "./testing/orders.ts";
import { openOrdersForAll } from "./testing/orders-for-all.ts";
import { tellHowToPay } from "./use-cases/tell-how-to-pay.ts";

describe.each(testEngines)("orders, on the %s database", (engine) => {
  const orders = openOrdersForAll(engine);
  const { detail } = orders;

  test("[ORD-02, ORD-23~, ORD-27, ORD-28, ORD-32~, ORD-33, OPS-37] the detail, in both languages", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    const shown = await detail(shopper, orderCode, "id-ID");
    expect(shown).toMatchObject({
      orderCode,
      orderStatus: 21,
      orderStatusStr: "Menunggu pembayaran",
      payStatus: "0",
      amount: 318_000,
      productAmount: 300_000,
      freight: 18_000,
      payMentType: "VIRTUAL_ACCOUNT",
      payChannel: "BCA_VA",
      distributionType: "11",
      orderReceiveOut: {
        receiver: "Sari Wulandari",
        mobile: "+6281234567890",
        mail: "sari@example.com",
        provinceName: "DKI Jakarta",
        zipCode: "10110",
        storeConfirmCode: null,
      },
      productList: [
        { skuCode: "PB1-5", count: 1, amount: 300_000, sellPrice: 300_000, productPrice: 400_000, status: "0" },
      ],
      payInfos: [{ price: 318_000, payStatus: "0" }],
    });
    expect(shown?.orderDate).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    const [line] = (shown?.productList ?? []) as { attribute: string }[];
    expect(JSON.parse(line?.attribute ?? "")).toEqual({
      saleAttribute: [
        { key: "colour", value: expect.any(String) },
        { key: "size", value: expect.any(String) },
      ],
    });
    const closesIn = new Date(String(shown?.scheduleCancelTime)).getTime() - Date.now();
    expect(Math.round(closesIn / hours(1))).toBe(24);
    expect((await detail(shopper, orderCode))?.orderStatusStr).toBe("Awaiting payment");
  });

  test("[ORD-01, ORD-30~, ORD-31] the list has this browser's orders, by kind and state, page by page (Q80)", async () => {
    const { shopper, orderCode: first } = await placedOrder(orders.shop);
    await shopper.add("PB1-5");
    const second = await shopper.place(await shopper.checkout(), { paymentChannelCode: "COD" });
    const query = `query ($input: OrderListInput!) { guestOrderList(input: $input) { dataList { orderCode orderDate orderStatus total freightTotal productAmount
      newExpressList { companyName } operationMap productList { skuCode } } pageInfo { totalCount hasNextPage } } }`;
    const list = async (who: Shopper, input: object) =>
      field<{ dataList: { orderCode: string }[]; pageInfo: object }>(
        await who.send(query, { input }),
        "guestOrderList",
      );
    const all = await list(shopper, {});
    expect(all.dataList.map((order) => order.orderCode)).toEqual([second.orderCode, first]);
    expect(all).toMatchObject({ pageInfo: { totalCount: 2, hasNextPage: false } });
    expect((await list(shopper, { orderStatus: [21] })).dataList).toMatchObject([{ orderCode: first, total: 318_000 }]);
    expect(await list(shopper, { pageSize: 1, pageNum: 2 })).toMatchObject({
      dataList: [{ orderCode: first }],
      pageInfo: { totalCount: 2, hasNextPage: false },
    });
    expect((await list(shopper, { deliveryType: 21 })).dataList).toEqual([]);
    expect((await list(await guestShopper(orders.shop), {})).dataList).toEqual([]);
  });

  test("[ORD-04, ORD-05, K04] a member's list has the member's orders alone, by kind and state; a letter leads to them", async () => {
    const member = await memberShopper(orders.shop);
    await member.add("PB1-5");
    const first = await member.place(await member.checkout());
    await member.add("PB1-5");
    const second = await member.place(await member.checkout(), pickupInCash);
    const list = async (input: object) =>
      field<{ dataList: { orderCode: string }[]; pageInfo: object }>(
        await member.send(
          "query ($input: OrderListInput!) { orderList(input: $input) { dataList { orderCode } pageInfo { totalCount } } }",
          { input },
        ),
        "orderList",
      );
    expect(await list({})).toEqual({ dataList: [{ orderCode: first.orderCode }], pageInfo: { totalCount: 1 } });
    expect((await list({ deliveryType: "21" })).dataList).toEqual([{ orderCode: second.orderCode }]);
    expect((await list({ orderStatus: [51] })).dataList).toEqual([]);
    expect(second.form).toBe(`/account/order/detail/${second.orderCode}?deliveryType=21`);
    await tellHowToPay(orders.shop.platform);
    const { rows } = await sql<{ address: string }>`select payload ->> 'trackAddress' as address from outbox
      where payload ->> 'orderCode' = ${first.orderCode}`.execute(orders.shop.platform.database.tables());
    const paths = new Set(rows.map(({ address }) => new URL(address).pathname));
    expect(paths).toEqual(new Set([`/en/account/order/detail/${first.orderCode}`]));
  });

  test("[ORD-24] a paid order has an invoice, with tax data on request; an unpaid one has none", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    const query = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { invoice { invoiceCode invoiceNo taxCode company mode companyAddress
      receiveMobile status invoiceDate invoiceType bankName bankAccount provinceName cityName districtName zipCode address } } }`;
    const tax = { orderCode, taxCode: "01.234.567.8-901.000", company: "PT Kenari", companyAddress: "Jl. Kenari 3" };
    const ask = async (by: Shopper, change = {}) =>
      field<{ errorCode: string | null }>(
        await by.send("mutation ($input: RequestInvoiceInput!) { requestInvoice(input: $input) { errorCode } }", {
          input: { ...tax, ...change },
        }),
        "requestInvoice",
      ).errorCode;
    const invoice = async () => field(await shopper.send(query, { code: orderCode }), "getCustomOrderDetail");
    expect(await invoice()).toEqual({ invoice: null });
    expect(await ask(shopper)).toBe("INVOICE_NOT_READY");
    await tellPayment(orders.shop, orderCode, "PAID");
    expect(await invoice()).toMatchObject({
      invoice: {
        invoiceNo: `INV-${orderCode}`,
        invoiceType: "2",
        taxCode: null,
        company: null,
        receiveMobile: "+6281234567890",
        provinceName: "DKI Jakarta",
        zipCode: "10110",
        address: "Jl. Merdeka Barat No. 1",
      },
    });
    expect(await ask(await guestShopper(orders.shop, "lain@contoh.id"))).toBe("ORDER_NOT_FOUND");
    expect(await ask(shopper, { taxCode: "1" })).toBe("TAX_DATA_INVALID");
    expect(await ask(shopper, { company: "PT Salah" })).toBeNull();
    expect(await ask(shopper)).toBeNull();
    expect(await invoice()).toMatchObject({
      invoice: { invoiceType: "1", taxCode: "012345678901000", company: "PT Kenari", companyAddress: "Jl. Kenari 3" },
    });
  });

  async function buyAgain(who: Shopper, orderCode: string): Promise<object> {
    const mutation = `mutation ($code: String!) { buyAgain(orderCode: $code) {
      data { code count skipped { skuCode code wanted added } } } }`;
    return field<{ data: object }>(await who.send(mutation, { code: orderCode }), "buyAgain").data;
  }

  test("[ORD-19, OPS-38] buy again puts the goods in the cart; what is gone is reported", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    expect(await buyAgain(shopper, orderCode)).toEqual({ code: "success", count: 1, skipped: [] });
    const stranger = await guestShopper(orders.shop);
    expect(await buyAgain(stranger, orderCode)).toEqual({ code: "ORDER_NOT_FOUND", count: 0, skipped: [] });
    await stockBalls(orders.shop, 0);
    expect(await buyAgain(shopper, orderCode)).toMatchObject({ code: "sp.pdp.min_limit", count: 0 });
  });

  test("[ORD-19~] of a picked-up order what was bought comes into the cart that is shown, gifts do not", async () => {
    const { platform } = orders.shop;
    const shopper = await guestShopper(orders.shop);
    for (const skuCode of ["KR1-BLACK-42", "PB1-5"]) {
      const quantity = 50;
      await countStock(
        platform,
        [deliveryLocation, "JKT01"].map((locationCode) => ({ skuCode, locationCode, quantity })),
        "test",
      );
      await shopper.add(skuCode, 2);
    }
    const { orderCode = "" } = await shopper.place(await shopper.checkout(), pickupInCash);
    const again = async () => {
      const bought = await buyAgain(shopper, orderCode ?? "");
      const cart = await shopper.send("query { cartInit(distributionType: 11) { itemList { skuCode quantity } } }");
      return { ...bought, items: field<{ itemList: object[] }>(cart, "cartInit").itemList };
    };
    await sql`insert into order_adjustments
      select order_code, line_number, 2, 9, 'PROMOTION', 'GIFT', price, '{"word":"gift","values":{}}'
      from order_lines where order_code = ${orderCode} and sku_code = 'PB1-5'`.execute(platform.database.tables());
    await sql`update orders set discount = discount + 1, total = total - 1 where order_code = ${orderCode}`.execute(
      platform.database.tables(),
    );
    const items = [
      { skuCode: "KR1-BLACK-42", quantity: 2 },
      { skuCode: "PB1-5", quantity: 1 },
    ];
    expect(await again()).toEqual({ code: "success", count: 3, skipped: [], items });
    await countStock(platform, [{ skuCode: "KR1-BLACK-42", locationCode: deliveryLocation, quantity: 0 }], "test");
    expect(await again()).toMatchObject({
      code: "success",
      count: 1,
      skipped: [{ skuCode: "KR1-BLACK-42", wanted: 2, added: 0 }],
    });
  });

  test("[ORD-19~] of a line of which fewer are left, what is left comes into the cart, and how many is said", async () => {
    const shopper = await guestShopper(orders.shop);
    await stockBalls(orders.shop, 50);
    await shopper.add("PB1-5", 3);
    const { orderCode = "" } = await shopper.place(await shopper.checkout());
    // What is set aside for orders is not left to buy.
    const tables = orders.shop.platform.database.tables();
    const { rows } = await sql<{ held: number }>`select held from stock_units
      where sku_code = 'PB1-5' and location_code = ${deliveryLocation}`.execute(tables);
    await stockBalls(orders.shop, (rows[0]?.held ?? 0) + 2);
    const skipped = [{ skuCode: "PB1-5", code: "sp.pdp.min_limit", wanted: 3, added: 2 }];
    expect(await buyAgain(shopper, orderCode ?? "")).toEqual({ code: "success", count: 2, skipped });
    expect(await buyAgain(shopper, orderCode ?? "")).toMatchObject({ code: "sp.pdp.min_limit", count: 0 });
    await stockBalls(orders.shop, 50);
    expect(await buyAgain(shopper, orderCode ?? "")).toMatchObject({ count: 3, skipped: [] });
    expect(await buyAgain(shopper, orderCode ?? "")).toMatchObject({ code: "sp.pdp.max_limit", count: 0 });
  });

  test("messages greet a member by their own name, no matter who receives, and a guest who picks up without one", async () => {
    const announced = async (orderCode: string) => {
      const rows = await orders.shop.platform.database
        .tables<{ outbox: { topic: string; payload: { orderCode?: string; customerName?: string; step?: string } } }>()
        .selectFrom("outbox")
        .select("payload")
        .where("topic", "=", "messaging.mail")
        .execute();
      return rows.map(({ payload }) => payload).filter((one) => one.orderCode === orderCode);
    };
    const member = await memberShopper(orders.shop);
    await member.add("PB1-5");
    const { orderCode = "" } = await member.place(await member.checkout(), pickupInCash);
    const [ready] = (await announced(orderCode ?? "")).filter(({ step }) => step === "readyForPickup");
    expect(ready?.customerName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    await member.add("PB1-5");
    const delivered = await member.place(await member.checkout());
    await tellHowToPay(orders.shop.platform);
    const [placed] = await announced(delivered.orderCode ?? "");
    expect(placed?.customerName).toBe(ready?.customerName);
    expect(placed?.customerName).not.toBe("Sari Wulandari");
    const guest = await placedOrder(orders.shop, pickupInCash);
    const announcements = await announced(guest.orderCode);
    expect(announcements.map(({ step }) => step)).toContain("readyForPickup");
    expect(announcements.every(({ customerName }) => customerName === undefined)).toBe(true);
  });

  test("reasons to cancel, in the language asked for (Q78)", async () => {
    const shopper = await guestShopper(orders.shop);
    const answer = await shopper.send("{ cancelReasons { code name } }", {}, "id-ID");
    expect(field<object[]>(answer, "cancelReasons")[0]).toEqual({ code: "CHANGED_MIND", name: "Saya berubah pikiran" });
  });
});
