import { hours } from "@gelora/service-kit/durations.ts";
import { type SandboxProcess, startSandbox } from "@gelora/testkit/sandbox-process.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { placedOrder, stockBalls, tellPayment } from "../orders/testing/orders.ts";
import { digestForMatching } from "./providers/digests.ts";

let sandbox: SandboxProcess;
let shop: StockedShop;
beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openStockedShop("embedded", {
    GA4_MEASUREMENT_ID: "G-GELORALOCAL",
    GA4_URL: `${sandbox.url}/collector`,
    META_PIXEL_ID: "100000000000002",
    META_GRAPH_URL: `${sandbox.url}/collector/v23.0`,
    STOREFRONT_URL: "http://store.test",
    COLLECTOR_MESSAGES_PER_MINUTE: "100",
  });
  await stockBalls(shop, 50);
});
afterAll(async () => {
  await shop.close();
  await sandbox.stop();
});
beforeEach(async () => {
  await deliver();
  await fetch(`${sandbox.url}/collector/events`, { method: "DELETE" });
});

async function deliver(): Promise<void> {
  while ((await shop.outbox.deliverDue()) > 0);
}

type Collected = { readonly provider: string; readonly name: string; readonly event: Record<string, unknown> };

async function counted(): Promise<readonly Collected[]> {
  await deliver();
  const answer = await fetch(`${sandbox.url}/collector/events`);
  return (await answer.json()) as Collected[];
}

const visit = { clientId: "12345.1700000000", sessionId: "1700000001" };
const common = { ...visit, at: new Date().toISOString(), campaign: '{"utm_source":"mail"}' };

