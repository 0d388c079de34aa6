import type { Language } from "@gelora/locale/language.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";

/** What can be told about an order; the mail's and the WhatsApp template's words hang on it. */
export const orderSteps = [
  "placed",
  "paid",
  "shipped",
  "delivered",
  "readyForPickup",
  "cancelled",
  "closed",
  "paymentLate",
] as const;

export type OrderStep = (typeof orderSteps)[number];

export type OrderAnnouncement = {
  readonly step: OrderStep;
  readonly orderCode: string;
  readonly email?: string | undefined;
  /** With +62. */
  readonly mobile?: string | undefined;
  readonly language: Language;
  readonly customerName: string;
  readonly amount?: Rupiah | undefined;
  /** Until when the order may be paid. */
  readonly deadline?: Date | undefined;
  /** The page where the shopper follows the order. */
  readonly trackAddress: string;
  /** How to pay, with `placed`. */
  readonly payment?:
    | {
        readonly channelName: string;
        /** The number to type: virtual account, bill key, counter code. */
        readonly number?: string | undefined;
        readonly billerCode?: string | undefined;
      }
    | undefined;
  /** The parcel, with `shipped`. */
  readonly parcel?: { readonly companyName: string; readonly waybill: string } | undefined;
  /** The store and the code to show there, with `readyForPickup`. */
  readonly pickup?: { readonly storeName: string; readonly confirmCode: string } | undefined;
  readonly lines?: readonly { readonly name: string; readonly quantity: number; readonly amount: Rupiah }[] | undefined;
};
