/** The tables that sign-in owns. Nothing in them opens an account: subjects that name nobody we know and tokens are digests. */
export type SignInTables = {
  /** Wrong passwords in a row, for a member, for an account that nobody has, or for a member who is signed in. */
  password_tries: {
    subject: string;
    failures: number;
    free_at: Date;
    forgotten_at: Date;
  };
  /** How often a link was asked for an address. */
  reset_requests: {
    address_digest: string;
    requests: number;
    until: Date;
  };
  /** A link that was mailed; the request's id makes a second delivery of the same request replace the first one's link. */
  reset_links: {
    request_id: string;
    member_code: string;
    token_digest: string;
    /** Of the address that it was mailed to: it is good only while that is the member's. */
    email_digest: string;
    expires_at: Date;
  };
  /** Browsers in which a member has signed in with their password. */
  known_devices: {
    member_code: string;
    mark_digest: string;
    used_at: Date;
  };
};
