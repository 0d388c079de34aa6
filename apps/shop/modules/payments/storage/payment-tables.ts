import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Generated } from "kysely";
import type { PaymentDetails, PaymentItem } from "../domain/payment.ts";
import type { PaymentStatus } from "../domain/payment-states.ts";
import type { RefundState } from "../domain/refund-states.ts";
import type { ReviewDecision, ReviewReason } from "../domain/review.ts";

export type PaymentTables = {
  payments: {
    order_code: string;
    /** Whole rupiah. */
    amount: number;
    /** Channel and number of the current attempt; of a paid order, the one that paid it. */
    channel_code: string;
    attempt: Generated<number>;
    /**
     * Of the order's payment as a whole: PAID once any attempt is paid, otherwise the current
     * attempt's.
     */
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
    /**
     * unasked; asked: the provider may have charged; answered: details are stored here; lost:
     * charged, but the response was lost and cannot be fetched again.
     */
    charge: Generated<"unasked" | "asked" | "answered" | "lost">;
    /** The current claim for charging, and until when it is valid. */
    claim: string | null;
    claimed_until: Date | null;
    details: PaymentDetails | null;
    /** The provider's transaction id. */
    reference: string | null;
    /** When to ask the provider next; null once the status is final. */
    ask_at: Date | null;
    asks: Generated<number>;
    /** Whole rupiah received by this attempt; null while there are none. */
    received: number | null;
    /** Whole rupiah of them refunded or being refunded. */
    refunded: Generated<number>;
  };
  refunds: {
    refund_key: string;
    order_code: string;
    provider_order_id: string;
    amount: Rupiah;
    debt: string;
    reason: string;
    state: RefundState;
    note: string | null;
    requested_at: Date;
    ended_at: Date | null;
    ask_at: Date | null;
    asks: Generated<number>;
  };
  payment_card_tries: { person: string; tried_at: Date };
  payments_to_review: {
    provider_order_id: string;
    reason: ReviewReason;
    amount: string;
    currency: string;
    reference: string | null;
    noted_at: Date;
    decision: Generated<ReviewDecision | null>;
    decided_by: Generated<string | null>;
    decided_at: Generated<Date | null>;
    reference_of_transfer: Generated<string | null>;
    /**
     * What the provider said when the review was opened last; null for money that came, and in rows
     * from before it was stored.
     */
    told: string | null;
  };
};
