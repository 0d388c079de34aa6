import { afterEach, beforeEach, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { type Merchant, startMerchant } from "../testing/merchant.ts";
import { courierKey, createTestSandbox, page, submit } from "../testing/run-sandbox.ts";

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

const order = {
  origin_contact_name: "Gelora",
  origin_contact_phone: "0215550100",
  origin_address: "Jalan Gudang 1",
  origin_postal_code: 12440,
  destination_contact_name: "Sari",
  destination_contact_phone: "081200000001",
  destination_address: "Jalan Melati 2",
  destination_postal_code: 40111,
  courier_company: "jne",
  courier_type: "reg",
  delivery_type: "now",
  items: [{ name: "Shoe", value: 900_000, weight: 900, quantity: 1 }],
};

async function create(referenceId: string, change: object = {}) {
  const response = await sandbox.server.inject({
    method: "POST",
    url: "/biteship/v1/orders",
    headers: courierKey,
    payload: { ...order, reference_id: referenceId, ...change },
  });
  return { status: response.statusCode, body: response.json() };
}

const post = (url: string) => sandbox.server.inject({ method: "POST", url });
const statuses = () => merchant.received.map(({ body }) => body.status);

test("an order is confirmed with a waybill and reported to the merchant, with the secret", async () => {
  const { body } = await create("C-1", { destination_cash_on_delivery: 900_000 });
  expect(body).toMatchObject({
    success: true,
    object: "order",
    status: "confirmed",
    reference_id: "C-1",
    courier: {
      company: "jne",
      type: "reg",
      waybill_id: expect.stringMatching(/^WYB-\d+$/),
      tracking_id: expect.any(String),
    },
    destination: { contact_name: "Sari", cash_on_delivery: { amount: 900_000 } },
    price: expect.any(Number),
  });
  await merchant.hasReceived(1);
  const [notification] = merchant.received;
  expect(notification?.path).toBe("/notifications/courier");
  expect(notification?.headers["x-biteship-signature"]).toBe("biteship-local-webhook-secret");
  expect(notification?.body).toMatchObject({
    event: "order.status",
    status: "confirmed",
    order_id: body.id,
    courier_waybill_id: body.courier.waybill_id,
  });
});

test("a test takes a parcel through every state on the way", async () => {
  const { body } = await create("C-2");
  await merchant.hasReceived(1);
  await post("/parcels/C-2/pick?wait=true");
  expect(statuses()).toEqual(["confirmed", "allocated", "pickingUp", "picked"]);
  const delivered = await post("/parcels/C-2/deliver?wait=true");
  expect(delivered.json()).toMatchObject({ object: "tracking", status: "delivered" });
  expect(statuses().slice(4)).toEqual(["droppingOff", "delivered"]);
  const tracking = await sandbox.server.inject({
    url: `/biteship/v1/trackings/${body.courier.tracking_id}`,
    headers: courierKey,
  });
  expect(tracking.json().history.map((step: { status: string }) => step.status)).toEqual([
    "confirmed",
    "allocated",
    "pickingUp",
    "picked",
    "droppingOff",
    "delivered",
  ]);
  expect((await post("/parcels/C-2/pick")).statusCode).toBe(409);
});

test("webhooks come repeated and out of order", async () => {
  await create("C-3");
  await merchant.hasReceived(1);
  await post("/parcels/C-3/pick?times=2&order=shuffled&wait=true");
  expect(statuses().slice(1)).toEqual(["picked", "picked", "pickingUp", "pickingUp", "allocated", "allocated"]);
});

test("a delivery fails by where the parcel is", async () => {
  await create("C-4");
  expect((await post("/parcels/C-4/fail")).json()).toMatchObject({ status: "courierNotFound" });
  expect((await post("/parcels/C-4/fail")).statusCode).toBe(409);
  await create("C-5");
  await post("/parcels/C-5/transit");
  expect((await post("/parcels/C-5/fail")).json()).toMatchObject({ status: "rejected" });
  await create("C-6");
  expect((await post("/parcels/C-6/fail?status=returned")).json()).toMatchObject({ status: "returned" });
});

test("an order is taken back until the parcel is picked up", async () => {
  const cancel = (id: string) =>
    sandbox.server.inject({
      method: "POST",
      url: `/biteship/v1/orders/${id}/cancel`,
      headers: courierKey,
      payload: { cancellation_reason: "changed my mind" },
    });
  const first = (await create("C-7")).body.id;
  expect((await cancel(first)).json()).toMatchObject({
    success: true,
    status: "cancelled",
    cancellation_reason: "changed my mind",
  });
  const second = (await create("C-7")).body.id;
  expect(second).not.toBe(first);
  await post("/parcels/C-7/pick");
  expect((await cancel(second)).statusCode).toBe(400);
});

test("one reference makes one order, and a repeat learns which", async () => {
  const { body } = await create("C-8");
  expect(await create("C-8")).toMatchObject({
    status: 400,
    body: { success: false, code: 40002060, details: { order_id: body.id, waybill_id: body.courier.waybill_id } },
  });
});

test("what the courier cannot do is refused", async () => {
  expect(await create("C-9", { courier_company: "grab", courier_type: "instant" })).toMatchObject({ status: 400 });
  expect(await create("C-10", { destination_contact_name: undefined })).toMatchObject({
    status: 400,
    body: { code: 40002021 },
  });
  const inTown = { destination_postal_code: 12950, courier_company: "grab", courier_type: "instant" };
  expect(await create("C-11", { ...inTown, destination_cash_on_delivery: 1000 })).toMatchObject({
    body: { code: 40002009 },
  });
  const unknown = await sandbox.server.inject({ url: "/biteship/v1/orders/none", headers: courierKey });
  expect(unknown.statusCode).toBe(404);
});

test("parcels move by themselves at the pace that is set", async () => {
  await sandbox.stop();
  sandbox = await createTestSandbox({ SHOP_URL: merchant.url, SANDBOX_PARCEL_STEP_MS: "1" });
  await create("C-12");
  await merchant.hasReceived(6);
  expect(statuses()).toEqual(["confirmed", "allocated", "pickingUp", "picked", "droppingOff", "delivered"]);
});

test("a person watches and hurries a parcel", async () => {
  await create("C-13");
  const open = (url: string) => sandbox.server.inject({ url, headers: page });
  expect((await open("/parcels")).body).toContain("C-13");
  expect((await open("/parcels/C-13")).body).toContain("Deliver</button>");
  expect((await submit(sandbox, "/parcels/C-13/deliver")).headers.location).toBe("/parcels/C-13");
  const done = await open("/parcels/C-13");
  expect(done.body).toContain("delivered");
  expect(done.body).not.toContain("</button>");
  expect((await open("/parcels/none")).statusCode).toBe(404);
});
