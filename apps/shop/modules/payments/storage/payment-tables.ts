import type { Generated } from "kysely";
import type { PaymentDetails, PaymentItem } from "../domain/payment.ts";
import type { PaymentStatus } from "../domain/payment-states.ts";

export type PaymentTables = {
  payments: {
    order_code: string;
    /** Whole rupiah. */
    amount: number;
    /** Channel and number of the current attempt. */
    channel_code: string;
    attempt: Generated<number>;
    /** Of the order's payment as a whole: PAID once any attempt is paid, else the current attempt's. */
    status: Generated<PaymentStatus>;
    customer: { firstName: string; lastName: string; email: string; mobile: string };
    items: readonly PaymentItem[];
    cash_allowed: boolean;
    distribution_type: string | null;
    deadline: Date;
    created_at: Date;
    paid_at: Date | null;
    cancelled_at: Date | null;
  };
  payment_attempts: {
    provider_order_id: string;
    order_code: string;
    attempt: number;
    channel_code: string;
    status: Generated<PaymentStatus>;
    rank: Generated<number>;
    /** unasked; asked: the provider may have charged; answered: details are here; lost: charged, but its answer never came and cannot be had again. */
    charge: Generated<"unasked" | "asked" | "answered" | "lost">;
    /** Who is charging at present, and until when that is believed. */
    claim: string | null;
    claimed_until: Date | null;
    details: PaymentDetails | null;
    /** The provider's transaction id. */
    reference: string | null;
    /** When to ask the provider next; null when its last word has been heard. */
    ask_at: Date | null;
    asks: Generated<number>;
  };
  payment_card_tries: { person: string; tried_at: Date };
  payments_to_review: {
    provider_order_id: string;
    reason: "WRONG_AMOUNT" | "PAID_TWICE" | "REFUNDED" | "REVERSED";
    amount: string;
    currency: string;
    reference: string | null;
    noted_at: Date;
  };
};
