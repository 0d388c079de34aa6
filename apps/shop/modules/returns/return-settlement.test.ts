import { testEngines } from "@gelora/testkit/test-databases.ts";
import { describe, expect, test } from "vitest";
import { mailsAbout } from "../orders/testing/orders.ts";
import { refundsOf } from "../payments/payments.ts";
import { approveReturn, payReturn, receiveReturn, refundExchange, rejectReturn } from "./returns.ts";
import { returnsOfOrders } from "./storage/returns.ts";
import { type GiftOrder, orderWithGift, type Product, previewOf } from "./testing/gift-order.ts";
import {
  bankAccount,
  deliveredOrder,
  detailOf,
  finance,
  requestedReturn,
  support,
  tellReplacement,
  warehouse,
} from "./testing/returnable-order.ts";
import { openReturnsForAll } from "./testing/returns-for-all.ts";
import { cancelReturn, sendReturn } from "./use-cases/change-return.ts";
import { findReturn, orderOfReturn } from "./use-cases/find-return.ts";

const parcel = { companyCode: "JNE", companyName: "JNE", expressCode: "JX998877" };

type Order = Pick<GiftOrder, "shopper" | "orderCode">;

describe.each(testEngines)("what goes back when returns of an order change in between, on %s", (engine) => {
  const returns = openReturnsForAll(engine);

  const request = async ({ shopper, orderCode }: Order, products: readonly Product[], more: object = {}) => {
    const code = await requestedReturn(shopper, orderCode, { products, ...more });
    if ((await approveReturn(returns.shop.platform, support, code)) === "needs our label")
      await approveReturn(returns.shop.platform, support, code, parcel);
    return code;
  };
  const receive = async (code: string) =>
    expect(await receiveReturn(returns.shop.platform, warehouse, code)).toBe("received");
  const cancel = async (code: string) => {
    const record = await findReturn(returns.shop.platform, code);
    if (!record) throw new Error(`no return ${code}`);
    const order = await orderOfReturn(returns.shop.platform, record);
    expect(await cancelReturn(returns.shop.platform, order, code)).toMatchObject({ ok: true });
  };
  /** Money that was asked of the provider for an order. */
  const paidBack = async ({ orderCode }: Order) =>
    (await refundsOf(returns.shop.platform, orderCode)).reduce<number>((sum, { amount }) => sum + amount, 0);
  const pointsBack = async ({ orderCode }: Order) =>
    (await returnsOfOrders(returns.shop.platform, [orderCode]))
      .filter(({ state }) => state === "RECEIVED" || state === "REFUNDED")
      .reduce<number>((sum, { points }) => sum + points, 0);
  const notesOf = async ({ shopper, orderCode }: Order, code: string) =>
    (await detailOf(shopper, orderCode, code))?.history.map(({ status }) => status).slice(-2);

  test.each([0, 70])("gifts whose return is cancelled are charged, with %d points used", async (points) => {
    const order = await orderWithGift(returns.shop, { points });
    const { shopper, orderCode, shoes, ball, giftPrice } = order;
    const gifts = await request(order, [ball]);
    const shown = await previewOf(order, [shoes]);
    expect(shown).toMatchObject({ giftCharge: 0, points });
    const bought = await request(order, [shoes]);
    await cancel(gifts);
    await receive(bought);
    expect(await detailOf(shopper, orderCode, bought)).toMatchObject({
      refund: { amount: shown.amount - giftPrice, giftCharge: giftPrice, points },
      history: expect.arrayContaining([
        expect.objectContaining({
          status: "GIFTS_CHARGED",
          statusStr: expect.stringContaining("have not received the gift"),
        }),
      ]),
    });
    expect(await mailsAbout(returns.shop, orderCode, "returnReceived")).toMatchObject([
      {
        refund: { amount: shown.amount - giftPrice },
        returned: { reason: expect.stringContaining("have not received the gift"), back: { giftCharge: giftPrice } },
      },
    ]);
    expect(await paidBack(order)).toBe(shown.amount - giftPrice);
  });

  test("gifts that are only said to be sent are charged, and the charge goes back when they come", async () => {
    const order = await orderWithGift(returns.shop, { points: 70 });
    const { shopper, orderCode, shoes, ball, giftPrice } = order;
    const whole = await previewOf(order, [shoes, ball]);
    const gifts = await request(order, [ball]);
    const bought = await request(order, [shoes]);
    await sendReturn(returns.shop.platform, gifts, parcel);
    await receive(bought);
    expect(await paidBack(order)).toBe(whole.amount - giftPrice);
    await receive(gifts);
    expect([await paidBack(order), await pointsBack(order)]).toEqual([whole.amount, whole.points]);
    expect(await detailOf(shopper, orderCode, gifts)).toMatchObject({
      refund: { amount: giftPrice, giftCharge: 0, lines: [{ price: giftPrice, promotion: 0, amount: giftPrice }] },
    });
    expect(await notesOf(order, gifts)).toEqual(["RECEIVED", "GIFTS_UNCHARGED"]);
    const mails = await mailsAbout(returns.shop, orderCode, "returnReceived");
    expect(mails.at(-1)).toMatchObject({ refund: { amount: giftPrice }, returned: { back: { giftCharge: 0 } } });
  });

  test("delivery stays paid while goods of the order are kept, whatever was requested", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { quantity: 3 });
    const order = { shopper, orderCode };
    const broken = { orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "DAMAGED" };
    const others = await request(order, [{ ...broken, count: 2 }]);
    expect(await previewOf(order, [broken])).toMatchObject({ amount: 318_000, freight: 18_000 });
    const last = await request(order, [broken]);
    await receive(last);
    expect(await notesOf(order, last)).toEqual(["RECEIVED", "FREIGHT_KEPT"]);
    await cancel(others);
    expect(await paidBack(order)).toBe(300_000);
    // Those who do send the rest get the delivery with it.
    await receive(await request(order, [{ ...broken, count: 2 }]));
    expect(await paidBack(order)).toBe(918_000);
  });

  test("the last return brings delivery, its points too, unless a piece came back by choice", async () => {
    for (const [reasonCode, freight] of [
      ["DAMAGED", [17_930, 70]],
      ["CHANGED_MIND", [0, 0]],
    ] as const) {
      const order = await orderWithGift(returns.shop, { points: 70, reasonCode });
      const { shopper, orderCode, shoes, ball } = order;
      const whole = await previewOf(order, [shoes, ball]);
      const bought = await request(order, [shoes]);
      const gifts = await request(order, [{ ...ball, reasonCode: "DAMAGED" }]);
      await receive(gifts);
      await receive(bought);
      const refund = (await detailOf(shopper, orderCode, bought))?.refund;
      expect([refund?.freight, refund?.freightPoints]).toEqual(freight);
      expect([await paidBack(order), await pointsBack(order)]).toEqual([whole.amount, whole.points]);
    }
  });

  test("gifts are not charged because of a return that was rejected", async () => {
    const order = await orderWithGift(returns.shop, { pairs: 2 });
    const { shoes, giftPrice } = order;
    const pair = { ...shoes, count: 1 };
    const rejected = await request(order, [pair]);
    const shown = await previewOf(order, [pair]);
    expect(shown.giftCharge).toBe(giftPrice);
    const accepted = await request(order, [pair]);
    await rejectReturn(returns.shop.platform, support, rejected, "Worn");
    await receive(accepted);
    expect(await paidBack(order)).toBe(shown.amount + giftPrice);
    expect(await notesOf(order, accepted)).toEqual(["RECEIVED", "GIFTS_UNCHARGED"]);
  });

  test.each([
    ["one by one, the gift first", [2, 0, 1], false],
    ["one by one, the gift in between", [0, 2, 1], false],
    ["the gift last, after a return of it that was cancelled", [0, 1, 2], true],
    ["in the order in which they were requested", [0, 1, 2], false],
  ] as const)("all returns of an order give together what one would: %s", async (_name, sequence, isAgain) => {
    const order = await orderWithGift(returns.shop, { pairs: 2, points: 70, reasonCode: "WRONG_ITEM" });
    const pair = { ...order.shoes, count: 1 };
    const whole = await previewOf(order, [order.shoes, order.ball]);
    const codes = [await request(order, [pair]), await request(order, [pair]), await request(order, [order.ball])];
    if (isAgain) {
      await cancel(codes[2] ?? "");
      codes[2] = await request(order, [order.ball]);
    }
    for (const index of sequence) await receive(codes[index] ?? "");
    expect([await paidBack(order), await pointsBack(order)]).toEqual([whole.amount, whole.points]);
  });

  test("an exchange that becomes a refund charges no gift, and its pieces count for the returns after it", async () => {
    const order = await orderWithGift(returns.shop, { pairs: 2 });
    const { shopper, orderCode, shoes, ball, giftPrice } = order;
    const pair = { ...shoes, count: 1 };
    const whole = await previewOf(order, [shoes, ball]);
    const exchange = await request(order, [{ ...pair, exchangeSkuCode: "KR1-BLACK-43" }], {
      returnMode: "EXCHANGE",
    });
    await receive(exchange);
    expect(await paidBack(order)).toBe(0);
    expect(await refundExchange(returns.shop.platform, support, exchange)).toBe("refund instead");
    expect(await detailOf(shopper, orderCode, exchange)).toMatchObject({ refund: { giftCharge: 0 } });
    await receive(await request(order, [pair]));
    expect(await paidBack(order)).toBe(whole.amount - giftPrice);
  });

  test("a gift stays with a shopper who exchanges all that they bought, and is charged nothing", async () => {
    const order = await orderWithGift(returns.shop);
    const { shopper, orderCode, shoes, ball, giftPrice } = order;
    const whole = await previewOf(order, [shoes, ball]);
    const exchange = await request(order, [{ ...shoes, exchangeSkuCode: "KR1-BLACK-43" }], { returnMode: "EXCHANGE" });
    await receive(exchange);
    await tellReplacement(returns.shop, { orderCode, returnCode: exchange }, "DELIVERED");
    expect(await detailOf(shopper, orderCode, exchange)).toMatchObject({ status: "EXCHANGED" });
    expect(await paidBack(order)).toBe(0);
    // Both can still go back, together or with the price of the gift.
    expect(await previewOf(order, [shoes, ball])).toMatchObject({ amount: whole.amount, giftCharge: 0 });
    expect(await previewOf(order, [shoes])).toMatchObject({ giftCharge: giftPrice });
  });

  test("who was to get nothing by bank transfer, and now gets a charge back, is asked for an account", async () => {
    const order = await orderWithGift(returns.shop, { channel: "BCA_VA" });
    const { shopper, orderCode, shoes, ball, giftPrice } = order;
    const gifts = await request(order, [ball]);
    const bought = await request(order, [shoes], { bankAccount });
    await receive(bought);
    await receive(gifts);
    expect(await notesOf(order, gifts)).toEqual(["GIFTS_UNCHARGED", "ACCOUNT_NEEDED"]);
    expect(await detailOf(shopper, orderCode, gifts)).toMatchObject({
      needsBankAccount: true,
      refund: { amount: giftPrice },
    });
    expect(await payReturn(returns.shop.platform, finance, gifts, "BCA-1")).toBe("paid");
    expect(await payReturn(returns.shop.platform, finance, bought, "BCA-2")).toBe("paid");
  });
});
