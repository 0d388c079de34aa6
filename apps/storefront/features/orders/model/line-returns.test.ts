import { describe, expect, test } from "vitest";
import { returnableLines, returnsOfLine } from "./line-returns.ts";

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

  test("a single return is shown as the shop describes it, without a count", () => {
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

describe("the lines that can be returned", () => {
  const received = (orderItemCode: string, count: number) => ({ orderItemCode, count, status: "51" });
  const lines = [received("ITEM-1", 2), received("ITEM-2", 1), { ...received("ITEM-3", 1), status: "41" }];
  const codes = (...returns: Parameters<typeof returnableLines>[1]) =>
    returnableLines(lines, returns).map(({ orderItemCode }) => orderItemCode);
  const inState = (status: string, ...products: [string, number][]) => ({ ...told("RT1", "", ...products), status });

  test("[RET-01~] only what was received, and of what is in another return not the last piece", () => {
    expect(codes()).toEqual(["ITEM-1", "ITEM-2"]);
    expect(codes(inState("REQUESTED", ["ITEM-1", 1], ["ITEM-2", 1]))).toEqual(["ITEM-1"]);
    expect(codes(inState("MISSING", ["ITEM-1", 1], ["ITEM-2", 1]))).toEqual(["ITEM-1"]);
    expect(codes(inState("SENT", ["ITEM-1", 1]), inState("REFUNDED", ["ITEM-1", 1]))).toEqual(["ITEM-2"]);
  });

  test.each(["REJECTED", "CANCELLED", "LAPSED", "EXCHANGED"])(
    "the pieces of a return that is %s are free",
    (status) => {
      expect(codes(inState(status, ["ITEM-1", 2], ["ITEM-2", 1]))).toEqual(["ITEM-1", "ITEM-2"]);
    },
  );
});
