import { type Offer, type ReadyOffer, readyOffer } from "../domain/offer.ts";
import type { OfferBasket, OfferLine } from "../domain/offer-basket.ts";
import { offerRule } from "../domain/offer-rule.ts";

type RuleInput = Parameters<typeof offerRule.parse>[0];

export const offerMoment = new Date("2026-11-24T10:00:00Z");

/** An offer that has begun, with a rule as staff would write it. */
export function sampleOffer(code: string, rule: RuleInput, change: Partial<Offer> = {}): ReadyOffer {
  return readyOffer({
    code,
    name: { "en-US": `Offer ${code}`, "id-ID": `Promo ${code}` },
    begins: new Date("2026-11-01T00:00:00+07:00"),
    ends: new Date("2026-12-01T00:00:00+07:00"),
    priority: 0,
    rule: offerRule.parse(rule),
    ...change,
  });
}

/** Pieces of one sku at a price, as their line id, code and product say. */
export function sampleLine(
  skuCode: string,
  quantity: number,
  price: number,
  change: Partial<OfferLine> = {},
): OfferLine {
  return {
    lineId: `line of ${skuCode}`,
    skuCode,
    productCode: skuCode.split("-")[0] ?? skuCode,
    brandCode: "GLR",
    categoryCodes: ["footwear", "runningshoes"],
    quantity,
    price,
    left: Array.from({ length: quantity }, () => price),
    isReduced: false,
    takenUnder: null,
    ...change,
  };
}

export function sampleBasket(lines: readonly OfferLine[], change: Partial<OfferBasket> = {}): OfferBasket {
  return {
    lines,
    shopper: { isMember: true, tierCode: "GOLD", hasOrdered: true },
    distributionType: "11",
    moment: offerMoment,
    freight: undefined,
    uses: new Map(),
    ...change,
  };
}
