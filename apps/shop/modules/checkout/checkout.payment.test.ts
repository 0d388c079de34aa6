import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { field, goodAddress, guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import type { ShippingQuote } from "../delivery/delivery.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";

type Channel = { readonly code: string; readonly children: readonly Channel[] | null };

const quotesQuery = `query ($id: ID!) { deliveryQuotes(checkoutId: $id, state: { code: "31" }, city: { code: "31.71" },
  district: { code: "31.71.01" }, zipCode: { code: "10110" }) { code logisticsCompanyCode } }`;
const channelsQuery = `query ($input: PaymentChannelListInput!) { ssQueryPaymentChannelList(input: $input) { code children { code children { code } } } }`;
const detailQuery = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { amount payStatus orderStatus payInfos { payMent } }
  paymentInstruction(orderCode: $code) { status } }`;

const flat = (list: readonly Channel[]): readonly string[] =>
  list.flatMap(({ code, children }) => [code, ...flat(children ?? [])]);

describe("how an order of a checkout is paid", () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    for (const locationCode of [deliveryLocation, "JKT01"])
      await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode, quantity: 90 }], "test");
  });
  afterAll(() => shop.close());

  const withCheckout = async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5");
    return { shopper, id: await shopper.checkout() };
  };

  test("[CHK-18] for every courier cash is offered exactly where the order is then taken", async () => {
    const first = await withCheckout();
    const quotes = field<ShippingQuote[]>(await first.shopper.send(quotesQuery, { id: first.id }), "deliveryQuotes");
    expect(quotes.map(({ logisticsCompanyCode }) => logisticsCompanyCode)).toEqual(["GRAB", "JNE"]);
    for (const { code, logisticsCompanyCode } of quotes) {
      const { shopper, id } = await withCheckout();
      const input = { logisticsCompanyCode, orderAmount: 318_000, supportCod: 1, distributionType: "11" };
      const offered = flat(field<Channel[]>(await shopper.send(channelsQuery, { input }), "ssQueryPaymentChannelList"));
      const choice = { shippingMethodCode: code, logisticsCompanyCode, paymentChannelCode: "COD" };
      const placed = await shopper.place(id, { ...choice, address: goodAddress });
      expect([logisticsCompanyCode, offered.includes("COD")]).toEqual([logisticsCompanyCode, placed.success]);
    }
  });

  test("[PAY-01] [CHK-04~] a total of 0 asks for no channel and no provider, and leads to the result: the order, with nothing owed", async () => {
    // No catalogue price is 0; only this database allows one, to get a quote of 0.
    const tables = shop.platform.database.tables();
    await sql`alter table skus drop constraint skus_check`.execute(tables);
    await sql`update skus set sale_price = 0 where sku_code = 'PB1-5'`.execute(tables);
    const { shopper, id } = await withCheckout();
    const pickup = { distributionType: "21", storeCode: "JKT01", address: null, shippingMethodCode: null };
    const placed = await shopper.place(id, { ...pickup, paymentChannelCode: null, agreedTotal: 0 });
    expect(placed).toMatchObject({ success: true, payReturnDesc: null, form: `/order/detail/${placed.orderCode}` });
    expect(shop.providers.charges.get(placed.orderCode ?? "")).toBeUndefined();
    const { data } = await shopper.send(detailQuery, { code: placed.orderCode });
    expect(data).toEqual({
      getCustomOrderDetail: { amount: 0, payStatus: "1", orderStatus: 31, payInfos: [] },
      paymentInstruction: null,
    });
  });
});
