import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { cardToken, charge, createTestSandbox, merchantKey, statusOf } from "../testing/run-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.stop());

const amount = { gross_amount: 123_000 };

test("an order's code means the attempt that can still be paid, not an earlier one that ended", async () => {
  await charge(sandbox, "twice");
  await sandbox.server.inject({ method: "POST", url: "/payments/twice/deny?times=0&wait=true" });
  await charge(sandbox, "twice-2");
  const settled = await sandbox.server.inject({ method: "POST", url: "/payments/twice/settle?times=0&wait=true" });
  expect(settled.statusCode).toBe(200);
  expect((await statusOf(sandbox, "twice-2")).transaction_status).toBe("settlement");
  expect((await statusOf(sandbox, "twice")).transaction_status).toBe("deny");
});

describe("a charge answers in the provider's shapes", () => {
  test("[PAY-02] a virtual account carries its bank and number", async () => {
    const answer = await charge(sandbox, "va-1");
    expect(answer).toMatchObject({
      status_code: "201",
      order_id: "va-1",
      gross_amount: "123000.00",
      currency: "IDR",
      payment_type: "bank_transfer",
      transaction_status: "pending",
      fraud_status: "accept",
      va_numbers: [{ bank: "bca", va_number: expect.stringMatching(/^39010\d{11}$/) }],
      transaction_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(wib(answer.expiry_time) - wib(answer.transaction_time)).toBe(24 * 3600);
  });

  test.each(["bni", "bri", "cimb"])("%s is another bank's virtual account", async (bank) => {
    const answer = await charge(sandbox, `va-${bank}`, { bank_transfer: { bank } });
    expect(answer.va_numbers).toEqual([{ bank, va_number: expect.stringMatching(/^\d{16,18}$/) }]);
  });

  test("Permata has a field of its own", async () => {
    const answer = await charge(sandbox, "permata-1", { bank_transfer: { bank: "permata" } });
    expect(answer.permata_va_number).toMatch(/^8778\d{12}$/);
    expect(answer.va_numbers).toBeUndefined();
  });

  test("[PAY-02] a Mandiri bill carries biller code and bill key", async () => {
    const request = { payment_type: "echannel", echannel: { bill_info1: "Payment for:", bill_info2: "Gelora" } };
    expect(await charge(sandbox, "bill-1", request)).toMatchObject({
      biller_code: "70012",
      bill_key: expect.stringMatching(/^\d{12}$/),
    });
  });

  test("QRIS carries the text and the picture of its code", async () => {
    const answer = await charge(sandbox, "qris-1", { payment_type: "qris", qris: { acquirer: "gopay" } });
    expect(answer).toMatchObject({ acquirer: "gopay", qr_string: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/) });
    expect(answer.actions).toEqual([
      {
        name: "generate-qr-code",
        method: "GET",
        url: `http://sandbox.test/midtrans/v2/qris/${String(answer.transaction_id)}/qr-code`,
      },
    ]);
    const picture = await sandbox.server.inject(`/midtrans/v2/qris/${String(answer.transaction_id)}/qr-code`);
    expect(picture.headers["content-type"]).toBe("image/png");
  });

  test.each(["gopay", "shopeepay"])("%s sends the browser to the wallet", async (wallet) => {
    const answer = await charge(sandbox, `wallet-${wallet}`, { payment_type: wallet });
    expect(answer.actions).toContainEqual({
      name: "deeplink-redirect",
      method: "GET",
      url: `http://sandbox.test/payments/wallet-${wallet}/wallet`,
    });
  });

  test.each(["alfamart", "indomaret"])("%s has a payment code", async (store) => {
    const answer = await charge(sandbox, `store-${store}`, { payment_type: "cstore", cstore: { store } });
    expect(answer).toMatchObject({ store, payment_code: expect.stringMatching(/^\d{14}$/) });
  });

  test("a card with authentication sends the browser to 3-D Secure", async () => {
    const token_id = await cardToken(sandbox, "4811 1111 1111 1114");
    const answer = await charge(sandbox, "card-1", {
      payment_type: "credit_card",
      credit_card: { token_id, authentication: true },
    });
    expect(answer).toMatchObject({
      status_code: "201",
      transaction_status: "pending",
      masked_card: "48111111-1114",
      redirect_url: "http://sandbox.test/payments/card-1/authenticate",
    });
  });

  test("a card without authentication is decided at once", async () => {
    const good = { token_id: await cardToken(sandbox, "4811111111111114") };
    const bad = { token_id: await cardToken(sandbox, "4911111111111113") };
    expect(await charge(sandbox, "card-2", { payment_type: "credit_card", credit_card: good })).toMatchObject({
      status_code: "200",
      transaction_status: "capture",
    });
    expect(await charge(sandbox, "card-3", { payment_type: "credit_card", credit_card: bad })).toMatchObject({
      status_code: "202",
      transaction_status: "deny",
      fraud_status: "deny",
    });
  });

  test("a card's token pays once", async () => {
    const credit_card = { token_id: await cardToken(sandbox, "4811111111111114") };
    await charge(sandbox, "card-4", { payment_type: "credit_card", credit_card });
    expect(await charge(sandbox, "card-5", { payment_type: "credit_card", credit_card })).toMatchObject({
      status_code: "411",
    });
  });

  test("the deadline that the merchant sets is honoured, from the order's own time", async () => {
    const custom_expiry = { order_time: "2039-01-01 10:00:00 +0700", expiry_duration: 90, unit: "minute" };
    expect(await charge(sandbox, "expiry-1", { custom_expiry })).toMatchObject({ expiry_time: "2039-01-01 11:30:00" });
  });
});

describe("a charge is refused", () => {
  test("without the server key", async () => {
    const response = await sandbox.server.inject({
      method: "POST",
      url: "/midtrans/v2/charge",
      headers: { authorization: `Basic ${Buffer.from("other:").toString("base64")}` },
      payload: {},
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ status_code: "401" });
  });

  test("when something is missing, and says what", async () => {
    const answer = await charge(sandbox, "bad-1", { transaction_details: { order_id: "bad-1" } });
    expect(answer).toMatchObject({
      status_code: "400",
      validation_messages: ["transaction_details.gross_amount is required"],
    });
  });

  test("when the items do not add up", async () => {
    const items = [{ id: "a", name: "Shoe", price: 100_000, quantity: 1 }];
    const answer = await charge(sandbox, "bad-2", { item_details: items });
    expect(answer.validation_messages).toEqual([
      "transaction_details.gross_amount is not equal to the sum of item_details",
    ]);
  });

  test("when the order id is in use, and not after the payment has ended", async () => {
    await charge(sandbox, "twice");
    expect(await charge(sandbox, "twice")).toMatchObject({ status_code: "406" });
    await sandbox.server.inject({ method: "POST", url: "/midtrans/v2/twice/cancel", headers: merchantKey });
    expect(await charge(sandbox, "twice")).toMatchObject({ status_code: "201" });
  });

  test.each([
    ["a number that breaks the check digit", { card_number: "4811111111111115" }],
    ["a card that has run out", { card_exp_year: "2020" }],
  ])("%s gets no token", async (_what, change) => {
    const query = {
      client_key: "SB-Mid-client-gelora-local",
      card_number: "4811111111111114",
      card_exp_month: "12",
      card_exp_year: "2039",
      card_cvv: "123",
    };
    const response = await sandbox.server.inject({ url: "/midtrans/v2/token", query: { ...query, ...change } });
    expect(response.json()).toMatchObject({ status_code: "400" });
    expect(response.headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("the merchant asks and changes", () => {
  test("nothing is known about an order that was never charged", async () => {
    expect(await statusOf(sandbox, "nobody")).toMatchObject({
      status_code: "404",
      status_message: "Transaction doesn't exist.",
    });
  });

  test("a payment is found by the provider's own id too", async () => {
    const { transaction_id } = await charge(sandbox, "by-id");
    expect(await statusOf(sandbox, String(transaction_id))).toMatchObject({ order_id: "by-id" });
  });

  test("a cancelled payment cannot be paid", async () => {
    await charge(sandbox, "cancelled");
    await sandbox.server.inject({ method: "POST", url: "/midtrans/v2/cancelled/cancel", headers: merchantKey });
    const settled = await sandbox.server.inject({ method: "POST", url: "/payments/cancelled/settle" });
    expect(settled.statusCode).toBe(409);
    expect(await statusOf(sandbox, "cancelled")).toMatchObject({ transaction_status: "cancel" });
  });

  test("unless the money comes in anyway", async () => {
    await charge(sandbox, "late-money");
    await sandbox.server.inject({ method: "POST", url: "/midtrans/v2/late-money/expire", headers: merchantKey });
    await sandbox.server.inject({ method: "POST", url: "/payments/late-money/settle?force=true" });
    expect(await statusOf(sandbox, "late-money")).toMatchObject({ transaction_status: "settlement" });
  });

  test("a paid payment cannot be cancelled, but given back, in parts and once for each key", async () => {
    await charge(sandbox, "refund", { payment_type: "qris", qris: { acquirer: "gopay" } });
    await sandbox.server.inject({ method: "POST", url: "/payments/refund/settle" });
    const post = async (path: string, payload: object = {}) =>
      (
        await sandbox.server.inject({
          method: "POST",
          url: `/midtrans/v2/refund/${path}`,
          headers: merchantKey,
          payload,
        })
      ).json();
    expect(await post("cancel")).toMatchObject({ status_code: "412" });
    expect(await post("refund", { refund_key: "one", amount: 23_000 })).toMatchObject({
      status_code: "200",
      transaction_status: "partial_refund",
      refund_amount: "23000.00",
    });
    expect(await post("refund", { refund_key: "one", amount: 23_000 })).toMatchObject({ status_code: "406" });
    expect(await post("refund", { refund_key: "two", amount: 200_000 })).toMatchObject({ status_code: "400" });
    expect(await post("refund", { refund_key: "three" })).toMatchObject({
      transaction_status: "refund",
      refund_amount: "100000.00",
    });
  });

  test.each([
    ["a bank transfer", {}],
    ["a counter", { payment_type: "cstore", cstore: { store: "alfamart" } }],
    ["a bill", { payment_type: "echannel", echannel: { bill_info1: "a", bill_info2: "b" } }],
  ])("what came by %s cannot go back this way", async (what, request) => {
    const id = `no-refund-${what.replaceAll(" ", "-")}`;
    await charge(sandbox, id, request);
    await sandbox.server.inject({ method: "POST", url: `/payments/${id}/settle` });
    expect(await askRefund(id, { refund_key: "one" })).toMatchObject({ status_code: "412" });
    expect(await statusOf(sandbox, id)).toMatchObject({ transaction_status: "settlement" });
  });

  test("a refund is held until the bank's word, or refused, as a test wants it", async () => {
    await charge(sandbox, "fate", { payment_type: "gopay" });
    await sandbox.server.inject({ method: "POST", url: "/payments/fate/settle" });
    await sandbox.server.inject({ method: "POST", url: "/payments/fate/refunds?fate=refuse" });
    expect(await askRefund("fate", { refund_key: "one" })).toMatchObject({ status_code: "414" });
    await sandbox.server.inject({ method: "POST", url: "/payments/fate/refunds?fate=hold" });
    expect(await askRefund("fate", { refund_key: "one", amount: 1000 })).toMatchObject({ status_code: "200" });
    const held = await statusOf(sandbox, "fate");
    expect(held.refunds).toEqual([expect.not.objectContaining({ bank_confirmed_at: expect.anything() })]);
    await sandbox.server.inject({ method: "POST", url: "/payments/fate/refunds/confirm" });
    const confirmed = { refund_key: "one", refund_amount: "1000.00", bank_confirmed_at: expect.any(String) };
    expect((await statusOf(sandbox, "fate")).refunds).toEqual([expect.objectContaining(confirmed)]);
  });

  const askRefund = async (id: string, payload: object) =>
    (
      await sandbox.server.inject({
        method: "POST",
        url: `/midtrans/v2/${id}/refund/online/direct`,
        headers: merchantKey,
        payload,
      })
    ).json();

  test("a test may name the order without the try's number", async () => {
    await charge(sandbox, "order9-2");
    const settled = await sandbox.server.inject({ method: "POST", url: "/payments/order9/settle" });
    expect(settled.json()).toMatchObject({ order_id: "order9-2", transaction_status: "settlement" });
  });
});

test("amounts that are no whole rupiah are refused", async () => {
  const answer = await charge(sandbox, "half", {
    transaction_details: { order_id: "half", ...amount, gross_amount: 10.5 },
  });
  expect(answer).toMatchObject({ status_code: "400" });
});

/** Epoch seconds of a moment written in Jakarta time. */
function wib(text: unknown): number {
  return Date.parse(`${String(text).replace(" ", "T")}+07:00`) / 1000;
}
