import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { cardToken, charge, createTestSandbox, page, statusOf, submit } from "../testing/run-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.stop());

const open = (url: string) => sandbox.server.inject({ url, headers: page });

test("a person sees what to pay, and pays", async () => {
  const charged = await charge(sandbox, "P-1");
  const account = /"va_number":"(\d+)"/.exec(JSON.stringify(charged))?.[1] ?? "no account";
  const shown = await open("/payments/P-1");
  expect(shown.body).toContain("Rp123.000");
  expect(shown.body).toContain(account);
  expect(shown.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(shown.body).not.toContain("<script");
  const paid = await submit(sandbox, "/payments/P-1/settle", { returnTo: "page" });
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe("/payments/P-1");
  expect((await open("/payments/P-1")).body).toContain("settlement");
  expect((await open("/payments")).body).toContain("P-1");
});

test("[PAY-05] a wallet sends the browser back to the merchant with what happened", async () => {
  await charge(sandbox, "P-2", {
    payment_type: "gopay",
    gopay: { callback_url: "http://store.test/pay-callback?order=P-2" },
  });
  expect((await open("/payments/P-2/wallet")).body).toContain("Confirm payment");
  const paid = await submit(sandbox, "/payments/P-2/settle", { returnTo: "merchant" });
  expect(paid.headers.location).toBe(
    "http://store.test/pay-callback?order=P-2&order_id=P-2&status_code=200&transaction_status=settlement",
  );
  expect((await open("/payments/P-2/wallet")).statusCode).toBe(303);
});

test("3-D Secure asks for the code, allows three tries, and returns", async () => {
  const credit_card = { token_id: await cardToken(sandbox, "4811111111111114"), authentication: true };
  await charge(sandbox, "P-3", { payment_type: "credit_card", credit_card });
  expect((await open("/payments/P-3/authenticate")).body).toContain("48111111-1114");
  const wrong = await submit(sandbox, "/payments/P-3/authenticate", { otp: "000000", answer: "confirm" });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain("That code is not correct");
  const right = await submit(sandbox, "/payments/P-3/authenticate", { otp: "112233", answer: "confirm" });
  expect(right.headers.location).toBe(
    "http://store.test/pay-callback?order_id=P-3&status_code=200&transaction_status=capture",
  );
  expect(await statusOf(sandbox, "P-3")).toMatchObject({ transaction_status: "capture", fraud_status: "accept" });
});

test.each([
  ["three wrong codes", "4811111111111114", ["000000", "000000", "000000"]],
  ["a bank that declines", "4911111111111113", ["112233"]],
])("%s end in a denial", async (_what, cardNumber, codes) => {
  const orderId = `P-4-${codes.length}`;
  const credit_card = { token_id: await cardToken(sandbox, cardNumber), authentication: true };
  await charge(sandbox, orderId, { payment_type: "credit_card", credit_card });
  for (const otp of codes) await submit(sandbox, `/payments/${orderId}/authenticate`, { otp, answer: "confirm" });
  expect(await statusOf(sandbox, orderId)).toMatchObject({ transaction_status: "deny" });
});

test("an order that nobody knows gets a page that says so", async () => {
  expect((await open("/payments/unknown")).statusCode).toBe(404);
  expect((await open("/payments/unknown/wallet")).statusCode).toBe(404);
  expect((await open("/payments/unknown/authenticate")).statusCode).toBe(404);
});
