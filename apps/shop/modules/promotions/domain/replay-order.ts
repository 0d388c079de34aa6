import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import { evaluateOffers } from "./evaluate-offers.ts";
import type { ReadyOffer } from "./offer.ts";
import type { OfferBasket, OfferUse } from "./offer-basket.ts";

/** A line as it was ordered; amounts of one piece, whole rupiah. */
export type PastLine = {
  readonly lineNumber: number;
  readonly skuCode: string;
  readonly productCode: string;
  /** Null of orders from before they were stored. */
  readonly brandCode: string | null;
  readonly categoryCodes: readonly string[] | null;
  readonly quantity: number;
  readonly listPrice: number;
  /** After the merchant's sale, before offers. */
  readonly price: number;
  /** The gift or add-on offer under which it was taken. */
  readonly activityCode: string | null;
};

/** An order as a replay looks at it. */
export type PastOrder = {
  readonly orderCode: string;
  readonly owner: string;
  readonly isMember: boolean;
  /** Had an order before this one. */
  readonly hasOrdered: boolean;
  readonly distributionType: DistributionType;
  readonly placedAt: Date;
  /** Before reductions. */
  readonly freight: number;
  readonly lines: readonly PastLine[];
};

/** What one piece costs the shop, by sku or product, tax included as in prices. */
export type UnitCosts = ReadonlyMap<string, number>;

/** What the pieces whose cost is known leave over their cost, without and with the draft. */
export type ReplayedMargin = {
  readonly before: number;
  /** Less what the draft takes off the freight, too. */
  readonly after: number;
  readonly piecesWithoutCost: number;
};

/** What the draft does to one order, in whole rupiah. */
export type ReplayedOrder = {
  readonly margin: ReplayedMargin;
  readonly saved: number;
  /** Of that, off the goods. */
  readonly savedOnGoods: number;
  readonly units: number;
  readonly before: number;
  readonly after: number;
  readonly listTotal: number;
  readonly goodsAfter: number;
  /** Its level is reached, and a gift or add-on could have been chosen. */
  readonly isChoiceOpen: boolean;
  readonly isGiftOnly: boolean;
};

/**
 * Gives a draft alone to the basket of a past order, by the evaluator that carts are charged with.
 * Lines taken under other offers are left out: their gifts were never sold at a price. Pure.
 */
export function replayOrder(
  draft: ReadyOffer,
  order: PastOrder,
  use: OfferUse,
  costs: UnitCosts = new Map(),
): ReplayedOrder {
  const lines = order.lines.filter(({ activityCode }) => activityCode === null || activityCode === draft.code);
  const basket = basketOf(draft, { ...order, lines }, use);
  const { verdicts, reductions } = evaluateOffers([draft], undefined, basket);
  const parts = reductions.flatMap((reduction) => [...reduction.parts.values()].flat());
  const savedOnGoods = parts.reduce((sum, part) => sum + part, 0);
  const saved = verdicts.reduce((sum, verdict) => sum + verdict.saved, 0);
  const goods = sumOf(lines, ({ price }) => price);
  const bought = lines.filter(({ activityCode }) => activityCode === null);
  const offLine = ({ lineNumber }: PastLine): number =>
    reductions
      .flatMap((reduction) => reduction.parts.get(String(lineNumber)) ?? [])
      .reduce((sum, part) => sum + part, 0);
  return {
    margin: marginOf(lines, costs, { offLine, offFreight: saved - savedOnGoods }),
    saved,
    savedOnGoods,
    units: parts.filter((part) => part > 0).length,
    before: goods + order.freight,
    after: goods + order.freight - saved,
    listTotal: sumOf(lines, ({ listPrice }) => listPrice),
    goodsAfter: goods - savedOnGoods,
    isChoiceOpen: verdicts.some(({ state, offer }) => state === "READY" && "giveaways" in offer.rule.reward),
    isGiftOnly: savedOnGoods > 0 && lines.length > bought.length && sumOf(bought, ({ price }) => price) === 0,
  };
}

/**
 * The draft counts as running, whatever its own period; the club's tier of that day is not known.
 */
export function basketOf(draft: ReadyOffer, order: PastOrder, use: OfferUse): OfferBasket {
  return {
    lines: order.lines.map((line) => ({
      lineId: String(line.lineNumber),
      skuCode: line.skuCode,
      productCode: line.productCode,
      brandCode: line.brandCode ?? "",
      categoryCodes: line.categoryCodes ?? [],
      quantity: line.quantity,
      price: line.price,
      left: Array.from({ length: line.quantity }, () => line.price),
      isReduced: line.price < line.listPrice,
      takenUnder: line.activityCode,
    })),
    shopper: { isMember: order.isMember, tierCode: undefined, hasOrdered: order.hasOrdered },
    distributionType: order.distributionType,
    moment: draft.begins,
    freight: order.freight,
    uses: new Map([[draft.code, use]]),
  };
}

function marginOf(
  lines: readonly PastLine[],
  costs: UnitCosts,
  off: { readonly offLine: (line: PastLine) => number; readonly offFreight: number },
): ReplayedMargin {
  const costOf = ({ skuCode, productCode }: PastLine) => costs.get(skuCode) ?? costs.get(productCode);
  const known = lines.filter((line) => costOf(line) !== undefined);
  const before = sumOf(known, (line) => line.price - (costOf(line) ?? 0));
  const given = known.reduce((sum, line) => sum + off.offLine(line), off.offFreight);
  return {
    before,
    after: before - given,
    piecesWithoutCost: sumOf(lines, (line) => (costOf(line) === undefined ? 1 : 0)),
  };
}

function sumOf(lines: readonly PastLine[], amount: (line: PastLine) => number): number {
  return lines.reduce((sum, line) => sum + line.quantity * amount(line), 0);
}
