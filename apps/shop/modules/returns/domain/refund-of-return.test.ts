import { addRupiah, noRupiah, rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import type { ReturnReason } from "./reasons.ts";
import { type OtherReturn, refundOfExchange, refundOfReturn } from "./refund-of-return.ts";
import { pricedUnits } from "./refund-of-units.ts";

const unit = (listPrice: number, charged: number, points = 0) => ({
  listPrice: rupiah(listPrice),
  sale: noRupiah,
  charged: rupiah(charged),
  points: rupiah(points),
});
/** Two shirts and socks and, given with them, a cap and a bottle. */
const goods = {
  received: new Map([
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 1],
  ]),
  isComplete: true,
  giftLines: new Set([3, 4]),
  receipt: {
    units: new Map([
      [1, [unit(199_000, 141_254, 13_326), unit(199_000, 141_255, 13_326)]],
      [2, [unit(49_000, 35_491, 3_348)]],
      [3, [unit(79_000, 0)]],
      [4, [unit(50_000, 0)]],
    ]),
    freight: { charged: rupiah(18_000), points: rupiah(500) },
  },
};

const shirt = [1, 1] as const;
const secondShirt = [1, 2] as const;
const socks = [2, 1] as const;
const cap = [3, 1] as const;
const bottle = [4, 1] as const;
type Piece = readonly [lineNumber: number, unitNumber: number];

const unitsOf = (pieces: readonly Piece[], reasonCode: ReturnReason = "DAMAGED") =>
  pricedUnits(
    goods.receipt,
    pieces.map(([lineNumber, unitNumber]) => ({ lineNumber, unitNumber, reasonCode, size: null, exchange: null })),
  );

/** What each of several returns gives, in the order in which they come. */
function comeOneByOne(returns: readonly (readonly Piece[])[], reasonCode?: ReturnReason) {
  const others: OtherReturn[] = [];
  return returns.map((pieces) => {
    const units = unitsOf(pieces, reasonCode);
    const refund = refundOfReturn(goods, others, units);
    others.push({ units, ...refund });
    return refund;
  });
}

const sumOf = (refunds: readonly { amount: number; points: number; giftCharge: number }[]) => ({
  amount: addRupiah(...refunds.map(({ amount }) => rupiah(amount))),
  points: addRupiah(...refunds.map(({ points }) => rupiah(points))),
  giftCharge: addRupiah(...refunds.map(({ giftCharge }) => rupiah(giftCharge))),
});

/** Every order in which things can come. */
function ordersOf<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((thing, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));
}

/** Every way to send things in one or several parcels. */
function partsOf<Thing>(things: readonly Thing[]): readonly (readonly (readonly Thing[])[])[] {
  const [first, ...rest] = things;
  if (first === undefined) return [[]];
  return partsOf(rest).flatMap((parts) => [
    [[first], ...parts],
    ...parts.map((_part, at) => parts.map((other, index) => (index === at ? [first, ...other] : other))),
  ]);
}

describe("the returns of an order give what one return of it all gives, to the rupiah", () => {
  const whole = [shirt, secondShirt, socks, cap, bottle];
  const kept = [shirt, secondShirt, socks];

  test.each(["DAMAGED", "CHANGED_MIND"] as const)("whatever comes when, all of it because of %s", (reasonCode) => {
    const all = sumOf(comeOneByOne([whole], reasonCode));
    expect(all).toEqual(
      reasonCode === "DAMAGED"
        ? { amount: 336_000, points: 30_500, giftCharge: 0 }
        : { amount: 318_000, points: 30_000, giftCharge: 0 },
    );
    for (const returns of partsOf(whole).flatMap(ordersOf))
      expect([returns, sumOf(comeOneByOne(returns, reasonCode))]).toEqual([returns, all]);
  });

  test("and when gifts are kept, as far as the last return covers them", () => {
    expect(sumOf(comeOneByOne([kept]))).toEqual({ amount: 189_000, points: 30_000, giftCharge: 129_000 });
    for (const returns of partsOf(kept).flatMap(ordersOf)) {
      const refunds = comeOneByOne(returns);
      const worth = addRupiah(...unitsOf(returns.at(-1) ?? []).map(({ charged }) => charged));
      expect(sumOf(refunds).giftCharge).toBe(Math.min(129_000, worth));
      expect(sumOf(refunds).amount).toBe(318_000 - Math.min(129_000, worth));
    }
  });
});

describe("gifts", () => {
  test("are charged with the last that was bought, and the charge comes back with them, one by one", () => {
    expect(comeOneByOne([[shirt, secondShirt, socks], [cap], [bottle]], "CHANGED_MIND")).toMatchObject([
      { amount: 189_000, giftCharge: 129_000 },
      { amount: 79_000, giftCharge: -79_000 },
      { amount: 50_000, giftCharge: -50_000 },
    ]);
  });

  test("cost no more than goes back, and give back no more than they cost", () => {
    expect(comeOneByOne([[shirt, secondShirt], [socks], [cap], [bottle]], "CHANGED_MIND")).toMatchObject([
      { amount: 282_509, giftCharge: 0 },
      { amount: 0, giftCharge: 35_491 },
      { amount: 0, giftCharge: 0 },
      { amount: 35_491, giftCharge: -35_491 },
    ]);
  });

  test("cost nothing when what was bought comes back as an exchange that could not be made", () => {
    const exchange = { skuCode: "SHIRT-L", sizeName: "L" };
    const units = unitsOf([shirt, secondShirt, socks], "WRONG_SIZE").map((one) => ({ ...one, exchange }));
    expect(refundOfReturn(goods, [], units)).toMatchObject({ amount: 318_000, giftCharge: 0 });
    expect(refundOfExchange(units)).toMatchObject({ amount: 318_000, giftCharge: 0 });
  });
});

describe("delivery", () => {
  const rest = [secondShirt, socks, cap, bottle];

  test("comes back, money and points, with the last of an order that the shop is at fault for", () => {
    expect(comeOneByOne([[shirt], rest])).toMatchObject([
      { amount: 141_254, points: 13_326, freight: { charged: 0, points: 0 } },
      { amount: 194_746, points: 17_174, freight: { charged: 18_000, points: 500 } },
    ]);
  });

  test.each([
    ["something is kept", refundOfReturn(goods, [], unitsOf([shirt, ...rest.slice(1)]))],
    ["more is still to come", refundOfReturn({ ...goods, isComplete: false }, [], unitsOf([shirt, ...rest]))],
    ["a piece came back by choice", refundOfReturn(goods, [otherOf(shirt, "CHANGED_MIND")], unitsOf(rest))],
    [
      "it is back already",
      refundOfReturn(goods, [{ ...otherOf(shirt), freight: goods.receipt.freight }], unitsOf(rest)),
    ],
    ["nothing comes back", refundOfReturn({ ...goods, received: new Map() }, [], [])],
  ])("stays paid when %s", (_when, { freight }) => {
    expect(freight).toEqual({ charged: 0, points: 0 });
  });

  function otherOf(piece: Piece, reasonCode?: ReturnReason): OtherReturn {
    const freight = { charged: noRupiah, points: noRupiah };
    return { units: unitsOf([piece], reasonCode), freight, giftCharge: noRupiah };
  }
});
