import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { type Merchant, startMerchant } from "../testing/merchant.ts";
import { charge, createTestSandbox, statusOf } from "../testing/run-sandbox.ts";

let merchant: Merchant;
let sandbox: Sandbox;
beforeEach(async () => {
  merchant = await startMerchant();
  sandbox = await createTestSandbox({ SHOP_URL: merchant.url });
});
afterEach(async () => {
  await sandbox.stop();
  await merchant.close();
});

const post = (url: string) => sandbox.server.inject({ method: "POST", url });

/** The signature by the provider's documentation, computed independently of the code under test. */
function signature(body: Record<string, unknown>): string {
  return createHash("sha512")
    .update([body.order_id, body.status_code, body.gross_amount, "SB-Mid-server-gelora-local"].join(""))
    .digest("hex");
}

test("a settled payment is reported once, signed, where the merchant listens", async () => {
  await charge(sandbox, "N-1");
  await post("/payments/N-1/settle?wait=true");
  expect(merchant.received).toHaveLength(1);
  expect(merchant.received[0]?.path).toBe("/notifications/payments");
  const body = merchant.received[0]?.body ?? {};
  expect(body).toMatchObject({
    order_id: "N-1",
    transaction_status: "settlement",
    status_code: "200",
    status_message: "midtrans payment notification",
    fraud_status: "accept",
    gross_amount: "123000.00",
    currency: "IDR",
    va_numbers: [{ bank: "bca" }],
    settlement_time: expect.any(String),
  });
  expect(body.signature_key).toBe(signature(body));
});

test.each([
  ["deny", "deny", "202"],
  ["expire", "expire", "202"],
])("%s is reported too", async (action, status, code) => {
  await charge(sandbox, "N-2");
  await post(`/payments/N-2/${action}?wait=true`);
  expect(merchant.received[0]?.body).toMatchObject({ transaction_status: status, status_code: code });
});

test("times repeats a notification, and 0 loses it", async () => {
  await charge(sandbox, "N-3");
  await post("/payments/N-3/settle?times=3&wait=true");
  expect(merchant.received).toHaveLength(3);
  await charge(sandbox, "N-4");
  await post("/payments/N-4/settle?times=0&wait=true");
  expect(merchant.received).toHaveLength(3);
  expect(await statusOf(sandbox, "N-4")).toMatchObject({ transaction_status: "settlement" });
});

test("delayMs delays the notification, while a status request already shows it", async () => {
  await charge(sandbox, "N-5");
  const started = Date.now();
  await post("/payments/N-5/settle?delayMs=250");
  expect(await statusOf(sandbox, "N-5")).toMatchObject({ transaction_status: "settlement" });
  expect(merchant.received).toHaveLength(0);
  await merchant.hasReceived(1);
  expect(Date.now() - started).toBeGreaterThanOrEqual(240);
});

test("order=shuffled reports the end before the beginning", async () => {
  await charge(sandbox, "N-6");
  await post("/payments/N-6/settle?order=shuffled&wait=true");
  expect(merchant.received.map(({ body }) => body.transaction_status)).toEqual(["settlement", "pending"]);
  for (const { body } of merchant.received) expect(body.signature_key).toBe(signature(body));
});

test("what the merchant refuses comes again until it is accepted", async () => {
  merchant.answerNext(500, 503);
  await charge(sandbox, "N-7");
  await post("/payments/N-7/settle");
  await merchant.hasReceived(3);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(merchant.received).toHaveLength(3);
});

test("forgeries look right and are not", async () => {
  await charge(sandbox, "N-8");
  await post("/payments/N-8/forge?wait=true");
  await post("/payments/N-8/forge?kind=amount&wait=true");
  await post("/payments/N-8/forge?kind=status&wait=true");
  const [badSignature, otherAmount, otherStatus] = merchant.received.map(({ body }) => body);
  expect(badSignature).toMatchObject({ transaction_status: "settlement", gross_amount: "123000.00" });
  expect(badSignature?.signature_key).not.toBe(signature(badSignature ?? {}));
  expect(otherAmount).toMatchObject({ transaction_status: "settlement", gross_amount: "1.00" });
  expect(otherAmount?.signature_key).toBe(signature(otherAmount ?? {}));
  expect(otherStatus).toMatchObject({ transaction_status: "settlement", status_code: "201" });
  expect(otherStatus?.signature_key).toBe(signature(otherStatus ?? {}));
  expect(await statusOf(sandbox, "N-8")).toMatchObject({ transaction_status: "pending" });
});

test("a payment expires by itself at its deadline, and is reported", async () => {
  await charge(sandbox, "N-9", { custom_expiry: { expiry_duration: 1, unit: "second" } });
  expect(await statusOf(sandbox, "N-9")).toMatchObject({ transaction_status: "pending" });
  await merchant.hasReceived(1);
  expect(merchant.received[0]?.body).toMatchObject({ order_id: "N-9", transaction_status: "expire" });
  expect(await statusOf(sandbox, "N-9")).toMatchObject({ transaction_status: "expire", status_code: "407" });
  expect((await post("/payments/N-9/settle")).statusCode).toBe(409);
});

test("one charge may name another address for its notifications", async () => {
  await charge(sandbox, "N-10", {}, { "x-override-notification": `${merchant.url}/elsewhere` });
  await post("/payments/N-10/settle?wait=true");
  expect(merchant.received.map(({ path }) => path)).toEqual(["/elsewhere"]);
});

test("an option that makes no sense is refused", async () => {
  await charge(sandbox, "N-11");
  expect((await post("/payments/N-11/settle?times=-1")).statusCode).toBe(400);
  expect((await post("/payments/none/settle")).statusCode).toBe(404);
  expect(await statusOf(sandbox, "N-11")).toMatchObject({ transaction_status: "pending" });
});
