import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { ColumnType, Generated } from "kysely";
import type { AdjustmentSource, Explanation } from "../../pricing/pricing.ts";
import type { OrderLineNames, ParcelNews, PickupStore, Receiver, Shipping } from "../domain/order.ts";
import type { DueMessage } from "../domain/order-message.ts";
import type { OrderPromotion } from "../domain/order-promotions.ts";
import type { OrderState } from "../domain/order-states.ts";
import type { Pieces } from "../domain/portions.ts";

export type RefundReason = "PAID_LATE" | "RETURNED" | "CANCELLED";

export type RefundDecision = "accepted" | "refunded" | "transferred";

/** The tables of the orders module. */
export type OrdersTables = {
  /** Messages due to orders that await payment. */
  order_messages: {
    order_code: string;
    step: DueMessage["step"];
    due_at: Date | null;
    told_attempt: Generated<number>;
  };
  orders: {
    order_code: string;
    owner: string;
    former_owner: Generated<string | null>;
    account_code: string | null;
    checkout_id: string;
    state: OrderState;
    distribution_type: DistributionType;
    org_code: string;
    language: Language;
    email: string;
    mobile: string;
    receiver: Receiver | null;
    shipping: Shipping | null;
    store: PickupStore | null;
    pickup_code: string | null;
    product_amount: Rupiah;
    discount: Rupiah;
    coupon: Rupiah;
    used_point_amount: Rupiah;
    freight: Rupiah;
    freight_discount: Rupiah;
    total: Rupiah;
    channel_code: string | null;
    cash: boolean;
    remark: string | null;
    loyalty_mobile: Generated<string | null>;
    cancel_reason_code: string | null;
    cancel_remark: string | null;
    placed_at: Date;
    close_at: Date | null;
    paid_at: Date | null;
    paid_channel_code: string | null;
    ready_at: Generated<Date | null>;
    shipped_at: Date | null;
    completed_at: Date | null;
    ended_at: Date | null;
  };
  order_lines: {
    order_code: string;
    line_number: number;
    sku_code: string;
    product_code: string;
    product_name: string;
    colour_name: string;
    size_name: string;
    names: Generated<OrderLineNames | null>;
    sku_no: string;
    barcode: string;
    category_code: string;
    brand_code: Generated<string | null>;
    categories: Generated<readonly string[] | null>;
    image: string | null;
    activity_code: string | null;
    delivery_date: string | null;
    weight_grams: number;
    list_price: Rupiah;
    price: Rupiah;
    quantity: number;
  };
  /** What was taken off a unit of a line, or off the freight: line 0, unit 0. Append-only. */
  order_adjustments: {
    order_code: string;
    line_number: number;
    unit_number: number;
    position: number;
    source: AdjustmentSource;
    code: string;
    amount: Rupiah;
    explanation: Explanation;
  };
  /** Those that its goods took part in, as its last quote listed them. */
  order_promotions: {
    order_code: string;
    promotions: readonly OrderPromotion[];
  };
  order_portions: {
    order_code: string;
    portion_number: number;
    line_number: number;
    quantity: number;
    state: OrderState;
    parcel_number: number | null;
    reason_code: string | null;
  };
  order_history: {
    position: Generated<number>;
    order_code: string;
    state: OrderState;
    remark: string | null;
    /** The pieces that were cancelled, when not the whole order was. */
    cancelled: ColumnType<readonly Pieces[] | null, string | null | undefined>;
    parcel_status: ParcelNews | null;
    happened_at: Date;
  };
  /** A company's data for the invoice of an order. */
  invoice_requests: {
    order_code: string;
    tax_code: string;
    company: string;
    company_address: string;
    asked_at: Date;
  };
  /** Where transfers of an order go, sealed. */
  refund_accounts: {
    order_code: string;
    bank_account: string;
    named_at: Date;
  };
  /** Money to be returned to a shopper, and staff's decision about it. */
  refunds_due: {
    refund_id: string;
    order_code: string;
    channel_code: string;
    amount: Rupiah;
    reason: RefundReason;
    received_at: Date;
    noted_at: Date;
    /** The numbers of the portions it is for; empty when it is for the whole order. */
    portions: Generated<string>;
    /** Null until decided. */
    decision: Generated<RefundDecision | null>;
    decided_by: Generated<string | null>;
    decided_at: Generated<Date | null>;
    reference_of_transfer: Generated<string | null>;
  };
};
