import { describe, expect, test } from "vitest";
import { returnsOfLine } from "./line-returns.ts";

const line = { orderItemCode: "ITEM-1", returnCode: "RT2", afterSaleStatusStr: "Approved" };
const told = (returnCode: string, afterSaleStatusStr: string, ...products: [string, number][]) => ({
  returnCode,
  afterSaleStatusStr,
  products: products.map(([orderItemCode, count]) => ({ orderItemCode, count })),
});

describe("the returns of a line", () => {
  test("a line that nobody returns has none, whatever else its order returns", () => {
    expect(returnsOfLine({ ...line, returnCode: null }, [told("RT1", "Requested", ["ITEM-2", 1])])).toEqual([]);
  });

  test("a single return is told as the shop tells it, without a count", () => {
    expect(returnsOfLine(line, [told("RT2", "Approved", ["ITEM-1", 1])])).toEqual([
      { returnCode: "RT2", status: "Approved" },
    ]);
  });

  test("[ORD-21] pieces in several returns have each return's own state and number of pieces", () => {
    const returns = [
      told("RT1", "Rejected", ["ITEM-1", 1], ["ITEM-2", 3]),
      told("RT2", "Approved", ["ITEM-1", 2]),
      told("RT3", "Requested", ["ITEM-2", 1]),
    ];
    expect(returnsOfLine(line, returns)).toEqual([
      { returnCode: "RT1", status: "Rejected", pieces: 1 },
      { returnCode: "RT2", status: "Approved", pieces: 2 },
    ]);
  });

  test("one return with two reasons for the line is one return", () => {
    const returns = [told("RT1", "Cancelled", ["ITEM-1", 1]), told("RT2", "Approved", ["ITEM-1", 1], ["ITEM-1", 1])];
    expect(returnsOfLine(line, returns).at(1)).toEqual({ returnCode: "RT2", status: "Approved", pieces: 2 });
  });
});
