import { noRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { memoOf } from "../../../platform/memo-of.ts";
import { isOnSale } from "../../catalogue/sale-price.ts";
import { type OfferLine, type Reduction, rememberedEvaluation, type Verdict } from "../../promotions/offers.ts";
import type { Explanation, QuoteRequest } from "./quote.ts";
import type { OpenBasket, OpenLine, PriceSource, Proposal } from "./source.ts";

/**
 * Promotions and the coupon as two sources that share one evaluation: it is made when the first of
 * them sees the basket, after the sale prices, and nothing comes between the two [Q72].
 * @returns the sources, and what became of each offer once they have been asked
 */
export function offerSources({ offers, freight }: QuoteRequest): {
  readonly sources: readonly PriceSource[];
  readonly verdicts: () => readonly Verdict[];
} {
  let reductions: readonly Reduction[] = [];
  let verdicts: readonly Verdict[] = [];
  const { promotions, coupon, ...facts } = offers;
  const evaluate = ({ lines, moment }: OpenBasket): void => {
    if (promotions.length === 0 && !coupon) return;
    const known = freight === 0 ? undefined : freight;
    const basket = { ...facts, moment, freight: known, lines: lines.map((line) => offerLine(line, moment)) };
    ({ reductions, verdicts } = rememberedEvaluation(promotions, coupon, basket));
  };
  const proposalsOf = (isCoupon: boolean) =>
    reductions.filter(({ offer }) => (offer === coupon) === isCoupon).flatMap(proposals);
  const promotionSource: PriceSource = {
    source: "PROMOTION",
    propose: (basket) => {
      evaluate(basket);
      return proposalsOf(false);
    },
  };
  const couponSource: PriceSource = { source: "COUPON", propose: () => proposalsOf(true) };
  return { sources: [promotionSource, couponSource], verdicts: () => verdicts };
}

/** Nothing besides: an evaluation is cached by all that is in its basket. */
function offerLine(line: OpenLine, moment: Date): OfferLine {
  const { lineId, skuCode, productCode, brandCode, categoryCodes, quantity, takenUnder, left, listPrice, sale } = line;
  const isReduced = isOnSale(sale, moment) && sale.price < listPrice;
  const goods = { skuCode, productCode, brandCode, categoryCodes };
  return { ...goods, lineId, quantity, takenUnder, left, price: left[0] ?? listPrice, isReduced };
}

/** A cached evaluation proposes the same again, and its explanations are worded once. */
const proposalsFor = memoOf<Reduction, readonly Proposal[]>();

function proposals(reduction: Reduction): readonly Proposal[] {
  return proposalsFor(reduction, propose);
}

function propose({ offer, parts, freight }: Reduction): readonly Proposal[] {
  const { code } = offer;
  const units = new Map<string, readonly Rupiah[]>([...parts].map(([lineId, each]) => [lineId, each.map(rupiah)]));
  const onLines: Proposal = { code, explanation: explanationOf(offer, isShared(parts)), off: { units } };
  const onFreight: Proposal = {
    code,
    explanation: explanationOf(offer, false),
    amount: rupiah(freight),
    off: "freight",
  };
  return [...(units.size > 0 ? [onLines] : []), ...(freight > noRupiah ? [onFreight] : [])];
}

/** Several lines share it. */
function isShared(parts: Reduction["parts"]): boolean {
  return [...parts.values()].filter((ofLine) => ofLine.some((part) => part > 0)).length > 1;
}

/** Anyone who reads "Rp25.000 off" at a line must not miss that its Rp3.821 are a share of that. */
function explanationOf({ rule, name }: Reduction["offer"], isShare: boolean): Explanation {
  return { word: wordOf(rule.reward.kind, isShare), values: {}, names: name };
}

function wordOf(kind: Reduction["offer"]["rule"]["reward"]["kind"], isShare: boolean): Explanation["word"] {
  if (kind === "GWP") return "gift";
  if (kind === "PWP") return "addOn";
  // A fixed price is each piece's own.
  return isShare && kind !== "FIXED_PRICE" ? "share" : "offer";
}
