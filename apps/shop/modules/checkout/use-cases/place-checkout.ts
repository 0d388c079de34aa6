import { type DistributionType, homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import { noPoints, points } from "@gelora/money/points.ts";
import { type Failure, failure, type Outcome, type Refused } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isMembers } from "../../../platform/session.ts";
import type { TypedAddress } from "../../addresses/addresses.ts";
import { boughtPieces, cartLock, type Goods } from "../../cart/cart.ts";
import {
  type ChargedOrder,
  missingGoods,
  type NewOrder,
  type PayableOrder,
  placeOrder,
  proposeOrderCode,
  startPaying,
} from "../../orders/orders.ts";
import { needsCardToken } from "../../payments/payments.ts";
import { availablePoints, type PointsPermission } from "../../points/points.ts";
import type { BasketOffers, Quote } from "../../pricing/pricing.ts";
import { followPromotions } from "../../promotions/promotions.ts";
import { type Checkout, isChanged, supportCod } from "../domain/checkout.ts";
import { selectCheckout, takenCheckout, updatedPoints, updateOrderCode } from "../storage/checkouts.ts";
import { chooseDelivery, choosePickup, type DeliveryChoice } from "./choose-delivery.ts";
import { checkLoyaltyMobile } from "./check-loyalty-mobile.ts";
import { limitOrders } from "./limit-orders.ts";
import { placeWithPoints } from "./place-with-points.ts";
import { givenLines, quoteCheckout, shownQuote } from "./quote-checkout.ts";
import { readCheckout } from "./read-checkout.ts";

/** What the shopper filled in. */
export type PlacingForm = {
  readonly checkoutId: string;
  readonly distributionType: DistributionType;
  readonly address: TypedAddress | undefined;
  readonly storeCode: string | undefined;
  readonly shippingMethodCode: string | undefined;
  readonly paymentChannelCode: string | undefined;
  readonly cardToken: string | undefined;
  readonly termsAccepted: boolean;
  readonly dataConsent: boolean;
  readonly remark: string | undefined;
  /** The total that was shown. */
  readonly agreedTotal: number | undefined;
  /** Undefined: as the checkout says. */
  readonly usePoint: boolean | undefined;
  readonly permission: PointsPermission | undefined;
  /** As typed. */
  readonly guestLoyaltyMobile: string | undefined;
};

export type Buyer = {
  readonly owner: string;
  readonly accountCode: string;
  readonly email: string;
  /** Without the +62 prefix. */
  readonly mobile: string;
  readonly language: Language;
  /** Where the call comes from, for limits. */
  readonly source: string;
};

export type Placing =
  | { readonly ok: true; readonly value: ChargedOrder }
  /** All errors, in the order of the page; the first is the response's code. */
  | { readonly ok: false; readonly failures: readonly [Failure, ...Failure[]] };

/**
 * Places the order of a checkout and requests its payment. A checkout becomes one order, whatever
 * is pressed in however many tabs: a repeated call gets the first one's answer (I-05). The couriers
 * are called before the transaction and the payment provider after it, never inside it.
 */
