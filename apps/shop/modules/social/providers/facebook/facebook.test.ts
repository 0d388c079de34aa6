import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createFacebook } from "./facebook.ts";

type Answer = { readonly status?: number; readonly body: unknown };

const now = new Date("2026-11-21T10:00:00Z");
const soon = now.getTime() / 1000 + 3600;
/** As documented (developers.facebook.com/docs/graph-api/reference/debug_token). */
const token = { app_id: "100", type: "USER", application: "Gelora", expires_at: soon, is_valid: true, user_id: "7" };
const person = { id: "7", email: "dewi@example.com", first_name: "Dewi", last_name: "Kartika" };

describe("Facebook's access token", () => {
  let server: Server;
  let url: string;
  let asked: URL[];
  let bearers: (string | undefined)[];
  let answers: { debug: Answer; me: Answer };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const address = new URL(request.url ?? "", "http://graph.test");
      asked.push(address);
      bearers.push(request.headers.authorization);
      const answer = address.pathname.endsWith("/debug_token") ? answers.debug : answers.me;
      response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
      response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const place = server.address();
    if (place === null || typeof place === "string") throw new Error("no port");
    url = `http://127.0.0.1:${place.port}`;
  });
  beforeEach(() => {
    asked = [];
    bearers = [];
    answers = { debug: { body: { data: token } }, me: { body: person } };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const verify = () => {
    const breaker = createCircuitBreaker("facebook");
    return createFacebook({ url, appId: "100", appSecret: "secret", breaker }).verify("the-token-itself", now);
  };

  test("[SOC-02] [CON-14~] is checked with Graph in version v8.0, with the app's proof, and the app's secret stands in no address", async () => {
    expect(await verify()).toEqual({
      channel: "facebook",
      issuer: "facebook:100",
      subject: "7",
      email: "dewi@example.com",
      emailVerified: true,
      firstName: "Dewi",
      lastName: "Kartika",
    });
    expect(asked.map(({ pathname }) => pathname)).toEqual(["/v8.0/debug_token", "/v8.0/me"]);
    expect(asked[1]?.searchParams.get("appsecret_proof")).toBe(
      createHmac("sha256", "secret").update("the-token-itself").digest("hex"),
    );
    expect(bearers).toEqual(["Bearer 100|secret", "Bearer the-token-itself"]);
    expect(asked.map(String).join()).not.toContain("secret|");
    expect(asked.map(String).join()).not.toMatch(/[=|]secret/);
  });

  test("[AC-16] a person whose address Facebook withholds has none", async () => {
    answers.me = { body: { id: "7", first_name: "Dewi" } };
    expect(await verify()).toMatchObject({ subject: "7", emailVerified: false });
    expect(await verify()).not.toHaveProperty("email");
  });

  test.each<[string, Partial<typeof answers>]>([
    ["was given to another app", { debug: { body: { data: { ...token, app_id: "666" } } } }],
    ["is not valid", { debug: { body: { data: { is_valid: false, error: { code: 190 }, scopes: [] } } } }],
    ["has expired", { debug: { body: { data: { ...token, expires_at: now.getTime() / 1000 - 1 } } } }],
    ["never ends, as no sign-in's does", { debug: { body: { data: { ...token, expires_at: 0 } } } }],
    ["is a page's and no person's", { debug: { body: { data: { ...token, type: "PAGE" } } } }],
    ["has no person", { debug: { body: { data: { ...token, user_id: undefined } } } }],
    ["is another person's than it seemed", { me: { body: { ...person, id: "8" } } }],
    ["is refused by Graph", { me: { status: 400, body: { error: { code: 190, message: "Invalid" } } } }],
  ])("[AC-17] opens nothing when it %s", async (_what, changes) => {
    answers = { ...answers, ...changes };
    expect(await verify()).toBeUndefined();
  });

  test.each(["", "short", "a token", "line\r\nbreak: header", "é".repeat(20), "a".repeat(1001)])(
    "[AC-17] nonsense is not even asked about: %j",
    async (nonsense) => {
      const breaker = createCircuitBreaker("facebook");
      const facebook = createFacebook({ url, appId: "100", appSecret: "secret", breaker });
      expect(await facebook.verify(nonsense, now)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  test.each<[string, Answer]>([
    ["an error of its own", { status: 500, body: { error: { code: 2, message: "Service temporarily unavailable" } } }],
    ["that we ask too much", { status: 400, body: { error: { code: 4, message: "Application request limit" } } }],
    ["what is no JSON", { body: "<html>" }],
    ["what the protocol does not know", { body: { hello: "world" } }],
  ])("a provider that answers %s says nothing about the token", async (_what, answer) => {
    answers.debug = answer;
    await expect(verify()).rejects.toBeInstanceOf(ProviderError);
  });
});
