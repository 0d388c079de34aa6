import { expect, test } from "vitest";
import { lineNote } from "./line-note.ts";

const delivery = (orderStatus: number) => ({ orderStatus, distributionType: "11" });

test("[ORD-34~] a line of status 0 is not yet shipped, one of 42 shows its own status", () => {
  expect(lineNote({ status: "0", productsStatusStr: null }, delivery(42))).toEqual({ word: "notShipped" });
  for (const status of [31, 41]) expect(lineNote({ status: "0" }, delivery(status))).toEqual({ word: "notShipped" });
  expect(lineNote({ status: "61", productsStatusStr: "Cancelled" }, delivery(31))).toEqual({ text: "Cancelled" });
  expect(lineNote({ status: "42", productsStatusStr: "Shipped" }, delivery(42))).toEqual({ text: "Shipped" });
});

test("[ORD-34~] nothing is said where it would add nothing", () => {
  expect(lineNote({ status: "0" }, delivery(21))).toBeUndefined();
  expect(lineNote({ status: "0" }, { orderStatus: 31, distributionType: "21" })).toBeUndefined();
  expect(lineNote({ status: "61", productsStatusStr: "Cancelled" }, delivery(61))).toBeUndefined();
  expect(lineNote({ status: "51", productsStatusStr: null }, delivery(51))).toBeUndefined();
});
