import { addRupiah, noRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { isOurFault, type ReturnReason } from "./reasons.ts";
import type { FreightBack, RefundedUnit, ReturnedUnit } from "./return-record.ts";

type Unit = { readonly lineNumber: number; readonly unitNumber: number };

export type ReturnWish = {
  readonly lineNumber: number;
  /** The goods of the line, for those who name them too. */
  readonly skuCode?: string | undefined;
  readonly quantity: number;
  readonly reasonCode: ReturnReason;
  /** The size wanted instead. */
  readonly exchangeSkuCode?: string | undefined;
};

/**
 * Chooses the units of a return: pieces of a line are alike, so the last that the shopper still has
 * are taken, as at a cancellation.
 * @param received pieces that the shopper has received, by line; the first units of each
 * @param returned units in other returns that stand
 * @returns the line that has too few left, and how many, when the wish cannot be met
 */
export function chooseUnits(
  received: ReadonlyMap<number, number>,
  returned: readonly Unit[],
  wishes: readonly ReturnWish[],
): readonly ReturnedUnit[] | { readonly lineNumber: number; readonly left: number } {
  const chosen: ReturnedUnit[] = [];
  for (const { lineNumber, quantity, reasonCode } of wishes) {
    const free = freeUnits(received, [...returned, ...chosen], lineNumber);
    if (free.length < quantity) return { lineNumber, left: free.length };
    chosen.push(...free.slice(0, quantity).map((unitNumber) => ({ lineNumber, unitNumber, reasonCode })));
  }
  return chosen;
}

/** The units of a line that can be returned, the last first. */
export function freeUnits(
  received: ReadonlyMap<number, number>,
  returned: readonly Unit[],
  lineNumber: number,
): readonly number[] {
  const taken = new Set(returned.filter((unit) => unit.lineNumber === lineNumber).map(({ unitNumber }) => unitNumber));
  return Array.from({ length: received.get(lineNumber) ?? 0 }, (_, index) => index + 1)
    .filter((unitNumber) => !taken.has(unitNumber))
    .toReversed();
}

type Receipt = {
  readonly units: ReadonlyMap<number, readonly { readonly charged: Rupiah; readonly points: Rupiah }[]>;
  readonly freight: FreightBack;
};

export type RefundOfUnits = {
  readonly units: readonly RefundedUnit[];
  readonly freight: FreightBack;
  /** Taken off the money for gifts that are kept. */
  readonly giftCharge: Rupiah;
  readonly amount: Rupiah;
  readonly points: Rupiah;
};

const noFreight: FreightBack = { charged: noRupiah, points: noRupiah };

/**
 * What goes back for units, by the order's receipt: what was charged for each, and the points that
 * paid for it. A promotion's and a coupon's share was never paid, so it does not come back.
 *
 * Delivery goes back with the return after which the shopper keeps nothing of the order, if the
 * shop is at fault for every piece of that return; once per order.
 *
 * Gifts that are kept are charged, to the money that goes back at most.
 */
export function refundOfUnits(
  receipt: Receipt,
  units: readonly ReturnedUnit[],
  rest: { readonly keepsSomething: boolean; readonly freightIsBack: boolean; readonly gifts: Rupiah },
): RefundOfUnits {
  const refunded = units.map((unit) => {
    const { charged, points } = receipt.units.get(unit.lineNumber)?.[unit.unitNumber - 1] ?? noFreight;
    return { ...unit, charged, points, exchange: null };
  });
  const ours = units.length > 0 && units.every(({ reasonCode }) => isOurFault(reasonCode));
  const freight = ours && !rest.keepsSomething && !rest.freightIsBack ? receipt.freight : noFreight;
  const paid = addRupiah(...refunded.map(({ charged }) => charged), freight.charged);
  const giftCharge = rupiah(Math.min(rest.gifts, paid));
  return {
    units: refunded,
    freight,
    giftCharge,
    amount: rupiah(paid - giftCharge),
    points: addRupiah(...refunded.map(({ points }) => points), freight.points),
  };
}
