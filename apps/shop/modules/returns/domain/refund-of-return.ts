import { addRupiah, noRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { type GiftGoods, giftsKept, isBought } from "./gift-charge.ts";
import { keptUnits } from "./kept-units.ts";
import { isOurFault } from "./reasons.ts";
import { type FreightBack, type RefundedUnit, wholeFreight } from "./return-record.ts";

type Goods = GiftGoods & { readonly receipt: { readonly freight: FreightBack } };

/** Another return of the order, and what it gave or took beside its pieces. */
export type OtherReturn = {
  readonly units: readonly RefundedUnit[];
  readonly freight: FreightBack;
  readonly giftCharge: Rupiah;
};

export type RefundOfReturn = {
  readonly freight: FreightBack;
  /** Taken off the money for gifts that are kept; below 0 when a charge is given back. */
  readonly giftCharge: Rupiah;
  readonly amount: Rupiah;
  readonly points: Rupiah;
};

const noFreight: FreightBack = { charged: noRupiah, points: noRupiah };

/**
 * What goes back with a return: what was charged for its pieces and the points that paid for them,
 * then the difference that it makes to the order as a whole. So in whatever parts an order comes
 * back, and whichever is first, the sum is what one return of it all gives.
 *
 * Delivery goes back once, with the return after which the shopper keeps nothing of the order, if
 * all of it came back through the shop's fault.
 *
 * Gifts that are kept are charged, to the money that goes back at most. Whatever was charged before
 * comes back with the gifts.
 * @param others the returns that count as come back, without this one
 */
export function refundOfReturn(
  goods: Goods,
  others: readonly OtherReturn[],
  units: readonly RefundedUnit[],
): RefundOfReturn {
  const freight = isFreightDue(goods, others, units) ? goods.receipt.freight : noFreight;
  return sumOf(units, freight, chargeForGifts(goods, others, units));
}

/** Of an exchange no more than the pieces: the shopper keeps as much as before. */
export function refundOfExchange(units: readonly RefundedUnit[]): RefundOfReturn {
  return sumOf(units, noFreight, noRupiah);
}

function sumOf(units: readonly RefundedUnit[], freight: FreightBack, gifts: Rupiah): RefundOfReturn {
  const paid = addRupiah(...units.map(({ charged }) => charged), freight.charged);
  const giftCharge = rupiah(Math.min(gifts, paid));
  return {
    freight,
    giftCharge,
    amount: rupiah(paid - giftCharge),
    points: addRupiah(...units.map(({ points }) => points), freight.points),
  };
}

function isFreightDue(goods: Goods, others: readonly OtherReturn[], units: readonly RefundedUnit[]): boolean {
  if (units.length === 0 || !goods.isComplete) return false;
  if (others.some(({ freight }) => wholeFreight(freight) > 0)) return false;
  const back = [...others.flatMap((other) => other.units), ...units];
  return keptUnits(goods.received, back).length === 0 && back.every(({ reasonCode }) => isOurFault(reasonCode));
}

/**
 * What gifts cost more than was charged for them so far. A return of gifts alone is charged
 * nothing, nor is an exchange that became a refund, since that was not the shopper's choice.
 */
function chargeForGifts(goods: Goods, others: readonly OtherReturn[], units: readonly RefundedUnit[]): Rupiah {
  const back = [...others.flatMap((other) => other.units), ...units];
  const charged = addRupiah(...others.map(({ giftCharge }) => giftCharge));
  const more = rupiah(giftsKept(goods, back) - charged);
  const isByChoice = units.some((unit) => isBought(goods, unit) && unit.exchange === null);
  return isByChoice ? more : rupiah(Math.min(more, 0));
}
