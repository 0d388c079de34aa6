import { addRupiah, noRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { keptUnits, type Unit } from "./kept-units.ts";

export type GiftGoods = {
  /** Pieces that the shopper has received, by line; the first units of each. */
  readonly received: ReadonlyMap<number, number>;
  readonly isComplete: boolean;
  readonly giftLines: ReadonlySet<number>;
  readonly receipt: {
    readonly units: ReadonlyMap<number, readonly { readonly listPrice: Rupiah; readonly sale: Rupiah }[]>;
  };
};

/**
 * What the gifts cost that stay with a shopper who keeps nothing that they bought: their price
 * without the promotion. Nothing while something bought is kept or still to come.
 * @param back all units of the order that have come back
 */
export function giftsKept(goods: GiftGoods, back: readonly Unit[]): Rupiah {
  const { received, isComplete, giftLines, receipt } = goods;
  if (giftLines.size === 0 || !isComplete) return noRupiah;
  const kept = keptUnits(received, back);
  if (kept.some((unit) => isBought(goods, unit))) return noRupiah;
  return addRupiah(
    ...kept.flatMap(({ lineNumber, unitNumber }) => {
      const unit = receipt.units.get(lineNumber)?.[unitNumber - 1];
      return unit ? [rupiah(unit.listPrice - unit.sale)] : [];
    }),
  );
}

export function isBought({ giftLines }: Pick<GiftGoods, "giftLines">, { lineNumber }: Unit): boolean {
  return !giftLines.has(lineNumber);
}
