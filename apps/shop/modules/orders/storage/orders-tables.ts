import type { Language } from "@gelora/locale/language.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Generated } from "kysely";
import type { PickupStore, Receiver, Shipping } from "../domain/order.ts";
import type { OrderState } from "../domain/order-states.ts";

export type RefundReason = "PAID_LATE" | "RETURNED";

/** The tables that orders own. */
export type OrdersTables = {
  orders: {
    order_code: string;
    owner: string;
    account_code: string | null;
    checkout_id: string;
    state: OrderState;
    distribution_type: "11" | "21";
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
    cancel_reason_code: string | null;
    cancel_remark: string | null;
    placed_at: Date;
    close_at: Date | null;
    paid_at: Date | null;
    paid_channel_code: string | null;
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
    sku_no: string;
    barcode: string;
    category_code: string;
    image: string | null;
    activity_code: string | null;
    delivery_date: string | null;
    weight_grams: number;
    list_price: Rupiah;
    price: Rupiah;
    quantity: number;
  };
  order_history: {
    position: Generated<number>;
    order_code: string;
    state: OrderState;
    remark: string | null;
    happened_at: Date;
  };
  /** Money that has to go back to a shopper. Append only; paying it back is recorded by whoever does it. */
  refunds_due: {
    refund_id: string;
    order_code: string;
    channel_code: string;
    amount: Rupiah;
    reason: RefundReason;
    received_at: Date;
    noted_at: Date;
  };
  /** Tries of the order tracking form, by source and by order code. */
  track_tries: { subject: string; tries: number; until: Date };
};