export async function placeCheckout(platform: Platform, buyer: Buyer, form: PlacingForm): Promise<Placing> {
  const { checkoutId, distributionType } = form;
  if (!isUuid(checkoutId)) return refuse(failure("CHECKOUT_NOT_FOUND"));
  const { owner, mobile, language } = buyer;
  const wanted = { checkoutId, owner, mobile, language, distributionType };
  const { kept, followed, goods, offers } = await readCheckout(platform, wanted);
  if (!kept) return refuse(failure("CHECKOUT_NOT_FOUND"));
  if (kept.orderCode !== undefined) return pay(platform, kept.orderCode, form);
  const placedMeanwhile = followed === kept ? undefined : await orderCodeOf(platform, kept);
  if (placedMeanwhile !== undefined) return pay(platform, placedMeanwhile, form);
  if (!followed) return refuse(failure("CHECKOUT_NOT_FOUND"));
  const checkout = form.usePoint === false ? { ...followed, points: undefined } : followed;
  const choice = await chooseWay(platform, checkout, { goods, offers }, form);
  const quote = quoteCheckout(platform, checkout, goods, offers, choice.freight);
  const [first, ...others] = failuresOf(form, choice, quote);
  if (first) return { ok: false, failures: [first, ...others] };
  const changed = changeOf(checkout, { goods, offers }, quote, form);
  if (changed) return { ok: false, failures: [(await whyWithoutPoints(platform, buyer, checkout, form)) ?? changed] };
  const loyalty = await checkLoyaltyMobile(platform, buyer, form.guestLoyaltyMobile);
  if (!loyalty.ok) return refuse(loyalty);
  const proposed = { orderCode: proposeOrderCode(platform), loyaltyMobile: loyalty.value };
  const own = { ...proposed, coupon: offers.applied };
  const order = { ...newOrder(buyer, form, checkout, goods, choice, quote), ...own };
  const counted = await limitOrders(platform, buyer);
  if (!counted.ok) return refuse(counted);
  const placed = await placeWithPoints(platform, order, form.permission, (ready) =>
    decide(platform.database, () => placeOnce(platform, checkout, ready)),
  );
  if (placed.ok) return pay(platform, placed.value, form);
  await counted.value();
  // What others used up meanwhile is in the next quote.
  if (placed.failure.code === "CHECKOUT_CHANGED") await followPromotions(platform);
  await followPoints(platform, checkout, placed);
  if (placed.failure.code !== "CHECKOUT_NOT_FOUND" && checkout.points === undefined)
    return refuse(withName(placed, goods));
  // A concurrent call was faster, and has committed by now.
  const taken = await orderCodeOf(platform, kept);
  return taken === undefined ? refuse(withName(placed, goods)) : pay(platform, taken, form);
}

/** The order that a checkout has become: another tab's order empties the cart too. */
async function orderCodeOf(platform: Platform, { checkoutId, owner }: Checkout): Promise<string | undefined> {
  return (await selectCheckout(platform, checkoutId, owner))?.orderCode;
}

/** Locks the checkout's row, until the order is committed, and the cart. */
async function placeOnce(platform: Platform, checkout: Checkout, order: NewOrder): Promise<Outcome<PayableOrder>> {
  const { checkoutId, owner, lines } = checkout;
  const [isMine, , isInCart, missing] = await platform.database.together(
    takenCheckout(checkoutId, order.orderCode),
    cartLock(platform, owner),
    boughtPieces(owner, lines),
    missingGoods(order),
  );
  if (!isMine) return failure("CHECKOUT_NOT_FOUND");
  if (!isInCart) return failure("CHECKOUT_CHANGED", {});
  if (missing) return missing;
  const created = await placeOrder(platform, order);
  if (created.ok && created.value.orderCode !== order.orderCode)
    await updateOrderCode(platform, checkoutId, created.value.orderCode);
  return created;
}

async function pay(platform: Platform, order: string | PayableOrder, form: PlacingForm): Promise<Placing> {
  const charged = await startPaying(platform, order, form.cardToken);
  return charged.ok ? charged : refuse(charged);
}

function refuse(outcome: Refused): Placing {
  return { ok: false, failures: [outcome.failure] };
}

async function chooseWay(
  platform: Platform,
  checkout: Checkout,
  facts: OfferedGoods,
  form: PlacingForm,
): Promise<DeliveryChoice> {
  if (form.distributionType !== homeDelivery) return choosePickup(platform, form.storeCode);
  return chooseDelivery(platform, checkout, facts, { address: form.address, methodCode: form.shippingMethodCode });
}

/**
 * Delivery, shipping, payment and terms are checked together, consent only once they are valid
 * [CHK-03, CHK-04, CHK-05, CHK-07].
 */
function failuresOf(form: PlacingForm, choice: DeliveryChoice, quote: Quote): readonly Failure[] {
  const failures = [...choice.failures];
  const channel = form.paymentChannelCode;
  const isPayable = channel !== undefined && (!needsCardToken(channel) || form.cardToken !== undefined);
  if (quote.total > 0 && !isPayable) failures.push(failure("PAYMENT_INVALID").failure);
  if (!form.termsAccepted) failures.push(failure("TERMS_INVALID").failure);
  if (failures.length === 0 && !form.dataConsent) failures.push(failure("CONSENT_INVALID").failure);
  return failures;
}

