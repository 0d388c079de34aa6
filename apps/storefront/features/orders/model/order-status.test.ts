import { expect, test } from "vitest";
import { listAddress, listViewOf, statesOfTab, statusFace, statusTabs } from "./order-status.ts";

const faceOf = (status: number) => {
  const { icon, warns } = statusFace(status);
  return { icon, warns };
};

test("[ORD-08] an order that awaits payment has the wait icon and no warning", () => {
  expect(faceOf(21)).toEqual({ icon: "clock", warns: false });
});

test("[ORD-09] a paid order has the wait icon and a warning", () => {
  expect(faceOf(31)).toEqual({ icon: "clock", warns: true });
});

test("[ORD-10] an order on its way has the delivery icon and a warning", () => {
  for (const status of [41, 42]) expect(faceOf(status)).toEqual({ icon: "truck", warns: true });
});

test("[ORD-11] a completed order has the check icon", () => {
  expect(faceOf(51)).toEqual({ icon: "check", warns: false });
});

test("[ORD-12] a cancelled and a closed order have the close icon", () => {
  for (const status of [61, 62]) expect(faceOf(status)).toEqual({ icon: "close", warns: false });
});

test("a status of tomorrow is shown without guessing", () => {
  expect(faceOf(71)).toEqual({ icon: "info", warns: false });
});

test("[ORD-04] [Q76] the tabs ask for the statuses that belong together", () => {
  expect(statusTabs.map(({ key }) => statesOfTab(key))).toEqual([[], [21], [31], [41, 42], [51], [61, 62]]);
});

test("[ORD-01] the list's view is its address: delivery and all statuses unless it says otherwise", () => {
  expect(listViewOf("")).toEqual({ deliveryType: "11", tab: "all" });
  expect(listViewOf("?deliveryType=99&status=nonsense")).toEqual({ deliveryType: "11", tab: "all" });
  const view = { deliveryType: "21", tab: "onTheWay" } as const;
  expect(listViewOf(listAddress(view, "/order").slice("/order".length))).toEqual(view);
  expect(listAddress({ deliveryType: "11", tab: "all" }, "/order")).toBe("/order");
  expect(listAddress(view, "/account/order")).toBe("/account/order?deliveryType=21&status=onTheWay");
});
