/** The tables of the social module. States, nonces and tokens are stored as digests only. */
export type SocialTables = {
  social_flows: {
    state_digest: string;
    /** The flow of the caller (`flowOf`). */
    flow: string;
    nonce_digest: string;
    redirect_url: string | null;
    expires_at: Date;
    code_taken_at: Date | null;
    nonce_spent_at: Date | null;
  };
  social_spent_tokens: {
    token_digest: string;
    expires_at: Date;
  };
};
