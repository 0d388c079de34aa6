import { noRupiah, type Rupiah } from "@gelora/money/rupiah.ts";
import type { ExchangedUnit } from "./exchanged-units.ts";
import type { Unit } from "./kept-units.ts";
import type { ReturnReason } from "./reasons.ts";
import type { RefundedUnit } from "./return-record.ts";

export type ReturnWish = {
  readonly lineNumber: number;
  /** The size that the shopper has, for those who name it; otherwise any piece of the line. */
  readonly skuCode?: string | undefined;
  readonly quantity: number;
  readonly reasonCode: ReturnReason;
  /** The size wanted instead. */
  readonly exchangeSkuCode?: string | undefined;
};

/** A piece that a shopper has. */
export type OwnedUnit = Unit & Pick<RefundedUnit, "size"> & { readonly skuCode: string };

type Received = {
  readonly lines: readonly { readonly lineNumber: number; readonly skuCode: string }[];
  /** Pieces by line; the first units of each. */
  readonly received: ReadonlyMap<number, number>;
};

/** What a shopper has received, in the sizes of by now; the last units of each line first. */
export function ownedUnits({ lines, received }: Received, exchanged: readonly ExchangedUnit[]): readonly OwnedUnit[] {
  return lines.flatMap(({ lineNumber, skuCode }) =>
    Array.from({ length: received.get(lineNumber) ?? 0 }, (_, index) => {
      const unit = { lineNumber, unitNumber: index + 1 };
      const size = exchanged.find((one) => isSame(one, unit))?.size ?? null;
      return { ...unit, size, skuCode: size?.skuCode ?? skuCode };
    }).toReversed(),
  );
}

/** Those that are in no other return that stands. */
export function freeUnits(owned: readonly OwnedUnit[], returned: readonly Unit[]): readonly OwnedUnit[] {
  return owned.filter((unit) => !returned.some((one) => isSame(one, unit)));
}

const isSame = (one: Unit, other: Unit): boolean =>
  one.lineNumber === other.lineNumber && one.unitNumber === other.unitNumber;

/** A piece of a wish; the size wanted instead is still to be looked up. */
export type ChosenUnit = OwnedUnit &
  Pick<RefundedUnit, "reasonCode" | "exchange"> &
  Pick<ReturnWish, "exchangeSkuCode">;

/**
 * Chooses the units of a return: pieces of a line in one size are alike, so the last that the
 * shopper still has are taken, as at a cancellation.
 * @param free what can be returned, the last units of each line first
 * @returns the line that has too few left, and how many, when the wish cannot be met
 */
export function chooseUnits(
  free: readonly OwnedUnit[],
  wishes: readonly ReturnWish[],
): readonly ChosenUnit[] | { readonly lineNumber: number; readonly left: number } {
  const chosen: ChosenUnit[] = [];
  for (const { lineNumber, skuCode, quantity, reasonCode, exchangeSkuCode } of wishes) {
    const fitting = freeUnits(free, chosen).filter(
      (unit) => unit.lineNumber === lineNumber && (skuCode === undefined || unit.skuCode === skuCode),
    );
    if (fitting.length < quantity) return { lineNumber, left: fitting.length };
    chosen.push(
      ...fitting.slice(0, quantity).map((unit) => ({ ...unit, reasonCode, exchangeSkuCode, exchange: null })),
    );
  }
  return chosen;
}

/** What was charged for a piece, and the points that paid for it. */
export type PaidUnit = { readonly charged: Rupiah; readonly points: Rupiah };

type Receipt = { readonly units: ReadonlyMap<number, readonly PaidUnit[]> };

const nothing: PaidUnit = { charged: noRupiah, points: noRupiah };

/**
 * Units with what goes back for each, by the order's receipt: what was charged for it, and the
 * points that paid for it. A promotion's and a coupon's share was never paid, so it does not come
 * back; and an exchange costs nothing, so whatever size it has by now.
 */
export function pricedUnits<One extends Unit>(
  { units: paid }: Receipt,
  units: readonly One[],
): readonly (One & PaidUnit)[] {
  return units.map((unit) => {
    const { charged, points } = paid.get(unit.lineNumber)?.[unit.unitNumber - 1] ?? nothing;
    return { ...unit, charged, points };
  });
}
