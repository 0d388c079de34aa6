import type { ReferralState } from "../domain/referral-states.ts";

export type ReferralTables = {
  referral_codes: { member_code: string; referral_code: string };
  referrals: {
    member_code: string;
    referrer_code: string;
    recorded_at: Date;
    state: ReferralState;
    order_code: string | null;
    /**
     * When the return window of the order closes; null in rows rewarded before rewards waited for
     * it.
     */
    matures_at: Date | null;
  };
  referral_rules: { valid_from: Date; rules: unknown };
};
