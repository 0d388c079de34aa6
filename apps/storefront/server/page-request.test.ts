import { expect, test } from "vitest";
import { readPageRequest } from "./page-request.ts";

const read = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  readPageRequest({ method, url, headers }, []);

test("what a page cannot depend on is not in its key: campaign parameters, tokens, unknown cookies, the order of the query", () => {
  const plain = read("/plp/footwear?brand=A&page=2");
  const dressed = read("/plp/footwear?utm_source=wa&page=2&brand=A", {
    cookie: "token=secret; guestId=g",
    "auth-token": "x",
  });
  expect(dressed).toEqual(plain);
  expect(plain.address).toBe("/plp/footwear?brand=A&page=2");
  expect(JSON.stringify(dressed)).not.toContain("secret");
});

test("a question for the head alone is about the same page", () => {
  expect(read("/plp/footwear", {}, "HEAD")).toEqual(read("/plp/footwear"));
});

test("language, device class, picture format and environment are", () => {
  const headers: Record<string, string>[] = [
    {},
    { cookie: "gt-local=id-ID" },
    { "user-agent": "iPhone" },
    { accept: "image/webp" },
    { host: "test.gelora.example" },
  ];
  const keys = headers.map((one) => read("/", one).key);
  expect(new Set(keys).size).toBe(headers.length);
});

test("a document and its data are two answers", () => {
  const keys = ["/pdp/RB1", "/pdp/RB1.data", "/_root.data", "/"].map((url) => read(url).key);
  expect(new Set(keys).size).toBe(4);
  expect(read("/pdp/RB1.data?skuCode=S&utm_source=x&_routes=root").address).toBe(
    "/pdp/RB1.data?_routes=root&skuCode=S",
  );
});

test("personal screens are never shared and keep their query", () => {
  for (const path of ["/shop-cart", "/checkout/1", "/pay-callback", "/account/order", "/login", "/order/track"]) {
    expect(read(`${path}?order=1`)).toMatchObject({ key: undefined, address: `${path}?order=1` });
  }
});

test("[HOM-05] a preview is never cached, and neither is the answer to a form", () => {
  expect(read("/?preview=true")).toMatchObject({ key: undefined, address: "/?preview=true" });
  expect(read("/", {}, "POST").key).toBeUndefined();
});

test("[LOC-01] an address that names its language is the same page for everyone, by the rules of its page", () => {
  const plain = read("/id/plp/footwear?utm_source=x&page=2");
  expect(plain).toEqual(read("/id/plp/footwear?page=2", { cookie: "gt-local=en-US", "accept-language": "en" }));
  expect(plain).toMatchObject({ address: "/id/plp/footwear?page=2", facts: { language: "id-ID" } });
  expect(read("/en/plp/footwear?page=2", { cookie: "gt-local=id-ID" }).facts.language).toBe("en-US");
  expect(read("/id/shop-cart?order=1")).toMatchObject({ key: undefined, address: "/id/shop-cart?order=1" });
  for (const home of ["/id.data", "/id/_.data"]) {
    expect(read(`${home}?utm_source=x`, { cookie: "gt-local=en-US" })).toEqual(read(home));
    expect(read(home)).toMatchObject({ address: home, facts: { language: "id-ID" } });
    expect(read(home).key).toBeDefined();
  }
});
