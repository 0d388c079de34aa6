import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Generated } from "kysely";
import type { ReturnReason } from "../domain/reasons.ts";
import type { ReplacementState, ReturnNote } from "../domain/return-record.ts";
import type { ReturnMode, ReturnState } from "../domain/return-states.ts";

/** The tables of the returns module. */
export type ReturnsTables = {
  returns: {
    return_code: string;
    order_code: string;
    owner: string;
    state: ReturnState;
    remark: string | null;
    amount: Rupiah;
    points: Rupiah;
    freight_amount: Rupiah;
    freight_points: Rupiah;
    channel_code: string | null;
    company_code: string | null;
    company_name: string | null;
    express_code: string | null;
    rejection: string | null;
    bank_account: string | null;
    requested_at: Date;
    approved_at: Date | null;
    gift_charge: Generated<Rupiah>;
    mode: Generated<ReturnMode>;
    replacement: ReplacementState | null;
    request_key: string | null;
    /** When the replacement left. */
    replaced_at: Date | null;
    /** When the shopper was reminded of the old goods. */
    reminded_at: Date | null;
  };
  return_units: {
    return_code: string;
    order_code: string;
    line_number: number;
    unit_number: number;
    reason_code: ReturnReason;
    charged: Rupiah;
    points: Rupiah;
    /** False when its return was rejected or cancelled. */
    live: Generated<boolean>;
    /** Of the size that it is exchanged for. */
    exchange_sku_code: string | null;
    exchange_size_name: string | null;
    /** Of the size that comes back; null for the one that was ordered. */
    size_sku_code: string | null;
    size_name: string | null;
  };
  return_history: {
    position: Generated<number>;
    return_code: string;
    state: ReturnState | ReturnNote;
    happened_at: Date;
  };
};
