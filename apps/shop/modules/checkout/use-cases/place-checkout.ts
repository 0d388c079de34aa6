import type { Language } from "@gelora/locale/language.ts";
import { type Failure, failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { type DistributionType, homeDelivery } from "../../../platform/distribution-type.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Goods, goodsFor, takeBoughtPieces } from "../../cart/cart.ts";
import {
  type ChargedOrder,
  createOrder,
  type NewOrder,
  type PayableOrder,
  proposeOrderCode,
  startPaying,
} from "../../orders/orders.ts";
import { needsCardToken } from "../../payments/payments.ts";
import type { TypedAddress } from "../domain/address-rules.ts";
import { type Checkout, type PriceRows, priceRows, supportCod } from "../domain/checkout.ts";
import { selectCheckout, takeCheckout, updateOrderCode } from "../storage/checkouts.ts";
import { chooseDelivery, choosePickup, type DeliveryChoice } from "./choose-delivery.ts";

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
};

export type Buyer = {
  readonly owner: string;
  readonly accountCode: string;
  readonly email: string;
  /** The digits after +62. */
  readonly mobile: string;
  readonly language: Language;
};

export type Placing =
  | { readonly ok: true; readonly value: ChargedOrder }
  /** Everything that is wrong, in the order of the page; the first is the answer's code. */
  | { readonly ok: false; readonly failures: readonly [Failure, ...Failure[]] };

/**
 * Places the order of a checkout and asks for its money. A checkout becomes one order, whatever is pressed in however many tabs: a repeated call gets the first one's
 * answer (I-05). The couriers are asked before and the payment provider after the transaction, never inside it.
 */
export async function placeCheckout(platform: Platform, buyer: Buyer, form: PlacingForm): Promise<Placing> {
  const checkout = isUuid(form.checkoutId) ? await selectCheckout(platform, form.checkoutId, buyer.owner) : undefined;
  if (!checkout) return refuse(failure("CHECKOUT_NOT_FOUND"));
  if (checkout.orderCode !== undefined) return pay(platform, checkout.orderCode, form);
  const skuCodes = checkout.lines.map((line) => line.skuCode);
  const goods = await goodsFor(platform, skuCodes, form.distributionType, buyer.language);
  const choice = await chooseWay(platform, checkout, goods, form);
  const prices = priceRows(pricedLines(checkout, goods), choice.freight);
  const [first, ...others] = faultsOf(form, choice, prices);
  if (first) return { ok: false, failures: [first, ...others] };
  const changed = changeOf(checkout, goods, prices, form);
  if (changed) return { ok: false, failures: [changed] };
  const order = { ...newOrder(buyer, form, checkout, goods, choice), orderCode: proposeOrderCode(platform) };
  const placed = await decide(platform.database, () => placeOnce(platform, checkout, order));
  return placed.ok ? pay(platform, placed.value, form) : refuse(withName(placed, goods));
}

/** Holds: the checkout's row, from before its order is made until the order stands, and the cart. */
async function placeOnce(
  platform: Platform,
  checkout: Checkout,
  order: NewOrder,
): Promise<Outcome<string | PayableOrder>> {
  const taken = await takeCheckout(platform, checkout.checkoutId, order.orderCode);
  if (!taken) return failure("CHECKOUT_NOT_FOUND");
  if (taken.orderCode !== order.orderCode) return success(taken.orderCode);
  if (!(await takeBoughtPieces(platform, checkout.owner, checkout.lines))) return failure("CHECKOUT_CHANGED");
  const created = await createOrder(platform, order);
  if (!created.ok) return created;
  const { orderCode } = created.value;
  if (orderCode !== order.orderCode) await updateOrderCode(platform, checkout.checkoutId, orderCode);
  return created;
}

async function pay(platform: Platform, order: string | PayableOrder, form: PlacingForm): Promise<Placing> {
  const charged = await startPaying(platform, order, form.cardToken);
  return charged.ok ? charged : refuse(charged);
}

