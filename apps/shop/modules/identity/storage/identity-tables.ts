/** The tables of the identity module. Tokens and companion values are stored as digests only. */
export type IdentityTables = {
  sessions: {
    session_id: string;
    token_digest: string;
    kind: "visitor" | "guest-account" | "member";
    visitor_key: string;
    account_code: string | null;
    /** Null for a session that was not begun in a browser. */
    companion_digest: string | null;
    device: string;
    created_at: Date;
    /** Updated for members only. */
    last_seen_at: Date;
    proven_at: Date | null;
    expires_at: Date;
  };
  guest_accounts: {
    account_code: string;
    email: string;
    mobile: string;
  };
};
