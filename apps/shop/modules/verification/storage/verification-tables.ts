/** The tables of the verification module. Codes and tokens are stored as digests only. */
export type VerificationTables = {
  verification_addresses: {
    subject: string;
    /** Until when wrong tries count; each of them adds four days. */
    tries_until: Date;
    sends: number;
    sends_until: Date;
    wait_step: number;
    next_send_at: Date;
  };
  verification_days: { day: string; spent: number; sent: number; entered: number; alarmed_at: Date | null };
  verification_codes: { flow: string; subject: string; code_id: string; digest: string; expires_at: Date };
  verification_mobile_tokens: {
    token_digest: string;
    flow: string;
    mobile: string;
    expires_at: Date;
    spent_at: Date | null;
  };
  verification_email_checks: { token_digest: string; flow: string; email: string; expires_at: Date };
  verification_verified_emails: { flow: string; email: string; expires_at: Date };
};
