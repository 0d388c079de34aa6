import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { createTestSandbox } from "../testing/run-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.server.inject({ method: "DELETE", url: "/collector/events" }));

const post = (url: string, payload: object) => sandbox.server.inject({ method: "POST", url, payload });
const collected = async (query = ""): Promise<{ name: string; provider: string }[]> =>
  (await sandbox.server.inject(`/collector/events${query}`)).json();

const measured = (name: string, more: object = {}, message: object = {}) => ({
  client_id: "1.2",
  consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
  events: [
    {
      name,
      timestamp_micros: 1_700_000_000_000_000,
      params: { session_id: "3", engagement_time_msec: 1, page_location: "http://store.test/", ...more },
    },
  ],
  ...message,
});
const google = "/collector/mp/collect?measurement_id=G-GELORALOCAL&api_secret=ga4-local-api-secret";

test("Google's events are stored, newest first, and a purchase counts once", async () => {
  expect((await post(google, measured("page_view"))).statusCode).toBe(204);
  await post(google, measured("purchase", { transaction_id: "GL1" }));
  await post(google, measured("purchase", { transaction_id: "GL1" }));
  expect((await collected()).map(({ name }) => name)).toEqual(["purchase", "page_view"]);
  expect(await collected("?name=page_view&provider=ga4")).toHaveLength(1);
  expect(await collected("?provider=meta")).toEqual([]);
});

test("what Google would drop is answered the same, and not kept", async () => {
  for (const [url, body] of [
    [google, measured("Page View")],
    [google, measured("page_view", {}, { events: [] })],
    [
      google,
      measured("page_view", {}, { events: [{ ...measured("page_view").events[0], timestamp_micros: 1_700_000_000 }] }),
    ],
    [google.replace("local-api", "wrong"), measured("page_view")],
  ] as const)
    expect((await post(url, body)).statusCode).toBe(204);
  expect(await collected()).toEqual([]);
});

const converted = (change: object = {}, token = "meta-local-access-token") => ({
  access_token: token,
  data: [
    {
      event_name: "PageView",
      event_time: 1_700_000_000,
      event_id: "e-1",
      event_source_url: "http://store.test/",
      action_source: "website",
      user_data: { client_ip_address: "203.0.113.9", client_user_agent: "Browser" },
      ...change,
    },
  ],
});
const facebook = "/collector/v23.0/100000000000002/events";

test("Meta's events are taken, and a repeated id counts once", async () => {
  expect((await post(facebook, converted())).json()).toMatchObject({ events_received: 1 });
  await post(facebook, converted());
  expect(await collected("?provider=meta")).toHaveLength(1);
});

test("Meta refuses a wrong token, an event without its source, and a plain address", async () => {
  const plain = { client_ip_address: "203.0.113.9", client_user_agent: "B", em: ["sari@example.com"] };
  for (const [body, code] of [
    [converted({}, "wrong"), 190],
    [converted({ event_source_url: undefined }), 100],
    [converted({ user_data: plain }), 100],
  ] as const) {
    const answer = await post(facebook, body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
  }
  expect(await collected()).toEqual([]);
});
