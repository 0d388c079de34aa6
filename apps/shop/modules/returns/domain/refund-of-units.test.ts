import { noRupiah, rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { chooseUnits, refundOfUnits } from "./refund-of-units.ts";

const received = new Map([
  [1, 3],
  [2, 1],
]);
const wish = (lineNumber: number, quantity: number, reasonCode = "WRONG_SIZE" as const) => ({
  lineNumber,
  quantity,
  reasonCode,
});

describe("the units of a return", () => {
  test("the last that the shopper still has are taken first", () => {
    expect(chooseUnits(received, [], [wish(1, 2)])).toMatchObject([{ unitNumber: 3 }, { unitNumber: 2 }]);
    expect(chooseUnits(received, [{ lineNumber: 1, unitNumber: 2 }], [wish(1, 2)])).toMatchObject([
      { unitNumber: 3 },
      { unitNumber: 1 },
    ]);
  });

  test("a wish for more than there is names what is left, whatever lines it is split into", () => {
    expect(chooseUnits(received, [{ lineNumber: 1, unitNumber: 3 }], [wish(1, 3)])).toEqual({ lineNumber: 1, left: 2 });
    expect(chooseUnits(received, [], [wish(1, 2), wish(1, 2)])).toEqual({ lineNumber: 1, left: 1 });
    expect(chooseUnits(received, [], [wish(7, 1)])).toEqual({ lineNumber: 7, left: 0 });
  });
});

describe("what goes back", () => {
  const unit = (charged: number, points: number) => ({ charged: rupiah(charged), points: rupiah(points) });
  const receipt = {
    units: new Map([
      [1, [unit(141_254, 13_326), unit(141_255, 13_326), unit(100, 0)]],
      [2, [unit(35_491, 3_348)]],
    ]),
    freight: unit(18_000, 500),
  };
  const all = [1, 2, 3].map((unitNumber) => ({ lineNumber: 1, unitNumber, reasonCode: "DAMAGED" as const }));
  const other = { lineNumber: 2, unitNumber: 1, reasonCode: "DAMAGED" as const };
  const nothingKept = { keepsSomething: false, freightIsBack: false, gifts: noRupiah };

  test("is what each unit was charged, and the points that paid for it", () => {
    const [first, second] = all;
    if (!first || !second) throw new Error("no units");
    const refund = refundOfUnits(receipt, [first, second], {
      keepsSomething: true,
      freightIsBack: false,
      gifts: noRupiah,
    });
    expect(refund).toMatchObject({ amount: 282_509, points: 26_652, freight: { charged: 0, points: 0 } });
  });

  test("the parts of an order add up to the whole, to the rupiah, in whatever returns they come", () => {
    const whole = refundOfUnits(receipt, [...all, other], nothingKept);
    const one = refundOfUnits(receipt, all, { keepsSomething: true, freightIsBack: false, gifts: noRupiah });
    const rest = refundOfUnits(receipt, [other], nothingKept);
    expect([one.amount + rest.amount, one.points + rest.points]).toEqual([whole.amount, whole.points]);
    expect(whole).toMatchObject({ amount: 336_100, points: 30_500 });
  });

  test.each([
    ["the shop is at fault and nothing is kept", all, nothingKept, 18_000],
    ["something is kept", all, { keepsSomething: true, freightIsBack: false, gifts: noRupiah }, 0],
    ["it is back already", all, { keepsSomething: false, freightIsBack: true, gifts: noRupiah }, 0],
    [
      "one piece is a change of mind",
      all.map((one, index) => (index === 0 ? { ...one, reasonCode: "CHANGED_MIND" as const } : one)),
      nothingKept,
      0,
    ],
  ])("delivery when %s", (_when, units, rest, freight) => {
    expect(refundOfUnits(receipt, units, rest).freight.charged).toBe(freight);
  });

  test("nothing goes back for nothing", () => {
    expect(refundOfUnits(receipt, [], nothingKept)).toMatchObject({ units: [], amount: 0, points: 0 });
  });
});