const send = (payload: unknown) =>
  shop.server.inject({
    method: "POST",
    url: "/collector/events",
    headers: { "content-type": "text/plain", "user-agent": "Browser/1", origin: "http://store.test" },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

test("[TRK-03~] [TRK-04~] what a page noticed reaches both providers in their own words, with the campaign, and the address as a digest", async () => {
  const items = [{ productCode: "KR1", skuCode: "KR1-BLACK-42", price: 899_000, quantity: 2 }];
  const answer = await send([
    { ...common, id: "e1", name: "page_view", path: "/plp/shoes", title: "Shoes" },
    { ...common, id: "e2", name: "started_checkout", items, value: 1_798_000, email: " Sari@Example.com " },
    { ...common, id: "e3", name: "error", message: "planted", stack: null, path: "/" },
  ]);
  expect(answer.statusCode).toBe(204);
  expect(answer.headers["access-control-allow-origin"]).toBe("http://store.test");
  const all = await counted();
  const of = (provider: string, name: string) => all.find((one) => one.provider === provider && one.name === name);
  expect(all).toHaveLength(4);
  expect(of("ga4", "page_view")?.event).toMatchObject({
    client_id: visit.clientId,
    params: {
      session_id: visit.sessionId,
      page_location: "http://store.test/plp/shoes?utm_source=mail",
      page_title: "Shoes",
    },
  });
  expect(of("ga4", "begin_checkout")?.event).toMatchObject({
    params: { currency: "IDR", value: 1_798_000, items: [{ item_id: "KR1-BLACK-42", price: 899_000, quantity: 2 }] },
  });
  expect(of("meta", "PageView")?.event).toMatchObject({ event_id: "e1", action_source: "website" });
  expect(of("meta", "InitiateCheckout")?.event).toMatchObject({
    event_id: "e2",
    user_data: { em: [digestForMatching("sari@example.com")], client_user_agent: "Browser/1" },
    custom_data: { content_type: "product", content_ids: ["KR1-BLACK-42"], num_items: 2, value: 1_798_000 },
  });
  expect(JSON.stringify(all).toLowerCase()).not.toContain("sari@");
});

test("an event counts for when it happened, also where a provider hears of it later", async () => {
  const at = new Date(shop.platform.clock.now().getTime() - hours(20));
  await send([{ ...common, at: at.toISOString(), id: "late", name: "page_view", path: "/" }]);
  const all = await counted();
  const of = (provider: string) => all.find((one) => one.provider === provider)?.event;
  expect(of("ga4")).toMatchObject({ timestamp_micros: at.getTime() * 1000 });
  expect(of("meta")).toMatchObject({ event_time: Math.floor(at.getTime() / 1000) });
});

test("a browser's clock that is ahead does not make an event that providers refuse for years", async () => {
  await send([{ ...common, at: "9999-12-31T00:00:00Z", id: "ahead", name: "page_view", path: "/" }]);
  const [reported] = await counted();
  expect(JSON.stringify(reported)).not.toContain("9999");
  expect(reported?.event).toMatchObject({ event_id: "ahead" });
});

test.each([
  ["no JSON", "{oops"],
  ["nothing", []],
  ["another name", [{ ...common, id: "e", name: "refund" }]],
  ["no visit", [{ id: "e", at: common.at, name: "page_view", path: "/" }]],
  ["too many", Array.from({ length: 26 }, (_, at) => ({ ...common, id: `e${at}`, name: "page_view", path: "/" }))],
  ["another site behind two slashes", [{ ...common, id: "e", name: "page_view", path: "//elsewhere.test/" }]],
  ["slashes alone", [{ ...common, id: "e", name: "page_view", path: "//" }]],
  ["an address elsewhere", [{ ...common, id: "e", name: "page_view", path: "http://elsewhere.test/" }]],
])("%s is refused, and nothing is counted", async (_what, payload) => {
  expect((await send(payload)).statusCode).toBe(400);
  expect(await counted()).toEqual([]);
});

const countOf = (shopper: Shopper, orderCode: string, who = visit) =>
  shopper.send(
    `mutation ($orderCode: String!, $visit: CountedVisitInput!) {
      countPurchase(orderCode: $orderCode, visit: $visit) { success errorCode }
    }`,
    { orderCode, visit: { ...who, campaign: { utm_source: "mail" }, userAgent: "Browser/1" } },
  );

test("a purchase is counted once, when it is paid, however often it is asked for", async () => {
  const { shopper, orderCode } = await placedOrder(shop);
  for (let tries = 0; tries < 3; tries += 1)
    expect((await countOf(shopper, orderCode)).data).toEqual({ countPurchase: { success: true, errorCode: null } });
  expect(await counted()).toEqual([]);
  await tellPayment(shop, orderCode, "PAID");
  shop.platform.clock.setOffset(hours(1));
  const all = await counted();
  shop.platform.clock.setOffset(hours(0));
  expect(all.map(({ provider, name }) => `${provider} ${name}`).toSorted()).toEqual(["ga4 purchase", "meta Purchase"]);
  expect(all.find(({ provider }) => provider === "ga4")?.event).toMatchObject({
    client_id: visit.clientId,
    params: { transaction_id: orderCode, currency: "IDR", value: expect.any(Number), items: [{ item_id: "PB1-5" }] },
  });
  expect(all.find(({ provider }) => provider === "meta")?.event).toMatchObject({
    event_id: `purchase-${orderCode}`,
    user_data: { em: [expect.stringMatching(/^[0-9a-f]{64}$/)], ph: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
    custom_data: { order_id: orderCode, content_ids: ["PB1-5"] },
  });
});

test("an order that is never paid is not counted, nor one of a shopper who did not agree", async () => {
  const { shopper, orderCode } = await placedOrder(shop);
  await countOf(shopper, orderCode);
  await tellPayment(shop, orderCode, "EXPIRED");
  const silent = await placedOrder(shop);
  await tellPayment(shop, silent.orderCode, "PAID");
  shop.platform.clock.setOffset(hours(1));
  expect(await counted()).toEqual([]);
  shop.platform.clock.setOffset(hours(0));
});

test("who takes the consent back is not counted any more: no purchase that is paid later, nothing that still waits", async () => {
  const { shopper, orderCode } = await placedOrder(shop);
  const gone = { clientId: "777.1700000000", sessionId: "1700000001" };
  await countOf(shopper, orderCode, gone);
  await deliver();
  await send([{ ...common, ...gone, id: "before", name: "page_view", path: "/" }]);
  expect((await send([{ ...common, ...gone, id: "w", name: "withdrawal" }])).statusCode).toBe(204);
  expect((await send([{ ...common, ...gone, id: "w2", name: "withdrawal" }])).statusCode).toBe(204);
  await tellPayment(shop, orderCode, "PAID");
  shop.platform.clock.setOffset(hours(1));
  expect(await counted()).toEqual([]);
  shop.platform.clock.setOffset(hours(0));
  // Nobody else's are held back.
  await send([{ ...common, id: "other", name: "page_view", path: "/" }]);
  expect((await counted()).map(({ provider }) => provider).toSorted()).toEqual(["ga4", "meta"]);
});

test("without the ids of a provider nothing is written, and nothing leaves the shop", async () => {
  const quiet = await openStockedShop("embedded", {});
  const answer = await quiet.server.inject({
    method: "POST",
    url: "/collector/events",
    headers: { "content-type": "text/plain" },
    payload: JSON.stringify([{ ...common, id: "e1", name: "page_view", path: "/" }]),
  });
  expect(answer.statusCode).toBe(204);
  expect(await quiet.outbox.deliverDue()).toBe(0);
  await quiet.close();
});

test("one source may send only so often", async () => {
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, at) => send([{ ...common, id: `many${at}`, name: "page_view", path: "/" }])),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(10);
});
