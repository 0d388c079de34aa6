/**
 * The tables of the sign-in module. Nothing in them opens an account: tokens are digests, and so
 * are subjects that match no member.
 */
export type SignInTables = {
  /**
   * Wrong passwords in a row, for a member, for an unknown account, or for a member who is signed
   * in.
   */
  password_tries: {
    subject: string;
    failures: number;
    free_at: Date;
    forgotten_at: Date;
  };
  /**
   * A mailed link; a second delivery of the same request (by its id) replaces the first one's link.
   */
  reset_links: {
    request_id: string;
    member_code: string;
    token_digest: string;
    /** Of the address it was mailed to: it is valid only while that is the member's. */
    email_digest: string;
    expires_at: Date;
  };
};
