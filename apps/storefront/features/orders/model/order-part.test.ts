import { expect, test } from "vitest";
import { partOf } from "./order-part.ts";

const order = (orderStatus: number, ...states: string[]) => ({
  orderStatus,
  productList: states.map((status) => ({ status })),
});

test("an order of which a part is sent says so, and what was cancelled is no part", () => {
  expect(partOf(order(41, "0", "42"))).toBe("onTheWay");
  expect(partOf(order(41, "0", "41", "61"))).toBe("onTheWay");
  expect(partOf(order(41, "0", "51"))).toBe("arrived");
  expect(partOf(order(41, "41", "61"))).toBeUndefined();
  expect(partOf(order(41, "41"))).toBeUndefined();
  expect(partOf(order(42, "42", "51"))).toBeUndefined();
  expect(partOf({ orderStatus: 41, productList: null })).toBeUndefined();
});
