import type { AddressInfo } from "node:net";
import { getIntrospectionQuery } from "graphql";
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { field, guestShopper } from "../testing/shopper.ts";

const origin = "http://localhost:3000";
const json = "application/json";
/** Audits that we fail on purpose, none of them a MUST, and why. */
const exceptions = {
  "22EB SHOULD": "the contract has one content type, application/json",
  "5A70 MAY": "GET is not answered: it could be kept by a cache, or sent by a link [OPS-01]",
  "D6D5 MAY": "GET is not answered",
  "6A70 MAY": "GET is not answered",
  "572B SHOULD": "a query that cannot be read is the client's defect: 400 is seen by whoever watches the traffic",
  "FDE2 SHOULD": "the same for a query that does not fit the contract",
  "7B9B SHOULD": "the same for variables that do not fit it",
};
const ask = { query: "{ homeInit { siteInfo { siteCode } } }" };

describe("the shop's gateway as documented", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("embedded");
  });
  afterAll(() => shop.close());

  const post = (payload: string | object, headers: Record<string, string> = {}, url = "/graphql") =>
    shop.server.inject({ method: "POST", url, headers: { "content-type": json, ...headers }, payload });

  test("[OPS-01] an operation is sent by POST; nothing else is answered", async () => {
    expect((await post(ask)).statusCode).toBe(200);
    const query = encodeURIComponent(ask.query);
    for (const method of ["GET", "PUT", "DELETE", "PATCH", "HEAD"] as const) {
      const answer = await shop.server.inject({ method, url: `/graphql?query=${query}` });
      const allow = answer.headers.allow;
      expect({ method, status: answer.statusCode, allow, hasData: answer.body.includes('"data"') }).toEqual({
        method,
        status: 405,
        allow: "POST",
        hasData: false,
      });
    }
  });

  test("a malformed request is refused in the shape of every refusal: a code with its details (docs/decisions/0025)", async () => {
    const deep = `{ a ${"{ a ".repeat(14)}${"}".repeat(15)}`;
    const wrongVariable = {
      query: "query($url: String!) { getPageByUrl(getPageByUrlInput: { pageUrl: $url, deviceType: PC }) { pageUrl } }",
      variables: { url: {} },
    };
    const answers = await Promise.all([
      post("{"),
      post(""),
      post({ query: "x".repeat(70_000) }),
      post("query=x", { "content-type": "text/plain" }),
      post({}),
      post({ query: "{" }),
      post({ query: deep }),
      post({ query: "{ nothingOfThatName }" }),
      post(wrongVariable),
      post({ ...wrongVariable, variables: {} }),
      shop.server.inject({ method: "GET", url: "/graphql" }),
    ]);
    for (const answer of answers) {
      const { errors } = answer.json<{ errors: { message: string }[] }>();
      expect(errors.length).toBeGreaterThan(0);
      for (const error of errors)
        expect(error).toMatchObject({
          message: expect.any(String),
          extensions: { code: "INVALID_INPUT", details: { reason: error.message } },
        });
    }
  });

  test("where introspection is allowed, the usual query of code generators passes the limits", async () => {
    const answer = await post({ query: getIntrospectionQuery() });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.__schema.types.length).toBeGreaterThan(50);
  });

  test("[OPS-02] the body has operationName, query and variables, each of its kind", async () => {
    const whole = {
      operationName: "Which",
      query:
        "query Which($url: String!) { getPageByUrl(getPageByUrlInput: { pageUrl: $url, deviceType: PC }) { pageUrl } } query Other { __typename }",
      variables: { url: "/" },
    };
    expect((await post({ ...whole, query: whole.query.replace("PC", '"PC"') })).statusCode).toBe(200);
    const wrong: readonly unknown[] = [
      {},
      [],
      [ask],
      null,
      "query",
      7,
      { query: 7 },
      { query: "" },
      { query: null },
      { ...ask, variables: "text" },
      { ...ask, variables: [1] },
      { ...ask, operationName: 7 },
      { query: "{ homeInit" },
      { query: "{ noSuchField }" },
      { query: "{ noSuchField }", operationName: "Missing" },
      { query: "query A { __typename } query B { __typename }" },
      { query: "query A { __typename }", operationName: "B" },
      { query: "fragment F on Query { __typename }" },
      { query: 'query ($n: Int!) { searchSuggestions(keyword: "a", limit: $n) { keywords } }' },
    ];
    for (const body of wrong) {
      const answer = await post(JSON.stringify(body));
      expect({ body, status: answer.statusCode }).toEqual({ body, status: 400 });
      expect(answer.body).not.toMatch(/node_modules|at .*\.ts:/);
    }
    for (const text of ["", "{", "null null", `{"query": "{ __typename }"`, "\u0000"]) {
      expect({ text, status: (await post(text)).statusCode }).toEqual({ text, status: 400 });
    }
  });

  test("[OPS-02, AC-70] a query with a mark of byte order, or with marks pasted into its texts, is read without them", async () => {
    const query =
      '\ufeff{ catalogProductSearchInit(input: { conditionKeyword: "\u202aball\u200b" }) { dataList { productCode } } }';
    expect((await post({ query })).statusCode).toBe(200);
    expect((await post({ query: query.replace("\u200b", "\\u0000") })).statusCode).toBe(400);
  });

  test("[OPS-03~] the address may name the operation; it decides nothing", async () => {
    for (const name of ["homeInit", "", "a".repeat(2_000), "%00", "'; drop table sessions --"]) {
      const answer = await post(ask, {}, `/graphql?operationName=${name.replaceAll(" ", "+")}`);
      expect(answer.json()).toMatchObject({ data: { homeInit: { siteInfo: { siteCode: "gelora-id" } } } });
    }
  });

  test("[OPS-04] the token, the language and JSON come by headers; odd ones are no error", async () => {
    const shopper = await guestShopper(shop);
    const asked = { query: "{ userInfo { email } miniCartNumber { count } }" };
    const known = await post(asked, { "auth-token": shopper.token, language: "id-ID", "origin-alias": "gelora" });
    expect(known.json()).toEqual({ data: { userInfo: { email: "sari@example.com" }, miniCartNumber: { count: 0 } } });
    for (const token of [
      "x",
      "a".repeat(5_000),
      "' or 1=1 --",
      "\u00ff\u00fe",
      `${shopper.token}x`,
      shopper.token.toUpperCase(),
    ]) {
      const answer = await post(asked, { "auth-token": token });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().errors[0].extensions).toEqual({ code: "0002", details: {} });
      expect(answer.body).not.toContain("sari@");
    }
    for (const language of [
      "",
      "xx",
      "id_ID",
      "'; drop table products --",
      "en-US,id;q=0.5",
      "a".repeat(3_000),
      "../../etc",
    ]) {
      const answer = await post({ query: "{ placeList { name } }" }, { language });
      expect({ language, errors: answer.json().errors ?? [] }).toEqual({ language, errors: [] });
    }
  });

  test("[OPS-04, AC-52] only JSON is read: a form or plain text of another page moves nothing", async () => {
    const mutation = JSON.stringify({ query: "mutation { guestInit { success } }" });
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/graphql",
      "text/json",
      "application/xml",
      "",
    ]) {
      const answer = await shop.server.inject({
        method: "POST",
        url: "/graphql",
        headers: { "content-type": type, origin: "https://evil.example" },
        payload: mutation,
      });
      expect({ type, refused: [400, 415].includes(answer.statusCode) }).toEqual({ type, refused: true });
    }
  });

  test("[OPS-05, AC-53] pages of listed origins alone may call, with our headers and their cookie", async () => {
    const preflight = (from: string) =>
      shop.server.inject({
        method: "OPTIONS",
        url: "/graphql",
        headers: {
          origin: from,
          "access-control-request-method": "POST",
          "access-control-request-headers": "auth-token,language,origin-alias,content-type",
        },
      });
    const allowed = await preflight(origin);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "POST",
      "access-control-max-age": "7200",
    });
    expect(allowed.headers["access-control-allow-headers"]).toBe("auth-token, language, origin-alias, content-type");
    for (const foreign of [
      "null",
      "https://evil.example",
      "http://localhost:3000.evil.example",
      "http://localhost:3001",
      "https://localhost:3000",
      "http://evil.example#http://localhost:3000",
      "file://",
    ]) {
      for (const answer of [await preflight(foreign), await post(ask, { origin: foreign })]) {
        expect(answer.headers["access-control-allow-origin"]).not.toBe(foreign);
        expect(answer.headers["access-control-allow-origin"]).not.toBe("*");
        expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
      }
    }
    expect((await post(ask, { origin })).headers.vary).toContain("Origin");
  });

  test("[SES-06~] a personal operation without a living session says 0002, as text", async () => {
    const shopper = await guestShopper(shop);
    await shopper.send("mutation { logout { success } }");
    const personal = [
      "{ cartInit { count } }",
      "{ guestOrderList(input: {}) { dataList { orderCode } } }",
      'mutation { removeCartItem(cartItemId: "1") { success } }',
      'mutation { createCheckout(cartItemIds: ["1"]) { id } }',
    ];
    for (const query of personal) {
      for (const caller of [{}, { token: "never-issued" }, { token: shopper.token }]) {
        const answer = await shop.send(query, {}, caller);
        expect({ query, code: answer.errors?.[0]?.extensions?.code }).toEqual({ query, code: "0002" });
      }
    }
    const login = await shop.send(
      'mutation { guestLogin(input: { email: "a@b.co", mobile: "81234567890" }) { success } }',
      {},
      { token: shopper.token },
    );
    expect(field(login, "guestLogin")).toEqual({ success: true });
  });

  test("answers are JSON that nobody keeps and no browser guesses about", async () => {
    const answer = await post(ask);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });

  test("[OPS-01, OPS-02] the audits of GraphQL over HTTP", async () => {
    await shop.server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = shop.server.server.address() as AddressInfo;
    const audits = serverAudits({ url: `http://127.0.0.1:${port}/graphql`, fetchFn: fetch });
    const failed: string[] = [];
    for (const audit of audits) {
      const result = await audit.fn();
      if (result.status !== "ok") failed.push(`${audit.id} ${audit.name.split(" ")[0]}`);
    }
    expect(audits).toHaveLength(61);
    expect(failed).toEqual(Object.keys(exceptions));
  });
});
