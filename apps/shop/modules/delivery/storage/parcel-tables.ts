import type { Generated } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { ParcelRequest, ParcelStatus } from "../domain/parcel.ts";

export type ParcelTables = {
  parcels: {
    parcel_code: string;
    order_code: string;
    quote_code: string;
    request: ParcelRequest;
    /** The courier's own id of the order. */
    courier_order_id: string | null;
    waybill: string | null;
    tracking_address: string | null;
    status: ParcelStatus | null;
    rank: Generated<number>;
    requested_at: Date | null;
    picked_up_at: Date | null;
    delivered_at: Date | null;
    failure_reason: string | null;
    /** When to ask the courier next; null before it has the parcel and after its last state. */
    ask_at: Date | null;
    asks: Generated<number>;
    /** When its goods were cancelled before it left. */
    withdrawn_at: Date | null;
    /** When the courier is called for a pre-order; null once it was, and for all others. */
    send_at: Date | null;
  };
};

export function parcels(platform: Platform) {
  return platform.database.tables<ParcelTables>();
}
