export type SiteTables = {
  site_keys: { token_digest: string; member_code: string; account_code: string; page: string; expires_at: Date };
  site_sessions: { token_digest: string; member_code: string; account_code: string; expires_at: Date };
};

/** A member, and the account at the shop through which they came. */
export type SiteVisitor = { readonly memberCode: string; readonly accountCode: string };
