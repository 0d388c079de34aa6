import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test("[SES-07] [LGN-18] the way back is a path of our own, with its query", () => {
  expect(ownPath("/checkout/7f?step=2#pay")).toBe("/checkout/7f?step=2#pay");
  expect(ownPath("/order/detail/G1?from=https://a.example//b")).toBe("/order/detail/G1?from=https://a.example//b");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
  "/..//evil.example",
  "checkout/1",
  " /checkout/1",
  "",
  null,
  undefined,
])("[LGN-18] %j leads home", (asked) => {
  expect(ownPath(asked)).toBe("/");
});

test("the way back has no language, and none hides another host", () => {
  expect(ownPath("/id/account/order?page=2")).toBe("/account/order?page=2");
  expect(ownPath("/en")).toBe("/");
  expect(ownPath("/id//evil.example")).toBe("/");
});
