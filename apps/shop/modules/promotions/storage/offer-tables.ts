import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import type { ColumnType, Generated } from "kysely";
import type { OfferRule } from "../domain/offer-rule.ts";
import type { Ribbon } from "../domain/stored-offer.ts";

type Json<Value> = ColumnType<Value, string, string>;

export type OfferTables = {
  offers: {
    offer_code: string;
    kind: "PROMOTION" | "COUPON";
    name: Json<LocalisedText>;
    remark: Json<LocalisedText>;
    ribbon: Json<Ribbon> | null;
    begins_at: Date;
    ends_at: Date | null;
    priority: number;
    rule: Json<OfferRule>;
    stopped: boolean;
    /** From a sequence: every change of a row raises it. */
    version: number;
  };
  offer_counts: {
    offer_code: string;
    total: number;
    spent: number;
    /** In Jakarta, yyyy-MM-dd; of `today` and `spent_today`. */
    day: string;
    today: number;
    spent_today: number;
  };
  offer_shopper_counts: { offer_code: string; shopper: string; uses: number };
  /** An order's use of an offer, until the order comes to nothing. */
  offer_uses: {
    order_code: string;
    offer_code: string;
    shoppers: readonly string[];
    amount: number;
    day: string;
    given_back: boolean;
    /** The code that brought it, of a coupon. */
    coupon_code: string | null;
  };
  coupon_codes: {
    coupon_code: string;
    offer_code: string;
    /** The only one who may use it, from `ownerOf`; null for everyone. */
    owner: string | null;
    /** Shown to everyone. */
    listed: boolean;
    /** Null: only the limits of its offer hold. */
    most_uses: number | null;
    uses: Generated<number>;
  };
};