type OfferedGoods = { readonly goods: ReadonlyMap<string, Goods>; readonly offers: BasketOffers };

/**
 * Goods that left the catalogue, a gift that is no longer given, or a price other than the one
 * shown, need the shopper's confirmation.
 */
function changeOf(
  checkout: Checkout,
  { goods, offers }: OfferedGoods,
  quote: Quote,
  form: PlacingForm,
): Failure | undefined {
  const isOff = form.usePoint === true && checkout.points === undefined;
  const isGone = checkout.lines.some((line) => !goods.get(line.skuCode)?.sellable);
  const isDenied = givenLines(checkout.lines, quote, offers) !== checkout.lines;
  const { total } = quote;
  return isGone || isDenied || isOff || isChanged({ ...shownQuote(quote), total }, checkout.shown, form.agreedTotal)
    ? failure("CHECKOUT_CHANGED", { total }).failure
    : undefined;
}

/**
 * For an order that wants points of a checkout without any: why this shopper cannot have them
 * turned on.
 */
async function whyWithoutPoints(
  platform: Platform,
  { owner, accountCode }: Buyer,
  checkout: Checkout,
  form: PlacingForm,
): Promise<Failure | undefined> {
  if (form.usePoint !== true || checkout.points !== undefined) return undefined;
  if (!isMembers(owner)) return failure("ACCOUNT_NEEDED").failure;
  const available = await availablePoints(platform, accountCode);
  return available.ok ? undefined : available.failure;
}

/** In the order of the quote, which is the checkout's. */
function linesWithGoods(checkout: Checkout, goods: ReadonlyMap<string, Goods>) {
  return checkout.lines.flatMap((line) => {
    const sku = goods.get(line.skuCode);
    return sku ? [{ ...line, sku }] : [];
  });
}

function newOrder(
  buyer: Buyer,
  form: PlacingForm,
  checkout: Checkout,
  goods: ReadonlyMap<string, Goods>,
  choice: DeliveryChoice,
  quote: Quote,
): Omit<NewOrder, "orderCode" | "loyaltyMobile" | "coupon"> & { readonly accountCode: string } {
  const lines = linesWithGoods(checkout, goods);
  const { source: _source, ...own } = buyer;
  return {
    ...own,
    checkoutId: checkout.checkoutId,
    distributionType: form.distributionType,
    receiver: choice.receiver && { ...choice.receiver, email: choice.receiver.email || buyer.email },
    shipping: choice.shipping,
    store: choice.store,
    orgCode: checkout.lines[0]?.orgCode ?? "",
    quote,
    channelCode: quote.total > 0 ? (form.paymentChannelCode ?? null) : null,
    cashAllowed: choice.cashAllowed && supportCod(lines.map((line) => line.sku)) === 1,
    remark: form.remark ?? null,
    lines: lines.map(({ sku, activityCode }) => ({
      skuCode: sku.skuCode,
      productCode: sku.productCode,
      productName: sku.productName,
      colourName: sku.colourName,
      sizeName: sku.sizeName,
      names: sku.names,
      skuNo: sku.skuNo,
      barcode: sku.barcode,
      categoryCode: sku.categoryCode,
      brandCode: sku.brandCode,
      categoryCodes: sku.categoryCodes,
      image: sku.image ?? null,
      activityCode,
      deliveryDate: sku.deliveryDate ?? null,
      weightGrams: sku.weightGrams,
    })),
  };
}

/**
 * The balance has changed since the checkout was shown: it shows the new one when it is loaded
 * again.
 */
async function followPoints(platform: Platform, checkout: Checkout, { failure: { code, details } }: Refused) {
  const { send } = platform.database;
  if (code === "NOT_ENOUGH_POINTS") await send(updatedPoints(checkout, points(details.points)));
  if (code === "POINTS_NOT_LINKED") await send(updatedPoints(checkout, noPoints));
}

/** "{name} is sold out" needs the name. */
function withName(refused: Refused, goods: ReadonlyMap<string, Goods>): Refused {
  const { code, details } = refused.failure;
  if (code !== "SOLD_OUT") return refused;
  return failure(code, { ...details, name: goods.get(details.skuCode)?.productName ?? details.name });
}