function refuse(outcome: Extract<Outcome<never>, { ok: false }>): Placing {
  return { ok: false, failures: [outcome.failure] };
}

async function chooseWay(
  platform: Platform,
  checkout: Checkout,
  goods: ReadonlyMap<string, Goods>,
  form: PlacingForm,
): Promise<DeliveryChoice> {
  if (form.distributionType !== homeDelivery) return choosePickup(platform, form.storeCode);
  return chooseDelivery(platform, checkout, goods, { address: form.address, methodCode: form.shippingMethodCode });
}

/** Delivery, shipping, payment and terms are judged together, the consent only when they are good [CHK-03, CHK-04, CHK-05, CHK-07]. */
function faultsOf(form: PlacingForm, choice: DeliveryChoice, prices: PriceRows): readonly Failure[] {
  const faults = [...choice.faults];
  const channel = form.paymentChannelCode;
  const isPayable = channel !== undefined && (!needsCardToken(channel) || form.cardToken !== undefined);
  if (prices.totalAmount > 0 && !isPayable) faults.push(failure("PAYMENT_INVALID").failure);
  if (!form.termsAccepted) faults.push(failure("TERMS_INVALID").failure);
  if (faults.length === 0 && !form.dataConsent) faults.push(failure("CONSENT_INVALID").failure);
  return faults;
}

/** Goods that left the catalogue, or another total than the shopper was shown, need another look. */
function changeOf(
  checkout: Checkout,
  goods: ReadonlyMap<string, Goods>,
  prices: PriceRows,
  form: PlacingForm,
): Failure | undefined {
  const isGone = checkout.lines.some((line) => !goods.get(line.skuCode)?.sellable);
  const differs = form.agreedTotal !== undefined && form.agreedTotal !== prices.totalAmount;
  return isGone || differs ? failure("CHECKOUT_CHANGED", { total: prices.totalAmount }).failure : undefined;
}

function pricedLines(checkout: Checkout, goods: ReadonlyMap<string, Goods>) {
  return checkout.lines.flatMap((line) => {
    const sku = goods.get(line.skuCode);
    return sku ? [{ ...line, sku, price: sku.salePrice }] : [];
  });
}

function newOrder(
  buyer: Buyer,
  form: PlacingForm,
  checkout: Checkout,
  goods: ReadonlyMap<string, Goods>,
  choice: DeliveryChoice,
): Omit<NewOrder, "orderCode"> {
  const lines = pricedLines(checkout, goods);
  return {
    ...buyer,
    checkoutId: checkout.checkoutId,
    distributionType: form.distributionType,
    receiver: choice.receiver && { ...choice.receiver, email: choice.receiver.email || buyer.email },
    shipping: choice.shipping,
    store: choice.store,
    orgCode: checkout.lines[0]?.orgCode ?? "",
    freight: choice.freight,
    channelCode: form.paymentChannelCode ?? null,
    cashAllowed: choice.cashAllowed && supportCod(lines.map((line) => line.sku)) === 1,
    remark: form.remark ?? null,
    lines: lines.map(({ sku, quantity, activityCode, price }) => ({
      skuCode: sku.skuCode,
      productCode: sku.productCode,
      productName: sku.productName,
      colourName: sku.colourName,
      sizeName: sku.sizeName,
      skuNo: sku.skuNo,
      barcode: sku.barcode,
      categoryCode: sku.categoryCode,
      image: sku.image ?? null,
      activityCode,
      deliveryDate: sku.deliveryDate ?? null,
      weightGrams: sku.weightGrams,
      listPrice: sku.listPrice,
      price,
      quantity,
    })),
  };
}

/** "{name} is sold out" needs the name. */
function withName(
  refused: Extract<Outcome<never>, { ok: false }>,
  goods: ReadonlyMap<string, Goods>,
): Extract<Outcome<never>, { ok: false }> {
  const { code, details } = refused.failure;
  if (code !== "SOLD_OUT") return refused;
  return failure(code, {
    ...details,
    name: goods.get(String(details.skuCode))?.productName ?? String(details.skuCode),
  });
}
