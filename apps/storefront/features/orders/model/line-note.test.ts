import { expect, test } from "vitest";
import { lineNote } from "./line-note.ts";

const delivery = (orderStatus: number) => ({ orderStatus, distributionType: "11" });

test("[ORD-34] a line of status 0 is not yet shipped, one of 42 shows its own status", () => {
  expect(lineNote({ status: "0", productsStatusStr: null }, delivery(42))).toEqual({ word: "notShipped" });
  expect(lineNote({ status: "0" }, delivery(31))).toEqual({ word: "notShipped" });
  expect(lineNote({ status: "42", productsStatusStr: "Shipped" }, delivery(42))).toEqual({ text: "Shipped" });
});

test("[ORD-34] nothing is said where it would tell nothing", () => {
  expect(lineNote({ status: "0" }, delivery(21))).toBeUndefined();
  expect(lineNote({ status: "0" }, { orderStatus: 31, distributionType: "21" })).toBeUndefined();
  expect(lineNote({ status: "51", productsStatusStr: null }, delivery(51))).toBeUndefined();
});
