import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { field, guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { auditStock } from "../stock/testing/books.ts";

const detail = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
  orderCode orderStatus payStatus amount productAmount freight scheduleCancelTime history { orderStatus }
  operationList { type value } productList { skuCode count sellPrice attribute } } }`;

describe.each(testEngines)("a guest buys, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
  });
  afterAll(() => shop.close());

  test("[CHK-22, OPS-39, ORD-23~] from an empty browser to a paid order", async () => {
    const sari = await guestShopper(shop);
    expect(await sari.add("KR1-BLACK-42", 2)).toMatchObject({ success: true, data: [{ count: 2 }] });
    const placed = await sari.place(await sari.checkout(), { agreedTotal: 1_618_000 });
    expect(placed).toMatchObject({ success: true, errorCode: null, payReturnDesc: null });
    expect(placed.form).toBe(
      `/payment?order=${placed.orderCode}&totalAmount=1618000&paymentMethod=BCA_VA&vaNumber=8000123456`,
    );
    const waiting = field(await sari.send(detail, { code: placed.orderCode }), "getCustomOrderDetail");
    expect(waiting).toMatchObject({ orderStatus: 21, payStatus: "0", amount: 1_618_000, freight: 18_000 });

    shop.providers.settle(placed.orderCode ?? "", "settlement");
    await notify(shop, placed.orderCode ?? "");
    const paid = field(await sari.send(detail, { code: placed.orderCode }), "getCustomOrderDetail");
    expect(paid).toMatchObject({
      orderStatus: 31,
      payStatus: "1",
      scheduleCancelTime: null,
      history: [{ orderStatus: 21 }, { orderStatus: 31 }],
    });
    expect(field(await sari.send("{ miniCartNumber { count } }"), "miniCartNumber")).toEqual({ count: 0 });
    expect(await auditStock(shop.platform)).toEqual([]);
  });
});

/** Asks the provider about due payments, as a notification makes the shop do. */
async function notify(shop: StockedShop, orderCode: string): Promise<void> {
  await shop.platform.database.transaction(() =>
    shop.platform.outbox.write("payments.ask", `payment-ask:${orderCode}`, { providerOrderId: orderCode }),
  );
  while ((await shop.outbox.deliverDue()) > 0) continue;
}
