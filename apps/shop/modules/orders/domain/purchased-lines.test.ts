import { rupiah } from "@gelora/money/rupiah.ts";
import { expect, test } from "vitest";
import { orderStates } from "./order-states.ts";
import { purchasedLines } from "./purchased-lines.ts";

const portion = (lineNumber: number, quantity: number, state: 51 | 61 | 62) => ({
  portionNumber: lineNumber * 10 + state,
  lineNumber,
  quantity,
  state,
  parcelNumber: 1,
  reasonCode: null,
});
const { completed, cancelled, closed } = orderStates;

test("pieces that are kept are reported with what was charged for each, lines that have none are left out", () => {
  const known = { skuCode: "S", brandCode: "KILAT", categoryCodes: ["footwear", "running"] };
  const lines = [1, 2].map((lineNumber) => ({ lineNumber, orderItemCode: `GL1-${lineNumber}`, ...known }));
  const portions = [portion(1, 2, completed), portion(1, 1, cancelled), portion(2, 1, closed)];
  const charges = new Map([
    [1, [rupiah(34), rupiah(33), rupiah(33)]],
    [2, [rupiah(50)]],
  ]);
  expect(purchasedLines(lines, portions, charges)).toEqual([
    { orderItemCode: "GL1-1", ...known, quantity: 2, amounts: [34, 33] },
  ]);
});

test("for an older order, nothing is reported that was not stored", () => {
  const line = { lineNumber: 1, orderItemCode: "GL1-1", skuCode: "S", brandCode: null, categoryCodes: null };
  expect(purchasedLines([line], [portion(1, 1, completed)], new Map([[1, [rupiah(34)]]]))).toEqual([
    { orderItemCode: "GL1-1", skuCode: "S", quantity: 1, amounts: [34] },
  ]);
});
