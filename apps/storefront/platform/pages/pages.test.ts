import { readdir } from "node:fs/promises";
import { createMemoryRouter, matchRoutes } from "react-router";
import { expect, test } from "vitest";
import routes from "../../app/routes.ts";
import {
  isPublicRoute,
  letsSocialChatIn,
  letsSocialSignInIn,
  loginAddressAfterEnd,
  rowOf,
  wholeRowOf,
} from "./page-facts.ts";
import { pages } from "./pages.ts";

const samplePath = (path: string): string => `/${path.replace("*", "summer-sale").replaceAll(/:\w+/g, "Some-Thing")}`;

test("every route has a row and every file in app/routes is a route: a page without a row cannot be reached", async () => {
  const files = (await readdir(new URL("../../app/routes", import.meta.url))).map((name) =>
    name.replace(/\.tsx?$/, ""),
  );
  const named = pages.flatMap(({ file }) => file ?? []);
  expect(named.toSorted()).toEqual(files.toSorted());
  expect(routes.map(({ file }) => file).toSorted()).toEqual(named.map((name) => `routes/${name}.ts`).toSorted());
});

test("an address finds the row of the route that the router takes for it, in any spelling", () => {
  const router = createMemoryRouter(
    routes.map(({ file, path, index }) => (index ? { id: file, index: true } : { id: file, path: path ?? "" })),
  );
  for (const { path, file } of pages.filter((row) => row.file)) {
    const plain = samplePath(path);
    const spellings = [
      plain,
      plain.toUpperCase(),
      `${plain}/`,
      plain.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    ];
    for (const address of spellings) {
      expect(matchRoutes(router.routes, address)?.at(-1)?.route.id, address).toBe(`routes/${file}.ts`);
      expect(wholeRowOf(address).file, address).toBe(file);
    }
  }
});

test("what is not public needs words for a title; what is public says what its content depends on", () => {
  const open = pages.filter(({ audience }) => audience === "public");
  const closed = pages.filter(({ audience, file, path }) => audience !== "public" && file && path !== "account");
  for (const { path, parameters } of open) expect(parameters, path).toBeDefined();
  for (const { path, title, words } of closed) expect(words, path).toContain(title?.split(".")[0]);
});

test("no first part of an address is public on one page and closed on another", () => {
  const sections = (isPublic: boolean) =>
    pages.filter(({ audience }) => (audience === "public") === isPublic).map(({ path }) => path.split("/")[0]);
  expect(sections(true).filter((section) => sections(false).includes(section))).toEqual([]);
});

test.each([
  ["login", "/login"],
  ["login", "/register"],
  ["login", "/register/signup"],
  ["login", "/guest-login"],
  ["login", "/reset-password"],
  ["home", "/"],
  ["plp", "/plp/footwear"],
  ["plpSearch", "/plp/search"],
  ["store", "/store"],
  ["Faq", "/information/12"],
  ["flashSale", "/page/flash-sale"],
  ["pdp", "/pdp/RB1"],
  ["pdp2", "/pdp/raung/RB1"],
  ["microplp_search", "/search/sepatu.html"],
  ["microplp", "/category/lari.html"],
  ["microplp", "/Running.html"],
  ["Blog", "/blog"],
  ["sizeGuide", "/size-guide/shoes"],
  ["LandingPage-all", "/summer-sale"],
  ["LandingPage-all", "/contact-us"],
])("[SES-08, SES-09] %s: %s is public, an ended session leads nowhere", (_name, path) => {
  expect(isPublicRoute(path)).toBe(true);
  expect(loginAddressAfterEnd(path, "?q=1")).toBeUndefined();
});

test("[SES-07, SES-10] elsewhere it leads to the login, with the way back and its query encoded", () => {
  expect(loginAddressAfterEnd("/account/order", "?deliveryType=11&x=1")).toBe(
    "/login?redirectUrl=%2Faccount%2Forder%3FdeliveryType%3D11%26x%3D1",
  );
  for (const path of ["/checkout/1", "/shop-cart", "/account/accountSetting", "/order", "/payment", "/pay-callback"])
    expect(isPublicRoute(path)).toBe(false);
});

test.each([
  "/account/addresses",
  "/Account/points/pin",
  "/checkout",
  "/order/1/return",
  "/mapclub/pin",
  "/account/x.html",
  "/%E0%A4%A",
])("%s, which no row names, is closed: not cached, no script of others, an ended session leads away", (path) => {
  expect(rowOf(path)).toMatchObject({ audience: "personal" });
  expect([isPublicRoute(path), letsSocialChatIn(path), letsSocialSignInIn(path)]).toEqual([false, false, false]);
});

test("pages of the club that come later are named already: none of them lets the chat in", () => {
  expect(["/account/mapclub", "/mapclub"].map((path) => rowOf(path).audience)).toEqual(["member", "member"]);
  expect(rowOf("/register/mapclub")).toMatchObject({ audience: "door", foreignScripts: "social-sign-in" });
  expect(["/register/mapclub", "/account/mapclub", "/mapclub"].filter(letsSocialChatIn)).toEqual([]);
});

test("an address that only begins like a closed one is a landing page or a list", () => {
  expect(["/accounts", "/orders", "/registers"].map((path) => rowOf(path).path)).toEqual(["*", "*", "*"]);
  expect(rowOf("/login-help.html").path).toBe("*.html");
});

test("an address in a language has the row of its page, closed pages among them", () => {
  expect(rowOf("/id/account/order")).toBe(rowOf("/account/order"));
  expect(rowOf("/EN/plp/footwear")).toBe(rowOf("/plp/footwear"));
  expect(rowOf("/id")).toBe(rowOf("/"));
  expect(rowOf("/id/account/nowhere").audience).toBe("personal");
  expect(loginAddressAfterEnd("/id/account/order", "?page=2")).toBe(
    "/login?redirectUrl=%2Fid%2Faccount%2Forder%3Fpage%3D2",
  );
});
