import type { Rupiah } from "@gelora/money/rupiah.ts";

/**
 * A named place of the official register: a province, a city or regency, a district, or a zip code.
 */
export type Place = { readonly code: string; readonly name: string };

export type DeliveryPlace = {
  readonly state: Place;
  readonly city: Place;
  readonly district: Place;
  readonly zipCode: Place;
};

export type DeliveryQuestion = {
  readonly place: DeliveryPlace;
  readonly lines: readonly {
    readonly quantity: number;
    readonly weightGrams?: number | undefined;
    /** The first day a pre-order is shipped, yyyy-MM-dd; absent for at once. */
    readonly deliveryDate?: string | undefined;
  }[];
  /** The total value of the goods. */
  readonly value: Rupiah;
};

export type ShippingQuote = {
  /** Company and service, for instance `jne-reg`. */
  readonly code: string;
  /** For instance `JNE Reguler`. */
  readonly name: string;
  /** For instance `JNE`; GRAB stands first where it is offered [CHK-24]. */
  readonly logisticsCompanyCode: string;
  readonly freight: Rupiah;
  /** First and last expected day of arrival in Jakarta's calendar, yyyy-MM-dd. */
  readonly earliestDate: string;
  readonly latestDate: string;
  /** True when the courier collects cash for the shop. */
  readonly cashOnDelivery: boolean;
};

export type ParcelRequest = {
  readonly orderCode: string;
  /** Its unique code at the courier. */
  readonly parcelCode: string;
  readonly quoteCode: string;
  readonly receiver: {
    readonly name: string;
    /** With +62. */
    readonly mobile: string;
    readonly email?: string | undefined;
    readonly address: string;
    readonly place: DeliveryPlace;
  };
  readonly items: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly price: Rupiah;
    readonly weightGrams?: number | undefined;
  }[];
  readonly value: Rupiah;
  /** What the courier collects at the door; 0 when the order has been paid. */
  readonly cashOnDelivery: Rupiah;
  /** A pre-order's first day, yyyy-MM-dd in Jakarta; absent for at once [PRM-18]. */
  readonly sendOn?: string | undefined;
};

export type ParcelStatus = "REQUESTED" | "PICKED_UP" | "IN_TRANSIT" | "FAILED" | "RETURNED" | "DELIVERED";

export type ParcelRecord = {
  readonly orderCode: string;
  readonly parcelCode: string;
  /** Absent until the courier has accepted the order. */
  readonly parcelStatus?: ParcelStatus;
  readonly waybill?: string;
  readonly companyCode: string;
  readonly companyName: string;
  readonly trackingAddress?: string;
  readonly requestedAt?: Date;
  readonly pickedUpAt?: Date;
  readonly deliveredAt?: Date;
  readonly failureReason?: string;
};

export type ParcelChange = {
  readonly orderCode: string;
  readonly parcelCode: string;
  readonly parcelStatus: ParcelStatus;
  readonly waybill: string;
  readonly companyName: string;
  readonly at: Date;
  /** Why it failed, in the courier's words. */
  readonly reason?: string;
};
