import type { Language } from "@gelora/locale/language.ts";
import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { OrderState } from "./order-states.ts";

export type NamedPlace = { readonly code: string; readonly name: string };

export type Receiver = {
  readonly firstName: string;
  readonly lastName: string;
  /** The digits after +62. */
  readonly mobile: string;
  readonly email: string;
  readonly address1: string;
  readonly state: NamedPlace;
  readonly city: NamedPlace;
  readonly district: NamedPlace;
  readonly zipCode: NamedPlace;
};

/** The way of delivery that was chosen, as it was quoted. */
export type Shipping = {
  readonly code: string;
  readonly name: string;
  readonly logisticsCompanyCode: string;
  readonly earliestDate: string;
  readonly latestDate: string;
};

/** The store as it was when the order was placed. */
export type PickupStore = {
  readonly storeCode: string;
  readonly storeName: string;
  readonly address1: string;
  readonly latitude: number;
  readonly longitude: number;
};

export type Amounts = {
  readonly productAmount: Rupiah;
  readonly discount: Rupiah;
  readonly coupon: Rupiah;
  readonly usedPointAmount: Rupiah;
  readonly freight: Rupiah;
  readonly freightDiscount: Rupiah;
};

/** What the shopper pays: the rows of the sum, added up [CHK-10, ORD-31, I-17]. */
export function totalOf(amounts: Amounts): Rupiah {
  const { productAmount, discount, coupon, usedPointAmount, freight, freightDiscount } = amounts;
  const less = addRupiah(discount, coupon, usedPointAmount, freightDiscount);
  return rupiah(addRupiah(productAmount, freight) - less);
}

export type OrderRecord = Amounts & {
  readonly orderCode: string;
  readonly owner: string;
  readonly state: OrderState;
  readonly distributionType: "11" | "21";
  readonly orgCode: string;
  readonly language: Language;
  readonly email: string;
  /** The digits after +62. */
  readonly mobile: string;
  readonly receiver: Receiver | null;
  readonly shipping: Shipping | null;
  readonly store: PickupStore | null;
  readonly pickupCode: string | null;
  readonly total: Rupiah;
  readonly channelCode: string | null;
  /** Cash at the door or in the store. */
  readonly cash: boolean;
  readonly remark: string | null;
  readonly cancelReasonCode: string | null;
  readonly cancelRemark: string | null;
  readonly placedAt: Date;
  /** When it closes by itself unless something happens before. */
  readonly closeAt: Date | null;
  readonly paidAt: Date | null;
  readonly paidChannelCode: string | null;
  readonly shippedAt: Date | null;
  readonly completedAt: Date | null;
  readonly endedAt: Date | null;
};

export type OrderLine = {
  /** `{orderCode}-1`, `-2`, … */
  readonly orderItemCode: string;
  readonly skuCode: string;
  readonly productCode: string;
  readonly productName: string;
  readonly colourName: string;
  readonly sizeName: string;
  readonly skuNo: string;
  readonly barcode: string;
  readonly categoryCode: string;
  readonly image: string | null;
  readonly activityCode: string | null;
  readonly deliveryDate: string | null;
  readonly weightGrams: number;
  readonly listPrice: Rupiah;
  /** What was paid for one. */
  readonly price: Rupiah;
  readonly quantity: number;
  readonly amount: Rupiah;
};

export type HistoryEntry = { readonly state: OrderState; readonly at: Date; readonly remark: string | null };
