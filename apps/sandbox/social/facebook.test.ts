import { createHmac } from "node:crypto";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { createTestSandbox, page, submit } from "../testing/run-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({ FACEBOOK_APP_ID: "100", FACEBOOK_APP_SECRET: "app-secret" });
});
afterAll(() => sandbox.stop());

const dialog = "/facebook/v8.0/dialog/oauth";
const asked = { client_id: "100", origin: "http://store.test", channel: "channel-1", scope: "email,public_profile" };

async function tokenOf(account: string, fields: Record<string, string> = {}): Promise<URLSearchParams> {
  const answer = await submit(sandbox, dialog, { ...asked, account, ...fields });
  return new URLSearchParams(String(answer.headers.location).split("#")[1]);
}

const graph = async (path: string, query: Record<string, string>, token?: string) =>
  (
    await sandbox.server.inject({
      url: `/facebook/v8.0/${path}`,
      query,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  ).json();
const appToken = "100|app-secret";

test("[SOC-02, CON-14~] the script is served, and requires its version", async () => {
  const script = await sandbox.server.inject("/facebook/en_US/sdk.js");
  expect(script.headers["content-type"]).toContain("javascript");
  let ready = 0;
  const window: Record<string, { init(given: object): void }> & { fbAsyncInit?: unknown } = {};
  Object.assign(window, { fbAsyncInit: () => (ready += 1) });
  runInNewContext(script.body, {
    window,
    document: { currentScript: { src: "http://sandbox.test/facebook/en_US/sdk.js" } },
  });
  expect(ready).toBe(1);
  expect(() => window.FB?.init({ appId: "100" })).toThrow(/version/);
  expect(() => window.FB?.init({ appId: "100", version: "v8.0" })).not.toThrow();
});

test("[SOC-01~] the dialog gives a token that Graph knows, for this app and this person", async () => {
  const shown = await sandbox.server.inject({ url: dialog, query: asked, headers: page });
  expect(shown.body).toContain("Dewi Kartika");
  const response = await tokenOf("dewi");
  expect(response.get("channel")).toBe("channel-1");
  const token = response.get("access_token") ?? "";
  const { data } = await graph("debug_token", { input_token: token }, appToken);
  expect(data).toMatchObject({ app_id: "100", is_valid: true, user_id: response.get("user_id"), type: "USER" });
  const proof = createHmac("sha256", "app-secret").update(token).digest("hex");
  const me = await graph("me", { fields: "id,email,first_name,last_name", appsecret_proof: proof }, token);
  expect(me).toEqual({
    id: response.get("user_id"),
    email: "dewi.kartika@example.com",
    first_name: "Dewi",
    last_name: "Kartika",
  });
});

test("an address is reported only when it is confirmed and the person allowed it", async () => {
  const fields = { fields: "id,email" };
  const unconfirmed = (await tokenOf("rizky")).get("access_token") ?? "";
  expect(await graph("me", fields, unconfirmed)).toEqual({ id: expect.any(String) });
  const notAllowed = (await tokenOf("dewi", { scope: "public_profile" })).get("access_token") ?? "";
  expect(await graph("me", fields, notAllowed)).toEqual({ id: expect.any(String) });
});

test("a wrong proof, a wrong app secret, another app's token and no token at all are refused", async () => {
  const token = (await tokenOf("dewi")).get("access_token") ?? "";
  expect(await graph("me", { appsecret_proof: "0".repeat(64) }, token)).toMatchObject({ error: { code: 100 } });
  expect(await graph("debug_token", { input_token: token }, "100|guessed")).toMatchObject({ error: { code: 190 } });
  const foreign = (await tokenOf("dewi", { client_id: "900000000000009" })).get("access_token") ?? "";
  for (const input_token of [foreign, "made-up"])
    expect(await graph("debug_token", { input_token }, appToken)).toMatchObject({ data: { is_valid: false } });
});

test("only the app's own pages are answered; cancelling reports nothing else", async () => {
  const stranger = await sandbox.server.inject({ url: dialog, query: { ...asked, origin: "http://thief.test" } });
  expect(stranger.statusCode).toBe(400);
  expect(Object.fromEntries(await tokenOf("cancel"))).toEqual({
    origin: "http://store.test",
    channel: "channel-1",
    error: "access_denied",
  });
});

test("the parties can be made to misbehave, the script by itself", async () => {
  const plan = (party: string, mode: string) =>
    sandbox.server.inject({ method: "PUT", url: "/sandbox/faults", payload: { party, mode, times: 1 } });
  await plan("facebook-script", "error");
  expect((await sandbox.server.inject("/facebook/en_US/sdk.js")).statusCode).toBe(503);
  expect((await sandbox.server.inject("/facebook/en_US/sdk.js")).statusCode).toBe(200);
  await plan("google", "error");
  expect((await sandbox.server.inject("/google/certs")).statusCode).toBe(503);
});
