import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  changePrice,
  changePrices,
  field,
  goodAddress,
  goodOrder,
  guestShopper,
  openStockedShop,
  type Shopper,
  type StockedShop,
  shopperWith,
} from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProducts } from "../catalogue/testing/sample-catalogue.ts";
import { tellPayment } from "../orders/testing/orders.ts";
import { availableUnits, countStock, deliveryLocation } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";

const checkoutFields = `id distributionType supportCod itemList { skuCode quantity currPrice } storeList { storeCode }
  shippingMethods { code freight } addressList { addressId }
  priceInfo { productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount }`;
const checkoutQuery = `query ($id: ID!) { checkoutInit(id: $id) { ${checkoutFields} } }`;
const quotesQuery = `query ($id: ID!, $zip: PlaceInput!, $district: PlaceInput!) { deliveryQuotes(checkoutId: $id, state: { code: "31" },
  city: { code: "31.71" }, district: $district, zipCode: $zip) { code logisticsCompanyCode freight cashOnDelivery earliestDate latestDate } }`;

describe.each(testEngines)("checkout, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    const codes = ["KR1-BLACK-41", "KR1-BLACK-42", "KR1-BLACK-43", "PB1-5", "TS1-M"];
    await countStock(
      shop.platform,
      codes.map((skuCode) => ({ skuCode, locationCode: deliveryLocation, quantity: 90 })),
      "test",
    );
  });
  afterAll(() => shop.close());

  const withCheckout = async (...skuCodes: string[]): Promise<{ shopper: Shopper; id: string }> => {
    const shopper = await guestShopper(shop);
    for (const skuCode of skuCodes) await shopper.add(skuCode);
    return { shopper, id: await shopper.checkout() };
  };
  const shown = async (shopper: Shopper, id: string) =>
    field<Record<string, unknown> | null>(await shopper.send(checkoutQuery, { id }), "checkoutInit");

  test("[CHK-01, CHK-10~, CHK-11] shows what was chosen, its sum, and the stores that have all of it", async () => {
    const { shopper, id } = await withCheckout("KR1-BLACK-42", "PB1-5");
    expect(await shown(shopper, id)).toEqual({
      id,
      distributionType: "11",
      supportCod: 1,
      itemList: [
        { skuCode: "KR1-BLACK-42", quantity: 1, currPrice: 800_000 },
        { skuCode: "PB1-5", quantity: 1, currPrice: 300_000 },
      ],
      storeList: [{ storeCode: "JKT01" }],
      // What it costs depends on an address.
      shippingMethods: [
        { code: "grab-same_day", freight: null },
        { code: "jne-reg", freight: null },
      ],
      addressList: [],
      priceInfo: {
        productAmount: 1_100_000,
        promotionDiscount: 0,
        couponDiscount: 0,
        mapclubPoint: 0,
        freight: 0,
        freightDiscount: 0,
        totalAmount: 1_100_000,
      },
    });
  });

  test("a checkout that became an order leads the person who placed it to pay it, then to the order, and nobody else", async () => {
    const orderOf = async (shopper: Shopper, id: string) =>
      field(
        await shopper.send("query ($id: ID!) { orderOfCheckout(id: $id) { orderCode page } }", { id }),
        "orderOfCheckout",
      );
    const { shopper, id } = await withCheckout("PB1-5");
    expect(await orderOf(shopper, id)).toBeNull();
    const orderCode = (await shopper.place(id)).orderCode ?? "";
    expect(await shown(shopper, id)).toBeNull();
    expect(await orderOf(shopper, id)).toEqual({ orderCode, page: `/payment?order=${orderCode}` });
    expect(await orderOf(await guestShopper(shop), id)).toBeNull();
    expect(await orderOf(shopper, "none")).toBeNull();
    await tellPayment(shop, orderCode, "PAID");
    expect(await orderOf(shopper, id)).toEqual({ orderCode, page: `/order/detail/${orderCode}` });
  });

  test("of two checkouts of one cart the second leads its owner to the first one's order, and other goods do not", async () => {
    const orderOf = async (shopper: Shopper, id: string) =>
      field<{ orderCode: string } | null>(
        await shopper.send("query ($id: ID!) { orderOfCheckout(id: $id) { orderCode } }", { id }),
        "orderOfCheckout",
      );
    const { shopper, id } = await withCheckout("PB1-5");
    const second = await shopper.checkout();
    expect(second).not.toBe(id);
    expect(await orderOf(shopper, second)).toBeNull();
    const { orderCode } = await shopper.place(id);
    expect(await shopper.place(second)).toMatchObject({ success: false, errorCode: "CHECKOUT_NOT_FOUND" });
    expect(await shown(shopper, second)).toBeNull();
    expect(await orderOf(shopper, second)).toEqual({ orderCode });
    expect(await orderOf(await guestShopper(shop), second)).toBeNull();
    // The same goods, put into the cart again, are another purchase.
    await shopper.add("PB1-5");
    expect(await orderOf(shopper, await shopper.checkout())).toBeNull();
  });

  test("a checkout of which a part was ordered with another one, and the rest removed, leads to no order", async () => {
    const { shopper, id } = await withCheckout("PB1-5", "TS1-M");
    expect(await shopper.place(await shopper.checkout(["PB1-5"]))).toMatchObject({ success: true });
    const cart = field<{ itemList: { cartItemId: string }[] }>(
      await shopper.send("{ cartInit { itemList { cartItemId } } }"),
      "cartInit",
    );
    const left = cart.itemList.map(({ cartItemId }) => cartItemId);
    expect(left).toHaveLength(1);
    await shopper.send("mutation ($id: ID!) { removeCartItem(cartItemId: $id) { success } }", { id: left[0] });
    expect(await shown(shopper, id)).toBeNull();
    const order = await shopper.send("query ($id: ID!) { orderOfCheckout(id: $id) { orderCode } }", { id });
    expect(field(order, "orderOfCheckout")).toBeNull();
  });

  test("who presses second, as in another tab, hears that the order has been placed with the first one's choices", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const press = async (paymentChannelCode: string) =>
      field<{ readonly orderCode: string; readonly isPlacedBefore: boolean }>(
        await shopper.send(
          "mutation ($order: TradeOrderInput!) { tradeCreateOrderCustom(order: $order) { orderCode isPlacedBefore } }",
          { order: { ...goodOrder, checkoutId: id, paymentChannelCode } },
        ),
        "tradeCreateOrderCustom",
      );
    const first = await press("BCA_VA");
    expect(first.isPlacedBefore).toBe(false);
    expect(await press("QRIS")).toEqual({ orderCode: first.orderCode, isPlacedBefore: true });
  });

  test("[CHK-19] pre-order mixed with other goods cannot be paid in cash", async () => {
    const { shopper, id } = await withCheckout("TS1-M", "PB1-5");
    expect(await shown(shopper, id)).toMatchObject({ supportCod: 0 });
    expect(await shopper.place(id, { paymentChannelCode: "COD" })).toMatchObject({ errorCode: "PAYMENT_INVALID" });
    const alone = await withCheckout("TS1-M");
    expect(await shown(alone.shopper, alone.id)).toMatchObject({ supportCod: 1 });
  });

  test("an unknown checkout, a foreign one and one that became an order are not there (Q70)", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const other = await guestShopper(shop);
    expect(await shown(other, id)).toBeNull();
    expect(await shown(shopper, "7f7d2cf2-93a4-4b53-9a55-2d0e0fa00000")).toBeNull();
    expect(await shown(shopper, "nonsense")).toBeNull();
    expect(await other.place(id)).toMatchObject({ success: false, errorCode: "CHECKOUT_NOT_FOUND" });
    expect(await shopper.place(id)).toMatchObject({ success: true });
    expect(await shown(shopper, id)).toBeNull();
  });

  test("[CHK-22~] a guest without an address chooses among the ways that are offered everywhere, and is shown the price with the order", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const asked = await shopper.send(checkoutQuery, { id });
    const { shippingMethods } = field<{ shippingMethods: { code: string }[] }>(asked, "checkoutInit");
    const code = shippingMethods.find((method) => method.code.startsWith("jne"))?.code;
    expect(await shopper.place(id, { shippingMethodCode: code, agreedTotal: 318_000 })).toMatchObject({
      success: true,
    });
  });

  test("[CRT-08~] a checkout cannot begin with nothing, or with what is sold out", async () => {
    const shopper = await guestShopper(shop);
    const create = "mutation ($ids: [ID!]!) { createCheckout(cartItemIds: $ids) { id } }";
    const empty = await shopper.send(create, { ids: ["7f7d2cf2-93a4-4b53-9a55-2d0e0fa00000"] });
    expect(empty.errors?.[0]?.extensions?.code).toBe("CART_EMPTY");
    await shopper.add("KR1-WHITE-41");
    await countStock(shop.platform, [{ skuCode: "KR1-WHITE-41", locationCode: deliveryLocation, quantity: 0 }], "test");
    await expect(shopper.checkout()).rejects.toThrow("SOLD_OUT");
  });

  test("[CRT-12~] a checkout has every line that was chosen, all to be delivered or all to be picked up", async () => {
    const shopper = await guestShopper(shop);
    const create = "mutation ($ids: [ID!]!) { createCheckout(cartItemIds: $ids) { itemList { skuCode } } }";
    const add = async (distributionType: string) => {
      const input = { productCode: "PB1", skuCode: "PB1-5", orgCode: "", distributionType };
      const query = "mutation ($input: AddCartInput!) { addCart(input: $input) { success errorCode errorDetails } }";
      return field<object>(await shopper.send(query, { input }), "addCart");
    };
    const lineIds = async (distributionType: string) => {
      const query = "query ($type: Code) { cartInit(distributionType: $type) { itemList { cartItemId } } }";
      const cart = field<{ itemList: { cartItemId: string }[] }>(
        await shopper.send(query, { type: distributionType }),
        "cartInit",
      );
      return cart.itemList.map(({ cartItemId }) => cartItemId);
    };
    for (const type of ["11", "21"]) expect(await add(type)).toMatchObject({ success: true });
    expect(await add("")).toMatchObject({ success: false, errorDetails: { field: "distributionType" } });
    const [delivered, pickedUp] = [await lineIds("11"), await lineIds("21")];
    const gone = "7f7d2cf2-93a4-4b53-9a55-2d0e0fa00000";
    const lost = await shopper.send(create, { ids: [...delivered, gone] });
    expect(lost.errors?.[0]?.extensions?.code).toBe("CART_ITEM_NOT_FOUND");
    const mixed = await shopper.send(create, { ids: [...delivered, ...pickedUp] });
    expect(mixed.errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", details: { field: "cartItemIds" } });
    for (const ids of [[...delivered, ...delivered], pickedUp])
      expect(field(await shopper.send(create, { ids }), "createCheckout")).toEqual({
        itemList: [{ skuCode: "PB1-5" }],
      });
  });

  test("[CHK-24, CHK-25] couriers offer ways and prices for a place; a place that does not exist is refused", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const answer = await shopper.send(quotesQuery, { id, zip: { code: "10110" }, district: { code: "31.71.01" } });
    expect(field(answer, "deliveryQuotes")).toMatchObject([
      { logisticsCompanyCode: "GRAB", freight: 25_000, cashOnDelivery: false },
      { code: "jne-reg", logisticsCompanyCode: "JNE", freight: 18_000, cashOnDelivery: true },
    ]);
    expect(await shown(shopper, id)).toMatchObject({ shippingMethods: [{ freight: 25_000 }, { freight: 18_000 }] });
    const nowhere = await shopper.send(quotesQuery, { id, zip: { code: "10110" }, district: { code: "32.01.01" } });
    expect(nowhere.errors?.[0]?.extensions?.code).toBe("DELIVERY_INVALID");
  });

  test.each([
    ["DELIVERY_INVALID", "delivery invalid", { address: null }],
    ["DELIVERY_INVALID", "delivery invalid", { address: { ...goodAddress, recipientMobile: "12" } }],
    ["DELIVERY_INVALID", "delivery invalid", { address: { ...goodAddress, district: { code: "31.72.01" } } }],
    ["ZIPCODE_EMPTY", "zipcode empty", { address: { ...goodAddress, zipCode: { code: "" } } }],
    ["SHIPPING_INVALID", "shipping invalid", { shippingMethodCode: null }],
    ["SHIPPING_INVALID", "shipping invalid", { shippingMethodCode: "nobody-slow" }],
    ["SHIPPING_INVALID", "shipping invalid", { logisticsCompanyCode: "PIGEON" }],
    ["PAYMENT_INVALID", "payment invalid", { paymentChannelCode: null }],
    ["PAYMENT_INVALID", "payment invalid", { paymentChannelCode: "NO_SUCH_CHANNEL" }],
    ["PAYMENT_INVALID", "payment invalid", { paymentChannelCode: "BANK_TRANSFER" }],
    ["INVALID_INPUT", "A remark has at most 500 characters.", { remark: "x".repeat(501) }],
    ["TERMS_INVALID", "terms invalid", { termsAccepted: false }],
    ["CONSENT_INVALID", "consent invalid", { dataConsent: false }],
    ["DELIVERY_INVALID", "delivery invalid", { distributionType: "21", storeCode: null }],
    ["STORE_NOT_FOUND", "This store is not available for pick-up.", { distributionType: "21", storeCode: "NOWHERE" }],
    ["CHECKOUT_CHANGED", "Prices or stock have changed. Please check your order again.", { agreedTotal: 1 }],
  ])("[CHK-07, CHK-08, CHK-09~] %s comes alone: %s", async (errorCode, errorMessage, change) => {
    const { shopper, id } = await withCheckout("PB1-5");
    expect(await shopper.place(id, change)).toMatchObject({ success: false, orderCode: null, errorCode, errorMessage });
    // nothing was left half-done
    expect(await shopper.place(id)).toMatchObject({ success: true });
  });

  test("[CHK-03, CHK-05] delivery, shipping, payment and terms are reported together, the consent after them", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const nothing = {
      address: null,
      shippingMethodCode: null,
      paymentChannelCode: null,
      termsAccepted: false,
      dataConsent: false,
    };
    expect(await shopper.place(id, nothing)).toMatchObject({
      errorCode: "DELIVERY_INVALID",
      errorMessage: "delivery invalid, shipping invalid, payment invalid, terms invalid",
      // The contract's only text of a refused order.
      payReturnDesc: "delivery invalid, shipping invalid, payment invalid, terms invalid",
      failures: ["DELIVERY_INVALID", "SHIPPING_INVALID", "PAYMENT_INVALID", "TERMS_INVALID"].map((errorCode) => ({
        errorCode,
        errorDetails: {},
      })),
    });
  });

  test("[CHK-03~] a way to pay or a courier that nobody knows is reported together with what else is missing", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const unknown = { paymentChannelCode: "zz", logisticsCompanyCode: "PIGEON", termsAccepted: false };
    expect(await shopper.place(id, unknown)).toMatchObject({
      success: false,
      errorMessage: "shipping invalid, payment invalid, terms invalid",
    });
    expect(await shopper.place(id, { paymentChannelCode: "zz", shippingMethodCode: null })).toMatchObject({
      errorMessage: "shipping invalid, payment invalid",
    });
  });

  test("[CHK-11] pick-up paid in cash: the order waits in the store with a code to show", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const placed = await shopper.place(id, {
      distributionType: 21,
      storeCode: "JKT01",
      paymentChannelCode: "STORE_CASH",
      address: null,
      shippingMethodCode: null,
    });
    expect(placed).toMatchObject({ success: true, form: `/order/detail/${placed.orderCode}` });
    expect((await availableUnits(shop.platform, "JKT01", ["PB1-5"])).get("PB1-5")).toBe(1);
  });

  test("cash at the door needs a courier that collects it", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const byGrab = { paymentChannelCode: "COD", shippingMethodCode: "grab-same_day" };
    expect(await shopper.place(id, byGrab)).toMatchObject({ errorCode: "PAYMENT_INVALID" });
    const placed = await shopper.place(id, { paymentChannelCode: "COD" });
    expect(placed).toMatchObject({ success: true, form: `/order/detail/${placed.orderCode}` });
  });

  test("[PAY-01~] [CHK-22~] a card that is not typed yet is asked for on our page, and the order stands", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const placed = await shopper.place(id, { paymentChannelCode: "CARD_FULL" });
    expect(placed).toMatchObject({ success: true, form: `/payment?order=${placed.orderCode}`, payReturnDesc: null });
    const typed = await shopper.place(id, { paymentChannelCode: "CARD_FULL", cardToken: "token-1" });
    expect(typed).toMatchObject({ orderCode: placed.orderCode, form: "https://provider.example/3ds" });
  });

  test("a card goes on to the provider's page, a bill to ours", async () => {
    const card = await withCheckout("PB1-5");
    const byCard = { paymentChannelCode: "CARD_FULL", cardToken: "token-1" };
    expect(await card.shopper.place(card.id, byCard)).toMatchObject({ form: "https://provider.example/3ds" });
    const bill = await withCheckout("PB1-5");
    const placed = await bill.shopper.place(bill.id, { paymentChannelCode: "MANDIRI_BILL" });
    expect(placed.form).toContain("biller_code=70012&bill_key=990000000260");
  });

  test("a price that changed since it was shown is not charged, and the new one is charged when agreed on", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    await changePrice(shop, "PB1-5", 350_000);
    expect(await shopper.place(id, { agreedTotal: 318_000 })).toMatchObject({ errorCode: "CHECKOUT_CHANGED" });
    expect(await shopper.place(id, { agreedTotal: 368_000 })).toMatchObject({ success: true });
    await changePrice(shop, "PB1-5");
  });

  describe("a cart that changed in another tab (Q70)", () => {
    const lower = async (shopper: Shopper, quantity: number) => {
      const cart = field<{ itemList: { cartItemId: string }[] }>(
        await shopper.send("{ cartInit { itemList { cartItemId } } }"),
        "cartInit",
      );
      const input = { cartItemId: cart.itemList[0]?.cartItemId, quantity };
      await shopper.send("mutation ($input: CartItemInput!) { updateCartItem(input: $input) { success } }", { input });
    };
    const remove = async (shopper: Shopper, skuCode: string) => {
      const cart = field<{ itemList: { cartItemId: string; skuCode: string }[] }>(
        await shopper.send("{ cartInit { itemList { cartItemId skuCode } } }"),
        "cartInit",
      );
      const id = cart.itemList.find((line) => line.skuCode === skuCode)?.cartItemId;
      await shopper.send("mutation ($id: ID!) { removeCartItem(cartItemId: $id) { success } }", { id });
    };

    test("which was lowered: the order is refused, the checkout shows fewer, and can be placed then", async () => {
      const shopper = await guestShopper(shop);
      await shopper.add("PB1-5", 3);
      const id = await shopper.checkout();
      const otherTab = shopperWith(shop, shopper.token);
      await lower(otherTab, 1);
      expect(await shopper.place(id, { agreedTotal: 918_000 })).toMatchObject({ errorCode: "CHECKOUT_CHANGED" });
      expect(await shopper.place(id, { agreedTotal: 918_000 })).toMatchObject({ errorCode: "CHECKOUT_CHANGED" });
      expect(await shown(shopper, id)).toMatchObject({
        itemList: [{ skuCode: "PB1-5", quantity: 1 }],
        priceInfo: { totalAmount: 300_000 },
      });
      expect(await shopper.place(id, { agreedTotal: 918_000 })).toMatchObject({ errorCode: "CHECKOUT_CHANGED" });
      expect(await shopper.place(id, { agreedTotal: 318_000 })).toMatchObject({ success: true });
    });

    test("from which a line was taken: the rest is placed; one from which all was taken has ended", async () => {
      const { shopper, id } = await withCheckout("KR1-BLACK-42", "PB1-5");
      const otherTab = shopperWith(shop, shopper.token);
      await remove(otherTab, "KR1-BLACK-42");
      expect(await shown(shopper, id)).toMatchObject({ itemList: [{ skuCode: "PB1-5" }] });
      await remove(otherTab, "PB1-5");
      expect(await shown(shopper, id)).toBeNull();
      await shopper.add("PB1-5");
      expect(await shown(shopper, id)).toMatchObject({ itemList: [{ skuCode: "PB1-5", quantity: 1 }] });
      expect(await shopper.place(id)).toMatchObject({ success: true });
    });

    test("the refusal names the new total, and sending it places the rest", async () => {
      const { shopper, id } = await withCheckout("KR1-BLACK-42", "PB1-5");
      await remove(shopperWith(shop, shopper.token), "KR1-BLACK-42");
      const refused = await shopper.place(id, { agreedTotal: 1 });
      expect(refused).toMatchObject({ errorCode: "CHECKOUT_CHANGED", errorDetails: { total: 318_000 } });
      const placed = await shopper.place(id, { agreedTotal: 318_000 });
      expect(placed).toMatchObject({ success: true, errorCode: null });
    });

    test("a checkout of which nothing is left has ended, for its order and for delivery quotes", async () => {
      const { shopper, id } = await withCheckout("PB1-5");
      await remove(shopperWith(shop, shopper.token), "PB1-5");
      expect(await shopper.place(id)).toMatchObject({ errorCode: "CHECKOUT_NOT_FOUND" });
      const quotes = await shopper.send(quotesQuery, { id, zip: { code: "10110" }, district: { code: "31.71.01" } });
      expect(quotes.errors?.[0]?.extensions?.code).toBe("CHECKOUT_NOT_FOUND");
    });

    test("what is raised there stays out of it", async () => {
      const { shopper, id } = await withCheckout("PB1-5");
      await lower(shopperWith(shop, shopper.token), 3);
      expect(await shopper.place(id, { agreedTotal: 318_000 })).toMatchObject({ success: true });
    });

    test("offers for the former parcel are requested again", async () => {
      const shopper = await guestShopper(shop);
      await shopper.add("PB1-5", 2);
      const id = await shopper.checkout();
      await shopper.send(quotesQuery, { id, zip: { code: "10110" }, district: { code: "31.71.01" } });
      await lower(shopper, 1);
      expect(await shown(shopper, id)).toMatchObject({ shippingMethods: [{ freight: null }, { freight: null }] });
    });
  });

  test("prices that changed for others of the same sum are refused until they were seen", async () => {
    const { shopper, id } = await withCheckout("PB1-5", "TS1-M");
    await changePrices(shop, { "PB1-5": 310_000, "TS1-M": 240_000 });
    expect(await shopper.place(id, { agreedTotal: 568_000 })).toMatchObject({ errorCode: "CHECKOUT_CHANGED" });
    await shown(shopper, id);
    expect(await shopper.place(id, { agreedTotal: 568_000 })).toMatchObject({ success: true });
    await changePrices(shop, {});
  });

  test("a client that names no total gets no other price than it was shown", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    await changePrices(shop, { "PB1-5": 350_000 });
    expect(await shopper.place(id)).toMatchObject({ errorCode: "CHECKOUT_CHANGED" });
    expect(await shown(shopper, id)).toMatchObject({ priceInfo: { totalAmount: 350_000 } });
    expect(await shopper.place(id)).toMatchObject({ success: true });
    await changePrices(shop, {});
  });

  test("[CHK-10] each offer comes with the whole sum under it, which is the one that is charged", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    const query = quotesQuery.replace(
      "code logistics",
      "priceInfo { productAmount freight totalAmount } code logistics",
    );
    const answer = await shopper.send(query, { id, zip: { code: "10110" }, district: { code: "31.71.01" } });
    expect(field(answer, "deliveryQuotes")).toMatchObject([
      { priceInfo: { productAmount: 300_000, freight: 25_000, totalAmount: 325_000 } },
      { code: "jne-reg", priceInfo: { productAmount: 300_000, freight: 18_000, totalAmount: 318_000 } },
    ]);
    expect(await shopper.place(id, { agreedTotal: 318_000 })).toMatchObject({ success: true });
  });

  test("[K41~] a sale that ends between checkout and order is not charged, nor is its end overlooked", async () => {
    const ends = new Date(Date.now() + minutes(10)).toISOString();
    const products = sampleProducts().map((product) => ({
      ...product,
      skus: product.skus.map((sku) => (sku.skuCode === "PB1-5" ? { ...sku, salePeriod: { ends } } : sku)),
    }));
    await importCatalogue(shop.platform, sampleCatalogue(products));
    const { shopper, id } = await withCheckout("PB1-5");
    expect(await shown(shopper, id)).toMatchObject({ priceInfo: { totalAmount: 300_000 } });
    shop.platform.clock.setOffset(minutes(10));
    expect(await shopper.place(id, { agreedTotal: 318_000 })).toMatchObject({ errorCode: "CHECKOUT_CHANGED" });
    expect(await shown(shopper, id)).toMatchObject({
      itemList: [{ currPrice: 400_000 }],
      priceInfo: { totalAmount: 400_000 },
    });
    expect(await shopper.place(id, { agreedTotal: 418_000 })).toMatchObject({ success: true });
    shop.platform.clock.setOffset(minutes(0));
    await changePrices(shop, {});
  });

  test("sold out at the last moment: nothing is made, nothing is held, the cart is as it was", async () => {
    const { shopper, id } = await withCheckout("KR1-BLACK-43", "PB1-5");
    const stock = (quantity: number) =>
      countStock(shop.platform, [{ skuCode: "KR1-BLACK-43", locationCode: deliveryLocation, quantity }], "test");
    await stock(0);
    expect(await shopper.place(id)).toMatchObject({
      success: false,
      errorCode: "SOLD_OUT",
      errorMessage: "Kilat Runner is sold out.",
      errorDetails: { name: "Kilat Runner", skuCode: "KR1-BLACK-43", left: 0 },
    });
    expect(field(await shopper.send("{ miniCartNumber { count } }"), "miniCartNumber")).toEqual({ count: 2 });
    expect(await auditStock(shop.platform)).toEqual([]);
    await stock(90);
  });

  test("[K04] a visitor who gave no email is sent to log in, and keeps session and checkout", async () => {
    const visitor = await shop.send("mutation { guestInit { data { token } } }");
    const token = field<{ data: { token: string }[] }>(visitor, "guestInit").data[0]?.token ?? "";
    const answer = await shop.send(
      `mutation { tradeCreateOrderCustom(order: { checkoutId: "7f7d2cf2-93a4-4b53-9a55-2d0e0fa00000", termsAccepted: true, dataConsent: true }) { success } }`,
      {},
      { token },
    );
    expect(answer.errors?.[0]?.extensions?.code).toBe("ACCOUNT_NEEDED");
  });

  test("a provider that is down keeps the order, which is paid later (PAYMENT_UNAVAILABLE)", async () => {
    const { shopper, id } = await withCheckout("PB1-5");
    await shopper.send(quotesQuery, { id, zip: { code: "10110" }, district: { code: "31.71.01" } });
    shop.providers.setDown(true);
    const placed = await shopper.place(id);
    shop.providers.setDown(false);
    expect(placed).toMatchObject({ success: true, form: `/order/detail/${placed.orderCode}` });
    expect(placed.payReturnDesc).toContain("is not responding");
    expect(placed.failures).toMatchObject([{ errorCode: "PAYMENT_UNAVAILABLE" }]);
  });

  test("five open orders are enough (AC-37)", async () => {
    const shopper = await guestShopper(shop);
    const placeOne = async () => {
      await shopper.add("PB1-5");
      return shopper.place(await shopper.checkout());
    };
    for (let n = 0; n < 5; n += 1) expect(await placeOne()).toMatchObject({ success: true });
    expect(await placeOne()).toMatchObject({ success: false, errorCode: "TOO_MANY_OPEN_ORDERS" });
  });
});
