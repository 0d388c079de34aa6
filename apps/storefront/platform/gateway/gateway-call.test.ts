import { afterEach, expect, test, vi } from "vitest";
import { graphql } from "./document.ts";
import { callGateway } from "./gateway-call.ts";
import { TypedDocumentString } from "./generated/graphql.ts";

const document = graphql(`
  query miniCartNumber { miniCartNumber { count } }
`);
const options = { base: "http://shop.example", language: "id-ID", siteCode: "gelora-id" };

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn<(input: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("[OPS-01, OPS-02, OPS-03, OPS-04, LOC-08] a call is a POST with its name in address and body, and the contract's headers", async () => {
  const fetch = answerWith(async () => Response.json({ data: { miniCartNumber: { count: 3 } } }));
  const result = await callGateway(document, {}, { ...options, token: "secret" });
  expect(result).toEqual({ ok: true, value: { miniCartNumber: { count: 3 } } });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe("http://shop.example/graphql?operationName=miniCartNumber");
  expect(init?.method).toBe("POST");
  expect(JSON.parse(String(init?.body))).toEqual({
    operationName: "miniCartNumber",
    query: String(document),
    variables: {},
  });
  const headers = new Headers(init?.headers);
  expect(headers.get("auth-token")).toBe("secret");
  expect(headers.get("language")).toBe("id-ID");
  expect(headers.get("origin-alias")).toBe("gelora-id");
  expect(headers.get("content-type")).toBe("application/json");
});

test("[OPS-03, SGN-24~] documents of the same operation leave under its documented name", async () => {
  const fetch = answerWith(async () => Response.json({ data: {} }));
  const another = new TypedDocumentString<unknown, object>("query miniCartNumber_another { miniCartNumber { count } }");
  await callGateway(another, {}, options);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe("http://shop.example/graphql?operationName=miniCartNumber");
  const { operationName, query } = JSON.parse(String(init?.body));
  expect(operationName).toBe("miniCartNumber");
  expect(query).toBe("query miniCartNumber { miniCartNumber { count } }");
});

test("a change outlives its page, unless it is large; a question does not", async () => {
  const fetch = answerWith(async () => Response.json({ data: {} }));
  const change = new TypedDocumentString<unknown, object>("mutation addCart { addCart { success } }");
  await callGateway(change, {}, options);
  await callGateway(change, { picture: "x".repeat(9_000) }, options);
  await callGateway(document, {}, options);
  expect(fetch.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, false, false]);
});

test("a call for public data carries no token", async () => {
  const fetch = answerWith(async () => Response.json({ data: {} }));
  await callGateway(document, {}, options);
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).has("auth-token")).toBe(false);
});

test("[ERR-04] a network that fails is Internal server error., never a throw", async () => {
  answerWith(async () => {
    throw new TypeError("network");
  });
  const result = await callGateway(document, {}, options);
  expect(result).toMatchObject({ ok: false, failure: { kind: "network", message: "Internal server error." } });
});
