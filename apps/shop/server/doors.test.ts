import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orderByCode } from "../modules/orders/orders.ts";
import { placedOrder, stockBalls } from "../modules/orders/testing/orders.ts";
import { openStockedShop, type StockedShop } from "../testing/shopper.ts";

const doors = ["/notifications/payments", "/notifications/courier", "/notifications/mail"];
const courierSecret = { "x-biteship-signature": "biteship-local-webhook-secret" };

describe("the doors beside the gateway", () => {
  let shop: StockedShop;
  let orderCode: string;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    await stockBalls(shop, 20);
    ({ orderCode } = await placedOrder(shop));
  });
  afterAll(() => shop.close());

  const knock = (url: string, payload: string, headers: Record<string, string> = {}) =>
    shop.server.inject({ method: "POST", url, headers: { "content-type": "application/json", ...headers }, payload });

  test("these are all of them: a new door needs its row here", () => {
    const routes = shop.server.printRoutes({ commonPrefix: false }).match(/\S+ \([A-Z, ]+\)/g) ?? [];
    expect(routes.map((route) => route.replace(" (GET, HEAD)", "")).toSorted()).toEqual([
      "* (OPTIONS)",
      // Reads no session: see measurement/collector.test.ts.
      "/collector/events (POST)",
      "/feeds/google-en-US.xml",
      "/feeds/google-id-ID.xml",
      "/feeds/meta-en-US.csv",
      "/feeds/meta-id-ID.csv",
      "/feeds/products.json",
      // Every other method than POST is refused, in the shape of all refusals.
      "/graphql (POST, GET, PUT, PATCH, DELETE, HEAD)",
      "/healthz",
      "/metrics",
      // Signed: see newsletter/newsletter.test.ts.
      "/newsletter/unsubscribe/:token (POST, GET, HEAD)",
      "/notifications/courier (POST)",
      "/notifications/mail (POST)",
      "/notifications/payments (POST)",
      // Asks for a ticket: see returns/return-pictures.test.ts and reviews/reviews.test.ts.
      "/pictures (POST)",
      "/readyz",
      // Those of reviews that are shown: see reviews/reviews.test.ts.
      "/reviews/pictures/:name",
      // Signed by the club: see sign-in/club-login.test.ts, members/club-links.test.ts and
      // identity/service-session.test.ts.
      "/service/club-links (POST)",
      "/service/club-login (POST)",
      "/service/session (POST)",
      // Every field asks for a staff session: see desk/desk.test.ts.
      "/staff/graphql (POST)",
    ]);
  });

  test.each(doors)("[AC-39, AC-69] %s: whatever is sent, nothing breaks and the order stays as it is", async (door) => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom("\u0000", "' or 1=1 --", orderCode, -1, 1e308, "settlement", "delivered"),
    );
    const names = [
      "order_id",
      "status_code",
      "gross_amount",
      "signature_key",
      "transaction_status",
      "fraud_status",
      "transaction_id",
      "currency",
      "status",
      "event",
      "courier_waybill_id",
    ];
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }),
    );
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (given, knowsSecret) => {
        const answer = await knock(door, JSON.stringify(given), knowsSecret ? courierSecret : {});
        // 406: the mail provider need not send it again.
        expect([200, 400, 406]).toContain(answer.statusCode);
      }),
      {
        numRuns: 120,
        seed: 20_261_121,
        examples: [[{ event: "order.status", order_id: "\u0000", status: "delivered" }, true]],
      },
    );
    expect((await orderByCode(shop.platform, orderCode))?.state).toBe(21);
  });

  test.each(doors)("[AC-39, AC-52] %s: broken, huge and foreign bodies are refused clearly", async (door) => {
    expect((await knock(door, "{")).statusCode).toBe(400);
    expect((await knock(door, `{"a":"${"a".repeat(70_000)}"}`)).statusCode).toBe(413);
    expect((await knock(door, '{"__proto__":{"a":1}}')).statusCode).toBe(400);
    expect((await knock(door, "<xml/>", { "content-type": "application/xml" })).statusCode).toBe(415);
    expect((await shop.server.inject({ url: door })).statusCode).toBe(404);
  });

  test.each([
    "/",
    "/graphql/",
    "/GRAPHQL",
    "/sandbox/clock",
    "/admin",
    "/.env",
    "/../../etc/passwd",
    "/%00",
    "/%",
    "//graphql",
    "/feeds/products.json%00",
    "/graphiql",
  ])("%s is nothing", async (url) => {
    for (const method of ["GET", "POST"] as const) {
      const answer = await shop.server.inject({
        method,
        url,
        ...(method === "POST" ? { payload: { query: "{ __typename }" } } : {}),
      });
      expect(answer.statusCode).toBe(url === "/%" ? 400 : 404);
      expect(answer.body).not.toMatch(/node_modules|\.ts:/);
    }
  });
});
