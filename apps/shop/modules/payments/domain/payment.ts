import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { PaymentStatus } from "./payment-states.ts";

/** How a payment is made, as the storefront explains it. */
export type PaymentKind = "VIRTUAL_ACCOUNT" | "BILL" | "QRIS" | "EWALLET" | "CARD" | "COUNTER" | "CASH";

/**
 * What the shopper needs to pay by one channel: numbers to type, a code to scan, or a page to open.
 */
export type PaymentDetails = {
  readonly bank?: string;
  readonly vaNumber?: string;
  readonly billerCode?: string;
  readonly billKey?: string;
  /** For the cashier of a convenience store. */
  readonly paymentCode?: string;
  /** The text encoded in the QR code. */
  readonly qrText?: string;
  /** A page of the provider: 3-D Secure, a wallet. */
  readonly redirectAddress?: string;
};

export type PaymentInstruction = PaymentDetails & {
  readonly orderCode: string;
  readonly kind: PaymentKind;
  readonly status: PaymentStatus;
  readonly channelCode: string;
  readonly amount: Rupiah;
  readonly deadline: Date;
};

export type PaymentRecord = {
  readonly orderCode: string;
  readonly amount: Rupiah;
  /** PAID once any attempt has been paid, otherwise the current attempt's status. */
  readonly status: PaymentStatus;
  readonly channelCode: string;
  readonly kind: PaymentKind;
  readonly deadline: Date;
  /** The number of the current attempt, from 1. */
  readonly attempt: number;
  readonly createdAt: Date;
  readonly paidAt?: Date;
  /** The provider's transaction id, once charged. */
  readonly reference?: string;
  /** Absent until it has been requested from the provider. */
  readonly instruction?: PaymentInstruction;
};

export type NewPayment = {
  readonly orderCode: string;
  readonly amount: Rupiah;
  readonly channelCode: string;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly mobile: string;
  };
  /** In the words of the order's language; they add up to the amount. */
  readonly items: readonly PaymentItem[];
  /** The payment deadline. */
  readonly deadline: Date;
  /**
   * False hides cash, for a mix of pre-order and other goods or a courier that does not collect.
   * Defaults to true.
   */
  readonly cashAllowed?: boolean;
  /**
   * 11 home delivery or 21 pick-up: cash on delivery belongs to the first, cash in the store to the
   * second. Both by default.
   */
  readonly distributionType?: string;
};

export type PaymentItem = {
  readonly id: string;
  readonly name: string;
  readonly price: Rupiah;
  readonly quantity: number;
};

/** What happened to an order's payment. PAID_TWICE: a paid order got the money once more. */
export type PaymentChange = {
  readonly orderCode: string;
  readonly status: "PAID" | "PAID_TWICE" | "DECLINED" | "EXPIRED" | "CANCELLED";
  readonly channelCode: string;
  readonly amount: Rupiah;
  readonly at: Date;
};
