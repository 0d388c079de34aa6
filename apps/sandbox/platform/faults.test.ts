import nodemailer from "nodemailer";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { charge, createTestSandbox, merchantKey, statusOf } from "../testing/run-sandbox.ts";

let sandbox: Sandbox;
let address: string;
let smtpPort: number;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  const ports = await sandbox.listen();
  address = `http://127.0.0.1:${ports.port}`;
  smtpPort = ports.smtpPort;
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.server.inject({ method: "DELETE", url: "/sandbox/faults" }));

const plan = (fault: object) => sandbox.server.inject({ method: "PUT", url: "/sandbox/faults", payload: fault });

function chargeByNetwork(orderId: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${address}/midtrans/v2/charge`, {
    method: "POST",
    headers: { ...merchantKey, "content-type": "application/json" },
    body: JSON.stringify({ payment_type: "qris", transaction_details: { order_id: orderId, gross_amount: 1000 } }),
    ...(signal ? { signal } : {}),
  });
}

test("an error is met as often as planned, and by its party alone", async () => {
  expect((await plan({ party: "payments", mode: "error", times: 2 })).json()).toEqual([
    { party: "payments", mode: "error", delayMs: 2000, times: 2 },
  ]);
  expect((await chargeByNetwork("F-1")).status).toBe(503);
  expect((await sandbox.server.inject("/recommendations?sku=1")).statusCode).toBe(200);
  expect((await chargeByNetwork("F-1")).status).toBe(503);
  expect(await charge(sandbox, "F-1")).toMatchObject({ status_code: "201" });
});

test("slow answers late", async () => {
  await plan({ party: "payments", mode: "slow", delayMs: 200 });
  const started = Date.now();
  await charge(sandbox, "F-2");
  expect(Date.now() - started).toBeGreaterThanOrEqual(190);
});

test("silent never answers, and does nothing", async () => {
  await plan({ party: "payments", mode: "silent", times: 1 });
  await expect(chargeByNetwork("F-3", AbortSignal.timeout(200))).rejects.toThrow("timeout");
  expect(await statusOf(sandbox, "F-3")).toMatchObject({ status_code: "404" });
});

test("late does the work at once and answers late", async () => {
  await plan({ party: "payments", mode: "late", delayMs: 400, times: 1 });
  const started = Date.now();
  const charging = chargeByNetwork("F-7");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await statusOf(sandbox, "F-7")).toMatchObject({ transaction_status: "pending" });
  expect(Date.now() - started).toBeLessThan(390);
  expect((await charging).status).toBe(200);
  expect(Date.now() - started).toBeGreaterThanOrEqual(390);
});

test("half does the work and cuts its answer", async () => {
  await plan({ party: "payments", mode: "half", times: 1 });
  const reading = chargeByNetwork("F-4").then((response) => response.text());
  await expect(reading).rejects.toThrow("terminated");
  expect(await statusOf(sandbox, "F-4")).toMatchObject({ transaction_status: "pending" });
});

test("wrong-json does the work and answers with nonsense", async () => {
  await plan({ party: "payments", mode: "wrong-json", times: 1 });
  await expect(chargeByNetwork("F-5").then((response) => response.json())).rejects.toThrow(SyntaxError);
  expect(await statusOf(sandbox, "F-5")).toMatchObject({ transaction_status: "pending" });
});

test("none takes a fault back", async () => {
  await plan({ party: "payments", mode: "error" });
  expect((await plan({ party: "payments", mode: "none" })).json()).toEqual([]);
  expect(await charge(sandbox, "F-6")).toMatchObject({ status_code: "201" });
});

test("a plan that makes no sense is refused", async () => {
  expect((await plan({ party: "weather", mode: "error" })).statusCode).toBe(400);
});

test("the mail server can refuse, too", async () => {
  await plan({ party: "mail", mode: "error", times: 1 });
  const transport = nodemailer.createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true });
  const mail = { from: "a@gelora.test", to: "b@example.test", subject: "Hello", text: "Hello" };
  await expect(transport.sendMail(mail)).rejects.toMatchObject({ responseCode: 451 });
  await expect(transport.sendMail(mail)).resolves.toBeDefined();
});
