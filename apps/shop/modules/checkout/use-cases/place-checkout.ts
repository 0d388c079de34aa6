import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { noPoints, points } from "@gelora/money/points.ts";
import { failure, type Outcome, type Refused } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { boughtPieces, cartLock } from "../../cart/cart.ts";
import {
  missingGoods,
  type NewOrder,
  namedSoldOut,
  type PayableOrder,
  placeOrder,
  proposeOrderCode,
  startPaying,
} from "../../orders/orders.ts";
import { followPromotions } from "../../promotions/promotions.ts";
import type { Checkout } from "../domain/checkout.ts";
import type { OfferedGoods } from "../domain/offered-goods.ts";
import type { Buyer, Placing, PlacingForm } from "../domain/placing.ts";
import { selectCheckout } from "../storage/read-checkouts.ts";
import { followDistributionType, takenCheckout, updatedPoints, updateOrderCode } from "../storage/write-checkouts.ts";
import { checkLoyaltyMobile } from "./check-loyalty-mobile.ts";
import { chooseDelivery, choosePickup, type DeliveryChoice } from "./choose-delivery.ts";
import { composeOrder } from "./compose-order.ts";
import { limitOrders } from "./limit-orders.ts";
import { placeWithPoints } from "./place-with-points.ts";
import { changeOf, failuresOf, withAskedPoints } from "./placing-refusals.ts";
import { quoteCheckout } from "./quote-checkout.ts";
import { type ReadCheckout, readCheckout } from "./read-checkout.ts";

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
  const read = await readCheckout(platform, wanted);
  const { kept, followed, goods } = read;
  if (!kept) return refuse(failure("CHECKOUT_NOT_FOUND"));
  if (kept.orderCode !== undefined) return payPlaced(platform, kept.orderCode, form);
  const placedMeanwhile = followed === kept ? undefined : await orderCodeOf(platform, kept);
  if (placedMeanwhile !== undefined) return payPlaced(platform, placedMeanwhile, form);
  if (!followed) return refuse(failure("CHECKOUT_NOT_FOUND"));
  // A checkout that is refused because this way of delivery has other prices is shown at those
  // prices next.
  await followDistributionType(platform, kept, distributionType);
  const asked = await withAskedPoints(platform, buyer, followed, form);
  if (!asked.ok) return refuse(asked);
  const checkout = asked.value;
  const composed = await agreedOrder(platform, buyer, form, { ...read, followed, checkout });
  if (!composed.ok) return composed;
  const counted = await limitOrders(platform, buyer);
  if (!counted.ok) return refuse(counted);
  const placed = await placeWithPoints(platform, composed.order, form.permission, (ready) =>
    decide(platform.database, () => placeOnce(platform, checkout, ready)),
  );
  if (placed.ok) return pay(platform, placed.value, form);
  await counted.value();
  // Offers that others used up meanwhile are left out of the next quote.
  if (placed.failure.code === "CHECKOUT_CHANGED") await followPromotions(platform);
  await followPoints(platform, checkout, placed);
  const named = (refused: Refused) => namedSoldOut(refused, (skuCode) => goods.get(skuCode)?.productName);
  if (placed.failure.code !== "CHECKOUT_NOT_FOUND" && checkout.points === undefined) return refuse(named(placed));
  // A concurrent call was faster, and has committed by now.
  const taken = await orderCodeOf(platform, kept);
  return taken === undefined ? refuse(named(placed)) : payPlaced(platform, taken, form);
}

/** A checkout as it is placed, with the points that its order asks for, and without them. */
type PlacedCheckout = ReadCheckout & { readonly checkout: Checkout; readonly followed: Checkout };

type NotPlaced = Extract<Placing, { ok: false }>;

type Agreed = {
  readonly ok: true;
  readonly order: NewOrder & { readonly accountCode: string };
};

/** The order that a buyer agreed to; refused with all that is missing, or with what has changed. */
async function agreedOrder(
  platform: Platform,
  buyer: Buyer,
  form: PlacingForm,
  read: PlacedCheckout,
): Promise<Agreed | NotPlaced> {
  const { checkout, followed, goods, offers } = read;
  const choice = await chooseWay(platform, checkout, read, form);
  const quote = quoteCheckout(platform, checkout, read, choice.freight);
  const [first, ...others] = failuresOf(form, choice, quote);
  if (first) return { ok: false, failures: [first, ...others] };
  // Anyone who turns points on or off with the order, and names no total, agreed to the prices
  // shown.
  const isUnseen = checkout !== followed && form.agreedTotal === undefined;
  const seen = isUnseen ? quoteCheckout(platform, followed, read, choice.freight) : quote;
  const changed = changeOf(checkout, read, { quote, seen }, form.agreedTotal);
  if (changed) return { ok: false, failures: [changed] };
  const loyalty = await checkLoyaltyMobile(platform, buyer, form.guestLoyaltyMobile);
  if (!loyalty.ok) return refuse(loyalty);
  const proposed = { orderCode: proposeOrderCode(platform), loyaltyMobile: loyalty.value };
  const own = { ...proposed, coupon: offers.applied };
  const order = { ...composeOrder({ buyer, form, checkout, goods, choice, quote }), ...own };
  return { ok: true, order };
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
  return charged.ok ? { ...charged, isPlacedBefore: false } : refuse(charged);
}

/** The order that an earlier call placed, or one at the same time. */
async function payPlaced(platform: Platform, orderCode: string, form: PlacingForm): Promise<Placing> {
  const paying = await pay(platform, orderCode, form);
  return paying.ok ? { ...paying, isPlacedBefore: true } : paying;
}

function refuse(outcome: Refused): NotPlaced {
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
 * The balance has changed since the checkout was shown: it shows the new one when it is loaded
 * again.
 */
async function followPoints(platform: Platform, checkout: Checkout, { failure: { code, details } }: Refused) {
  const { send } = platform.database;
  if (code === "NOT_ENOUGH_POINTS") await send(updatedPoints(checkout, points(details.points)));
  if (code === "POINTS_NOT_LINKED") await send(updatedPoints(checkout, noPoints));
}
