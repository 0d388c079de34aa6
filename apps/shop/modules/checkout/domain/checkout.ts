import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Points } from "@gelora/money/points.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { DeliveryPlace, ShippingQuote } from "../../delivery/delivery.ts";

export type CheckoutLine = {
  readonly cartLineId: string;
  readonly skuCode: string;
  readonly productCode: string;
  readonly orgCode: string;
  readonly activityCode: string | null;
  readonly quantity: number;
};

/** The couriers' offers for one place. */
export type Quotation = { readonly place: DeliveryPlace; readonly quotes: readonly ShippingQuote[] };

/** What the shopper last saw, to compare with when the order is placed. */
export type ShownQuote = { readonly fingerprint: string; readonly goodsAmount: Rupiah };

export type Checkout = {
  readonly checkoutId: string;
  readonly owner: string;
  readonly distributionType: DistributionType;
  /** Absent when none was requested, or it has expired. */
  readonly quotation: Quotation | undefined;
  readonly orderCode: string | undefined;
  /** Available when the shopper decided to redeem them; undefined while they do not. */
  readonly points: Points | undefined;
  /** Of the applied coupon. */
  readonly couponCode: string | undefined;
  readonly lines: readonly CheckoutLine[];
  /** Absent for a checkout begun before quotes were stored. */
  readonly shown: ShownQuote | undefined;
};

/**
 * Cash on delivery requires a single delivery: 0 when pre-order and other goods are mixed,
 * otherwise 1 [CHK-19].
 */
export function supportCod(lines: readonly { readonly deliveryDate?: string | undefined }[]): 0 | 1 {
  const preOrders = lines.filter((line) => line.deliveryDate !== undefined).length;
  return preOrders > 0 && preOrders < lines.length ? 0 : 1;
}

export function isSamePlace(one: DeliveryPlace, other: DeliveryPlace): boolean {
  return (
    one.state.code === other.state.code &&
    one.city.code === other.city.code &&
    one.district.code === other.district.code &&
    one.zipCode.code === other.zipCode.code
  );
}

type CartNow = readonly Pick<CheckoutLine, "cartLineId" | "skuCode" | "activityCode" | "quantity">[];

/**
 * A checkout with the lines that its cart still has: what was removed or lowered there has left it,
 * with the couriers' offers for the former parcel; what was added, raised or deselected does not
 * change it [Q70].
 * @returns the same object when nothing left it; undefined when nothing remains: it has ended
 */
export function followCart(checkout: Checkout, cart: CartNow): Checkout | undefined {
  const lines = linesInCart(checkout.lines, cart);
  if (lines.length === 0) return undefined;
  const isSame = JSON.stringify(lines) === JSON.stringify(checkout.lines);
  return isSame ? checkout : { ...checkout, lines, quotation: undefined };
}

/**
 * The lines of a checkout that the cart still has: pieces removed from the cart, in another tab or
 * by another order, leave the checkout too; pieces added later stay out of it [Q70]. Goods that
 * were removed and added again are found by their sku.
 */
export function linesInCart(lines: readonly CheckoutLine[], cart: CartNow): readonly CheckoutLine[] {
  const claimed = new Set(lines.map(({ cartLineId }) => cartLineId));
  return lines.flatMap((line) => {
    const own = cart.find(({ cartLineId }) => cartLineId === line.cartLineId);
    const isAgain = (other: CartNow[number]) =>
      other.skuCode === line.skuCode && other.activityCode === line.activityCode && !claimed.has(other.cartLineId);
    const found = own ?? cart.find(isAgain);
    if (!found) return [];
    return [{ ...line, cartLineId: found.cartLineId, quantity: Math.min(line.quantity, found.quantity) }];
  });
}

/**
 * Whether an order would differ from what the shopper agreed to. They agreed to the goods and
 * prices last shown, at the total shown with them. A client agrees to a different goods amount by
 * sending the resulting total: a client that sends it has shown it.
 */
export function isChanged(
  now: ShownQuote & { readonly total: Rupiah },
  shown: ShownQuote | undefined,
  agreedTotal: number | undefined,
): boolean {
  if (agreedTotal !== undefined && agreedTotal !== now.total) return true;
  if (shown === undefined || shown.fingerprint === now.fingerprint) return false;
  return agreedTotal === undefined || shown.goodsAmount === now.goodsAmount;
}
