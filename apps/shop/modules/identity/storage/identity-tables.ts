/** The tables that identity owns. Tokens are stored as digests only. */
export type IdentityTables = {
  sessions: {
    session_id: string;
    token_digest: string;
    kind: "visitor" | "guest-account" | "member";
    visitor_key: string;
    account_code: string | null;
    expires_at: Date;
  };
  guest_accounts: {
    account_code: string;
    email: string;
    mobile: string;
  };
};
