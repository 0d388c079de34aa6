import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Checkout as CheckoutAnswer, ShippingMethod } from "../../../platform/schema.generated.ts";
import { activitiesByLine, activitiesOf } from "../../cart/cart.ts";
import { cartItemOf } from "../../cart/cart-item.ts";
import type { ShippingQuote } from "../../delivery/delivery.ts";
import { activityAnswer } from "../../promotions/activity-answer.ts";
import type { OfferedWay } from "../use-cases/price-offers.ts";
import type { ShownCheckout } from "../use-cases/show-checkout.ts";

/** Without its stores, which are resolved on request. */
export async function checkoutAnswer(
  platform: Platform,
  shown: ShownCheckout,
  language: Language,
): Promise<CheckoutAnswer> {
  const { checkout, lines, prices, promotions, verdicts, coupon } = shown;
  const offered = { promotions, verdicts, distributionType: checkout.distributionType };
  const promotionList = [...(await activitiesOf(platform, offered, language))];
  const byLine = activitiesByLine(promotionList, verdicts);
  return {
    id: checkout.checkoutId,
    promotionList,
    itemList: lines.map((line) => {
      const activities = byLine.get(line.cartLineId) ?? [];
      const standing = { ...line, formerName: line.skuCode, activities, isDenied: false };
      return cartItemOf({ ...line, selected: true }, standing, language);
    }),
    // Resolved on request, as are the stores.
    addressList: [],
    shippingMethods: shown.offers.map((way) => shippingMethodAnswer(way, shown, language)),
    distributionType: checkout.distributionType,
    supportCod: shown.supportCod,
    priceInfo: prices,
    usePoint: checkout.points !== undefined,
    couponCode: coupon ? checkout.couponCode : null,
    lostCouponCode: coupon ? null : checkout.couponCode,
    couponActivity: coupon
      ? activityAnswer(coupon, { verdict: verdictOf(coupon.code, shown), giveaways: [], promotions }, language)
      : null,
  };
}

function verdictOf(code: string, { verdicts }: ShownCheckout) {
  return verdicts.find(({ offer }) => offer.code === code);
}

/**
 * With what its freight changes about the promotions and the coupon, which need no gifts to choose
 * from.
 */
export function shippingMethodAnswer(
  way: OfferedWay,
  { promotions, coupon }: Pick<ShownCheckout, "promotions" | "coupon">,
  language: Language,
): ShippingMethod {
  const { code, name, logisticsCompanyCode, freight, earliestDate, latestDate, cashOnDelivery, prices, verdicts } = way;
  const known = new Map([...promotions, ...(coupon ? [coupon] : [])].map((offer) => [offer.code, offer]));
  const promotionList = verdicts.flatMap((verdict) => {
    const offer = known.get(verdict.offer.code);
    return offer ? [activityAnswer(offer, { verdict, giveaways: [], promotions }, language)] : [];
  });
  const shown = { code, name, logisticsCompanyCode, freight, earliestDate, latestDate, cashOnDelivery };
  return { ...shown, priceInfo: prices, promotionList };
}

/** Of a way whose price and days depend on a place that nobody has named yet. */
export function unpricedMethodAnswer({
  code,
  name,
  logisticsCompanyCode,
  cashOnDelivery,
}: ShippingQuote): ShippingMethod {
  return { code, name, logisticsCompanyCode, cashOnDelivery, freight: null, earliestDate: null, latestDate: null };
}
