import { addRupiah, noRupiah, type Rupiah, rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import type { DistributionType } from "../../../platform/distribution-type.ts";
import type { DeliveryPlace, ShippingQuote } from "../../delivery/delivery.ts";

export type CheckoutLine = {
  readonly cartLineId: string;
  readonly skuCode: string;
  readonly productCode: string;
  readonly orgCode: string;
  readonly activityCode: string | null;
  readonly quantity: number;
};

/** Offers of the couriers for one place. */
export type Quotation = { readonly place: DeliveryPlace; readonly quotes: readonly ShippingQuote[] };

export type Checkout = {
  readonly checkoutId: string;
  readonly owner: string;
  readonly distributionType: DistributionType;
  /** Absent when none was asked, or it is too old to hold. */
  readonly quotation: Quotation | undefined;
  readonly orderCode: string | undefined;
  readonly lines: readonly CheckoutLine[];
};

/** The rows of the sum that a shopper can follow; they add up [CHK-10, I-17]. */
export type PriceRows = {
  readonly productAmount: Rupiah;
  readonly promotionDiscount: Rupiah;
  readonly couponDiscount: Rupiah;
  readonly mapclubPoint: Rupiah;
  readonly freight: Rupiah;
  readonly freightDiscount: Rupiah;
  readonly totalAmount: Rupiah;
};

export function priceRows(
  lines: readonly { readonly price: Rupiah; readonly quantity: number }[],
  freight: Rupiah,
): PriceRows {
  const productAmount = addRupiah(...lines.map((line) => timesRupiah(line.price, line.quantity)));
  const less = {
    promotionDiscount: noRupiah,
    couponDiscount: noRupiah,
    mapclubPoint: noRupiah,
    freightDiscount: noRupiah,
  };
  const discounts = addRupiah(...Object.values(less));
  return { productAmount, ...less, freight, totalAmount: rupiah(addRupiah(productAmount, freight) - discounts) };
}

/** Cash needs one delivery: 0 when pre-order and other goods are mixed, else 1 [CHK-19]. */
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
