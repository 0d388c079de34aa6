import { expect, test } from "vitest";
import { orderAddress, orderListPath } from "./order-address.ts";

test("[ORD-01, ORD-04] a member's orders are in the account, a guest's by themselves", () => {
  expect(orderListPath(true)).toBe("/account/order");
  expect(orderListPath(false)).toBe("/order");
});

test("[ORD-05] a member's order says how it is delivered, by default with 11", () => {
  expect(orderAddress("GL1", true, "21")).toBe("/account/order/detail/GL1?deliveryType=21");
  expect(orderAddress("GL1", true)).toBe("/account/order/detail/GL1?deliveryType=11");
  expect(orderAddress("GL1", true, "nonsense")).toBe("/account/order/detail/GL1?deliveryType=11");
  expect(orderAddress("GL/1", false, "21")).toBe("/order/detail/GL%2F1");
});
