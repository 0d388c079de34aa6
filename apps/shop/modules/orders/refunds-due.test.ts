import { rupiah } from "@gelora/money/rupiah.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { program, type StaffPrincipal } from "../../platform/principal.ts";
import { field, guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { actsOn } from "../journal/journal.ts";
import { decideReview, refundsOf, reviewsToDecide } from "../payments/payments.ts";
import { announceRefund, applyPaymentChange, decideRefundDue, orderByCode, refundsToDecide } from "./orders.ts";
import {
  act,
  mailedLines,
  mailedRefunds,
  mailsAbout,
  payAtProvider,
  placedOrder,
  stockBalls,
  tellPayment,
} from "./testing/orders.ts";
import { closeOrder } from "./use-cases/close-order.ts";
import { showRefunds } from "./use-cases/show-refunds.ts";

const finance: StaffPrincipal = { kind: "staff", staffCode: "rina", roles: ["finance"] };
const support: StaffPrincipal = { kind: "staff", staffCode: "budi", roles: ["support"] };

describe.each(testEngines)("money that is due back, on %s", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(() => stockBalls(shop, 5));

  const dueFor = async (orderCode: string) => {
    const due = (await refundsToDecide(shop.platform)).find((one) => one.orderCode === orderCode);
    if (!due) throw new Error(`nothing is due for ${orderCode}`);
    return due;
  };
  const closedAndSoldOut = async (): Promise<string> => {
    const { orderCode } = await placedOrder(shop);
    await closeOrder(shop.platform, orderCode, "expired", { by: program("order-closing") });
    await stockBalls(shop, 0);
    await payAtProvider(shop, orderCode);
    return orderCode;
  };

  test("a person reads what they need, and late money is taken when the goods are there again", async () => {
    const orderCode = await closedAndSoldOut();
    const due = await dueFor(orderCode);
    expect(due).toMatchObject({
      reason: "PAID_LATE",
      channelCode: "BCA_VA",
      orderState: 62,
      email: expect.any(String),
    });
    const wish = { refundId: due.refundId, decision: "accepted" } as const;
    expect(await decideRefundDue(shop.platform, support, wish)).toBe("not allowed");
    expect(await decideRefundDue(shop.platform, finance, wish)).toBe("not possible");
    expect((await dueFor(orderCode)).refundId).toBe(due.refundId);
    await stockBalls(shop, 1);
    expect(await decideRefundDue(shop.platform, finance, wish)).toBe("decided");
    expect(await orderByCode(shop.platform, orderCode)).toMatchObject({ state: 31, paidAt: due.receivedAt });
    expect(await mailsAbout(shop, orderCode, "paid")).toMatchObject([{ paid: { isLate: true } }]);
    expect(await decideRefundDue(shop.platform, finance, wish)).toBe("nothing to decide");
    const decisions = (await actsOn(shop.platform, { kind: "order", code: orderCode })).map(({ act: name, by }) => [
      name,
      by.code,
    ]);
    expect(decisions).toEqual([
      ["order.closed", "order-closing"],
      ["refund.decided", "rina"],
    ]);
  });

  test("[PAY-04~] an order that was cancelled while its money came is shown as paid, and the money as due back", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    const query = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
      orderStatus payStatus payInfos { isSucceed payStatus } refunds { status } } }`;
    const shown = async () => field(await shopper.send(query, { code: orderCode }), "getCustomOrderDetail");
    await act(shopper, "cancelOrder", orderCode);
    while ((await shop.outbox.deliverDue()) > 0) continue;
    expect(await shown()).toMatchObject({ orderStatus: 61, payStatus: "0", payInfos: [{ isSucceed: false }] });
    const providerOrderId = [...shop.providers.charges.keys()].findLast((id) => id.startsWith(orderCode)) ?? "";
    shop.providers.settle(providerOrderId, "settlement");
    await shop.platform.database.transaction(() =>
      shop.platform.outbox.write("payments.ask", `payment-ask:${orderCode}`, { providerOrderId }),
    );
    while ((await shop.outbox.deliverDue()) > 0) continue;
    expect(await shown()).toEqual({
      orderStatus: 61,
      payStatus: "1",
      payInfos: [{ isSucceed: true, payStatus: "1" }],
      refunds: [{ status: "DUE" }],
    });
  });

  test("what came by a bank transfer goes back by one, noted with its reference", async () => {
    const orderCode = await closedAndSoldOut();
    const { refundId, amount } = await dueFor(orderCode);
    expect(await decideRefundDue(shop.platform, finance, { refundId, decision: "refunded" })).toBe("not online");
    const transfer = { refundId, decision: "transferred", reference: "BCA 0911" } as const;
    expect(await decideRefundDue(shop.platform, finance, transfer)).toBe("decided");
    expect(await refundsOf(shop.platform, orderCode)).toMatchObject([
      { state: "transferred", amount, note: "BCA 0911" },
    ]);
    expect((await refundsToDecide(shop.platform)).map((one) => one.orderCode)).not.toContain(orderCode);
  });

  test("an order that its shopper cancelled does not go on, and what a wallet paid is sent back", async () => {
    const { shopper, orderCode } = await placedOrder(shop, { paymentChannelCode: "QRIS" });
    expect(await act(shopper, "cancelOrder", orderCode)).toMatchObject({ success: true });
    await payAtProvider(shop, orderCode);
    const { refundId } = await dueFor(orderCode);
    expect(await decideRefundDue(shop.platform, finance, { refundId, decision: "accepted" })).toBe("not possible");
    const both = await Promise.all(
      [1, 2].map(() => decideRefundDue(shop.platform, finance, { refundId, decision: "refunded" })),
    );
    expect(both.toSorted()).toEqual(["decided", "nothing to decide"]);
    expect(await refundsOf(shop.platform, orderCode)).toMatchObject([{ state: "requested" }]);
  });

  test("[ORD-03~, ORD-23~] an order, its own and a tracked one, shows money that goes back: how much, which way, when", async () => {
    const { shopper, orderCode } = await placedOrder(shop, { paymentChannelCode: "QRIS" });
    const query = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
      refunds { amount status isExtra payMent createTime doneTime } } }`;
    const trackQuery = `query ($input: TrackOrderInput!) { trackOrder(input: $input) {
      refunds { amount status isExtra payMent createTime doneTime } } }`;
    type Answer = { readonly refunds: object[] };
    const shown = async (language: "en-US" | "id-ID" = "en-US") => {
      const own = field<Answer>(await shopper.send(query, { code: orderCode }, language), "getCustomOrderDetail");
      const input = { orderCode, email: "sari@example.com" };
      const tracked = field<Answer>(await shop.send(trackQuery, { input }, { language }), "trackOrder");
      expect(tracked).toEqual(own);
      return own.refunds;
    };
    expect(await shown()).toEqual([]);
    await closeOrder(shop.platform, orderCode, "expired", { by: program("order-closing") });
    await stockBalls(shop, 0);
    await payAtProvider(shop, orderCode);
    const { refundId, amount } = await dueFor(orderCode);
    const moment = expect.stringMatching(/^2.*Z$/);
    const late = {
      amount,
      status: "DECIDING",
      isExtra: false,
      payMent: "by bank transfer",
      createTime: moment,
      doneTime: null,
    };
    expect(await shown()).toEqual([late]);
    expect(await shown("id-ID")).toEqual([{ ...late, payMent: "lewat transfer bank" }]);
    expect(await decideRefundDue(shop.platform, finance, { refundId, decision: "refunded" })).toBe("decided");
    expect(await shown()).toEqual([
      { ...late, status: "ON_ITS_WAY", payMent: "to the account or e-wallet you paid from" },
    ]);
    await sql`update refunds set state = 'done', ended_at = now() where order_code = ${orderCode}`.execute(
      shop.platform.database.tables(),
    );
    expect(await shown()).toEqual([
      { ...late, status: "DONE", payMent: "to the account or e-wallet you paid from", doneTime: moment },
    ]);
    const stranger = await guestShopper(shop);
    expect(field(await stranger.send(query, { code: orderCode }), "getCustomOrderDetail")).toBeNull();
  });

  test("money for a cancelled order goes back for certain, and is on its way once a person has sent it off", async () => {
    const { shopper, orderCode } = await placedOrder(shop, { paymentChannelCode: "QRIS" });
    await act(shopper, "cancelOrder", orderCode);
    await payAtProvider(shop, orderCode);
    const { refundId, amount } = await dueFor(orderCode);
    const shown = async () => showRefunds(shop.platform, orderCode);
    expect(await shown()).toMatchObject([{ amount, status: "DUE", isExtra: false, doneAt: null }]);
    await decideRefundDue(shop.platform, finance, { refundId, decision: "refunded" });
    expect(await shown()).toMatchObject([{ amount, status: "ON_ITS_WAY", isExtra: false, channelCode: "QRIS" }]);
  });

  test("[PAY-08~] of two payments of one order the shopper hears and sees that one goes back, and staff decide it", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    const payBy = "mutation ($input: OrderCommonInput!) { payOrder(orderCommonInput: $input) { success } }";
    for (const paymentChannelCode of ["BNI_VA", "QRIS"])
      await shopper.send(payBy, { input: { orderCode, paymentChannelCode } });
    while ((await shop.outbox.deliverDue()) > 0) continue;
    const settle = async (providerOrderId: string) => {
      shop.providers.settle(providerOrderId, "settlement");
      await shop.platform.database.transaction(() =>
        shop.platform.outbox.write("payments.ask", `payment-ask:${orderCode}`, { providerOrderId }),
      );
      while ((await shop.outbox.deliverDue()) > 0) continue;
    };
    await settle(`${orderCode}-3`);
    expect(await showRefunds(shop.platform, orderCode)).toEqual([]);
    await settle(`${orderCode}-2`);
    await settle(`${orderCode}-2`);
    const query = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
      payStatus refunds { amount status isExtra payMent } } }`;
    const shown = async () => field(await shopper.send(query, { code: orderCode }), "getCustomOrderDetail");
    const extra = { amount: 318_000, isExtra: true, payMent: "by bank transfer" };
    expect(await shown()).toEqual({ payStatus: "1", refunds: [{ ...extra, status: "DUE" }] });
    expect(await mailedRefunds(shop, orderCode)).toEqual([
      { step: "paidTwice", amount: 318_000, way: "by bank transfer", needsAccount: true },
    ]);
    const reviews = (await reviewsToDecide(shop.platform)).filter((review) => review.orderCode === orderCode);
    expect(reviews).toMatchObject([{ reason: "PAID_TWICE", providerOrderId: `${orderCode}-2`, received: 318_000 }]);
    const wish = { providerOrderId: `${orderCode}-2`, reason: "PAID_TWICE", decision: "transferred" } as const;
    const decided = await decideReview(shop.platform, applyPaymentChange, finance, { ...wish, reference: "BNI 7" });
    expect(decided).toBe("decided");
    expect(await shown()).toEqual({ payStatus: "1", refunds: [{ ...extra, status: "DONE" }] });
  });

  test("of an order that was accepted for nine tenths, piece by piece, no more is promised and sent than came", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5");
    const { orderCode } = await placedOrder(shop, { paymentChannelCode: "QRIS" }, shopper);
    const total = (await orderByCode(shop.platform, orderCode))?.total ?? 0;
    const came = Math.round(total * 0.9);
    await sql`
      update payment_attempts set status = 'PAID', rank = 5, received = ${came} where order_code = ${orderCode}`.execute(
      shop.platform.database.tables(),
    );
    await tellPayment(shop, orderCode, "PAID");
    const cancelOne = "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success errorCode } }";
    const input = { orderCode, products: [{ orderItemCode: `${orderCode}-1`, count: 1 }] };
    for (let piece = 0; piece < 2; piece += 1)
      expect(field(await shopper.send(cancelOne, { input }), "cancelOrder")).toMatchObject({ success: true });
    const due = (await refundsToDecide(shop.platform)).filter((one) => one.orderCode === orderCode);
    expect(due.map(({ amount }) => amount)).toEqual([300_000, came - 300_000]);
    for (const { refundId } of due)
      expect(await decideRefundDue(shop.platform, finance, { refundId, decision: "refunded" })).toBe("decided");
    const sent = await refundsOf(shop.platform, orderCode);
    expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(came);
  });

  test("money that was accepted for its order after all is not shown as going back", async () => {
    const orderCode = await closedAndSoldOut();
    const { refundId } = await dueFor(orderCode);
    await stockBalls(shop, 5);
    expect(await decideRefundDue(shop.platform, finance, { refundId, decision: "accepted" })).toBe("decided");
    expect(await showRefunds(shop.platform, orderCode)).toEqual([]);
  });

  test("the shopper is notified once that late money has gone back, and how", async () => {
    const orderCode = await closedAndSoldOut();
    const { refundId, amount } = await dueFor(orderCode);
    const wish = { refundId, decision: "transferred", reference: "BCA-77" } as const;
    expect(await decideRefundDue(shop.platform, finance, wish)).toBe("decided");
    while ((await shop.outbox.deliverDue()) > 0);
    expect(await mailedRefunds(shop, orderCode)).toEqual([{ step: "refunded", amount, way: "by bank transfer" }]);
    // A shopper who has several orders must know which one each mail is about.
    for (const step of ["closed", "paymentLate", "refunded"])
      expect(await mailedLines(shop, orderCode, step), step).toMatchObject([{ quantity: 1 }]);
  });

  test("a refund names its way back, and is reported once however often it is reported", async () => {
    const { orderCode } = await placedOrder(shop);
    const refund = { refundKey: `R-${orderCode}`, orderCode, amount: rupiah(50_000), channelCode: "QRIS" };
    for (let n = 0; n < 2; n += 1) await announceRefund(shop.platform, { ...refund, transferred: false });
    await announceRefund(shop.platform, { ...refund, refundKey: `T-${orderCode}`, transferred: true });
    expect(await mailedRefunds(shop, orderCode)).toEqual([
      { step: "refunded", amount: 50_000, way: "to the account or e-wallet you paid from" },
      { step: "refunded", amount: 50_000, way: "by bank transfer" },
    ]);
  });
});
