import { graphqlLimits } from "@gelora/service-kit/graphql-limits.ts";
import { buildSchema, parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { productionSettings } from "../testing/production-settings.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const product = (inside: string) =>
  `{ productInit(input: { productCode: "KR1", skuCode: "KR1-BLACK-42" }) { ${inside} } }`;
const login = 'guestLogin(input: { email: "a@example.com", mobile: "81234567890" }) { success }';
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");

/** A fragment that spreads the next one twice, to `count` levels: 2^count fields. */
const doubling = (count: number, type: string, last: string) =>
  `${times(count, (index) => `fragment F${index} on ${type} { ...F${index + 1} ...F${index + 1} }`)} fragment F${count} on ${type} { ${last} }`;

const bombs: Readonly<Record<string, string>> = {
  depth: product("originalDataInfo { categories { ".repeat(200) + "categoryCode" + " } }".repeat(200)),
  "depth by fragments": `{ a: __schema { types { ...T0 } } } ${times(14, (index) => `fragment T${index} on __Type { ofType { ...T${index + 1} } }`)} fragment T14 on __Type { name }`,
  width: product(times(650, (index) => `f${index}: productCode`)),
  "width by fragments": `${product("...F0")} ${doubling(25, "Product", "productCode")}`,
  "aliases of a root": `{ ${times(5, (index) => `a${index}: placeList { name }`)} }`,
  "roots by a fragment": `{ ...R } fragment R on Query { ${times(5, (index) => `a${index}: placeList { name }`)} }`,
  "aliases of a field": `{ checkoutInit(id: "1") { ${times(2, (index) => `a${index}: coupons { couponCode }`)} } }`,
  "aliases of a field by fragments": `{ checkoutInit(id: "1") { ...A ...B } } fragment A on Checkout { coupons { couponCode } } fragment B on Checkout { b: coupons { couponCode } }`,
  "aliases of a field in two halves": `{ ${times(2, (index) => `checkoutInit(id: "1") { a${index}: coupons { couponCode } }`)} }`,
  "many roots": `{ ${times(12, (index) => `a${index}: homeInit { siteInfo { siteCode } }`)} }`,
  "fragments without end": "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
  "a fragment in itself": `${product("...A")} fragment A on Product { productCode ...A }`,
  directives: `{ homeInit ${"@include(if: true) ".repeat(3_000)} { siteInfo { siteCode } } }`,
  "unknown directives": `{ homeInit ${"@a ".repeat(1_900)} { siteInfo { siteCode } } }`,
  "60 kB of names": `{ ${"a ".repeat(29_000)} }`,
  "60 kB of brackets": `{ homeInit ${"{ a ".repeat(14_000)}`,
  "60 kB of lists": `{ placeList(parentCode: ${"[".repeat(50_000)}`,
  "a long text": `{ placeList(parentCode: "${"a".repeat(62_000)}") { name } }`,
  "many operations": times(300, (index) => `query Q${index} { homeInit { siteInfo { siteCode } } }`),
};

/** Each checks a secret or could be used for guessing: one of them per request (AC-02). */
const tries: Readonly<Record<string, string>> = {
  "two by aliases": `mutation { a: ${login} b: ${login} }`,
  "two by name": `mutation { ${login} logout { success } }`,
  "two by a fragment": `mutation { ...M } fragment M on Mutation { a: ${login} b: ${login} }`,
  "two by inline fragments": `mutation { ... on Mutation { a: ${login} } ... on Mutation { b: ${login} } }`,
  "two by nested fragments": `mutation { ...A ...B } fragment A on Mutation { a: ${login} } fragment B on Mutation { ...C } fragment C on Mutation { b: ${login} }`,
  "orders looked for twice":
    '{ a: trackOrder(input: { orderCode: "1", email: "a@b.co" }) { orderCode } b: trackOrder(input: { orderCode: "2", email: "a@b.co" }) { orderCode } }',
  "orders looked for twice by a fragment":
    '{ ...F } fragment F on Query { a: trackOrder(input: { orderCode: "1" }) { orderCode } b: trackOrder(input: { orderCode: "2" }) { orderCode } }',
};

describe("operations made to hurt", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("embedded");
  });
  afterAll(() => shop.close());

  const post = async (body: unknown) => {
    const started = performance.now();
    const answer = await shop.server.inject({ method: "POST", url: "/graphql", payload: body as object });
    return { status: answer.statusCode, body: answer.body, took: performance.now() - started };
  };

  test.each(Object.entries(bombs))("[AC-51] %s is refused, at once", async (_name, query) => {
    const answer = await post({ query });
    expect({ status: answer.status, began: answer.body.slice(0, 10) }).toMatchObject({ status: 400 });
    expect(answer.body.length).toBeLessThan(70_000);
    expect(answer.took).toBeLessThan(5_000);
  });

  test.each(Object.entries(tries))("[AC-02] %s in one operation is refused", async (_name, query) => {
    expect((await post({ query })).status).toBe(400);
  });

  test("[AC-02, AC-51] a batch is no request, and neither is a body beyond 64 kB", async () => {
    expect((await post(Array.from({ length: 50 }, () => ({ query: `mutation { ${login} }` })))).status).toBe(400);
    expect((await post({ query: "{ __typename }", variables: { text: "a".repeat(70_000) } })).status).toBe(413);
    const deep = `{"query":"{ __typename }","variables":{"a":${"[".repeat(30_000)}${"]".repeat(30_000)}}}`;
    expect(
      (
        await shop.server.inject({
          method: "POST",
          url: "/graphql",
          headers: { "content-type": "application/json" },
          payload: deep,
        })
      ).statusCode,
    ).toBeLessThan(500);
  });

  test("[AC-51] lists have an end, whatever size is asked for", async () => {
    const asks = [
      "{ catalogProductSearchInit(input: { pageSize: 2147483647 }) { dataList { productCode } } }",
      "{ catalogProductSearchInit(input: { pageSize: -1, pageNum: -5 }) { dataList { productCode } } }",
      "{ catalogProductSearchInit(input: { pageSize: 0, pageNum: 2147483647 }) { dataList { productCode } } }",
      '{ searchSuggestions(keyword: "a", limit: 2147483647) { keywords } }',
      '{ searchSuggestions(keyword: "a", limit: -1) { keywords } }',
      "{ sitemapProducts(limit: 2147483647) { productCode } }",
      "{ sitemapProducts(limit: -1) { productCode } }",
    ];
    for (const query of asks) {
      const answer = await post({ query });
      expect({ query, status: answer.status, unknown: answer.body.includes("UNKNOWN_ERROR") }).toEqual({
        query,
        status: 200,
        unknown: false,
      });
    }
  });

  test("[AC-51] in production the schema is not revealed, by introspection or by hints", async () => {
    const production = await openTestShop("embedded", productionSettings);
    const asked = await production.server.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: "{ __schema { types { name } } }" },
    });
    const guessed = await production.server.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: "{ productInt { productCode } }" },
    });
    await production.close();
    expect([asked.statusCode, guessed.statusCode]).toEqual([400, 400]);
    expect(guessed.body).toContain("productInt");
    expect(guessed.body).not.toContain("productInit");
  });

  test("[AC-51] what is meant stays allowed: fragments shared by two fields, and two different roots", () => {
    const schema = buildSchema("type Query { a: A b: A } type A { x: Int y: A }");
    const rules = (query: string) => validate(schema, parse(query), graphqlLimits).map((error) => error.message);
    expect(rules("{ a { ...F y { ...F } } b { ...F } } fragment F on A { x }")).toEqual([]);
    expect(rules("{ ...R b { x } } fragment R on Query { a { x } }")).toEqual([]);
    expect(rules("{ first: a { x } b { x ...F y { x } } } fragment F on A { x }")).toEqual([]);
  });
});
