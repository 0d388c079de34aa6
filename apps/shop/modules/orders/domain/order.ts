import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Points } from "@gelora/money/points.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { OrderState } from "./order-states.ts";

export type NamedPlace = { readonly code: string; readonly name: string };

export type Receiver = {
  readonly firstName: string;
  readonly lastName: string;
  /** Without the +62 prefix. */
  readonly mobile: string;
  readonly email: string;
  readonly address1: string;
  readonly state: NamedPlace;
  readonly city: NamedPlace;
  readonly district: NamedPlace;
  readonly zipCode: NamedPlace;
};

/** The chosen way of delivery, as quoted. */
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
  /** Absent of older orders. */
  readonly city?: string;
  /** Absent of older orders. */
  readonly openingHours?: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** The rows of the sum, from the order's adjustments [CHK-10, ORD-31, I-17]. */
export type Amounts = {
  readonly productAmount: Rupiah;
  readonly discount: Rupiah;
  readonly coupon: Rupiah;
  readonly usedPointAmount: Rupiah;
  readonly freight: Rupiah;
  readonly freightDiscount: Rupiah;
};

export type OrderRecord = Amounts & {
  readonly orderCode: string;
  readonly owner: string;
  readonly state: OrderState;
  readonly distributionType: DistributionType;
  readonly orgCode: string;
  readonly language: Language;
  readonly email: string;
  /** Without the +62 prefix. */
  readonly mobile: string;
  readonly receiver: Receiver | null;
  readonly shipping: Shipping | null;
  readonly store: PickupStore | null;
  readonly pickupCode: string | null;
  readonly total: Rupiah;
  readonly channelCode: string | null;
  /** Paid in cash, at the door or in the store. */
  readonly cash: boolean;
  readonly remark: string | null;
  /** Of the member who earns a guest's points, digits after +62; null: the owner of `mobile`. */
  readonly loyaltyMobile: string | null;
  readonly cancelReasonCode: string | null;
  readonly cancelRemark: string | null;
  readonly placedAt: Date;
  /** When it closes by itself unless something happens before. */
  readonly closeAt: Date | null;
  readonly paidAt: Date | null;
  readonly paidChannelCode: string | null;
  /** When the goods of a pick-up were ready in the store. */
  readonly readyAt: Date | null;
  readonly shippedAt: Date | null;
  readonly completedAt: Date | null;
  readonly endedAt: Date | null;
};

export type OrderLineNames = Readonly<
  Record<Language, Readonly<Record<"productName" | "colourName" | "sizeName", string>>>
>;

export type OrderLine = {
  readonly lineNumber: number;
  /** `{orderCode}-1`, `-2`, … */
  readonly orderItemCode: string;
  readonly skuCode: string;
  readonly productCode: string;
  readonly productName: string;
  readonly colourName: string;
  readonly sizeName: string;
  /** What the goods were called in each language; null for orders from before it was stored. */
  readonly names: OrderLineNames | null;
  readonly skuNo: string;
  readonly barcode: string;
  readonly categoryCode: string;
  /** Null for orders from before it was stored. */
  readonly brandCode: string | null;
  /** All categories, and those above them; null for orders from before they were stored. */
  readonly categoryCodes: readonly string[] | null;
  readonly image: string | null;
  readonly activityCode: string | null;
  readonly deliveryDate: string | null;
  readonly weightGrams: number;
  readonly listPrice: Rupiah;
  /** The price of one, before promotions, coupons and points. */
  readonly price: Rupiah;
  readonly quantity: number;
  /** What points paid of each unit. */
  readonly usedPoints: readonly Points[];
  /** The amount charged for all of them. */
  readonly amount: Rupiah;
};

/** What the courier reported of a parcel that it did not deliver. */
export type ParcelNews = "FAILED" | "RETURNED";

export type HistoryEntry = {
  readonly state: OrderState;
  readonly at: Date;
  /** With parcel news, the courier's own sentence. */
  readonly remark: string | null;
  readonly parcelNews: ParcelNews | null;
  /** What was cancelled, when not the whole order was; otherwise empty. */
  readonly cancelled: readonly { readonly lineNumber: number; readonly quantity: number }[];
};

/** A guest's order that a member owns now. */
export type TakenOrder = { readonly orderCode: string; readonly formerOwner: string };
