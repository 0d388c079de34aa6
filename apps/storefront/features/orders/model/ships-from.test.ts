import { expect, test } from "vitest";
import { orderShipsFrom, shipsFrom } from "./ships-from.ts";

test.each([
  ["0", "2026-12-19", "19/12/2026"],
  ["0", null, undefined],
  ["41", "2026-12-19", undefined],
  ["61", "2026-12-19", undefined],
])("a line of status %s with the day %s is shipped from %s", (status, deliveryDate, day) => {
  expect(shipsFrom({ status, deliveryDate })).toBe(day);
});

test("an order is shipped from the first of its days, unless some of it is sent at once", () => {
  const line = (deliveryDate: string | null) => ({ status: "0", deliveryDate });
  expect(orderShipsFrom({ productList: [line("2027-01-02"), line("2026-12-19")] })).toBe("19/12/2026");
  expect(orderShipsFrom({ productList: [line("2026-12-19"), line(null)] })).toBeUndefined();
  expect(orderShipsFrom({ productList: [] })).toBeUndefined();
});
