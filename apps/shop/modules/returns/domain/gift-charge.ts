import { addRupiah, noRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";

type Unit = { readonly lineNumber: number; readonly unitNumber: number };

type Goods = {
  /** Pieces that the shopper has received, by line; the first units of each. */
  readonly received: ReadonlyMap<number, number>;
  readonly isComplete: boolean;
  readonly giftLines: ReadonlySet<number>;
  readonly receipt: {
    readonly units: ReadonlyMap<number, readonly { readonly listPrice: Rupiah; readonly sale: Rupiah }[]>;
  };
};

/**
 * What gifts cost that would stay with a shopper who returns all that they bought: their price
 * without the promotion. Nothing while something bought is kept or still to come, and nothing for a
 * return of gifts alone, since the return before it was charged.
 * @param returned units in other returns that stand
 */
export function giftCharge(goods: Goods, returned: readonly Unit[], chosen: readonly Unit[]): Rupiah {
  const { received, isComplete, giftLines, receipt } = goods;
  const isBought = ({ lineNumber }: Unit) => !giftLines.has(lineNumber);
  if (giftLines.size === 0 || !isComplete || !chosen.some(isBought)) return noRupiah;
  const back = new Set([...returned, ...chosen].map(keyOf));
  const kept = [...received].flatMap(([lineNumber, quantity]) =>
    Array.from({ length: quantity }, (_, index) => ({ lineNumber, unitNumber: index + 1 })).filter(
      (unit) => !back.has(keyOf(unit)),
    ),
  );
  if (kept.some(isBought)) return noRupiah;
  return addRupiah(
    ...kept.flatMap(({ lineNumber, unitNumber }) => {
      const unit = receipt.units.get(lineNumber)?.[unitNumber - 1];
      return unit ? [rupiah(unit.listPrice - unit.sale)] : [];
    }),
  );
}

const keyOf = ({ lineNumber, unitNumber }: Unit): string => `${lineNumber}:${unitNumber}`;
