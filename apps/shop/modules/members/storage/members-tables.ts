import type { JoiningState } from "../domain/joining-states.ts";

/** The tables of the members module. Tickets and links are stored as digests only. */
export type MembersTables = {
  members: {
    member_code: string;
    status: "active" | "inactive";
    email: string | null;
    /**
     * `foldEmail` of the email: lower case, NFC, trimmed. Dots and tags of a mailbox stay, since
     * only its provider knows their meaning.
     */
    email_folded: string | null;
    email_verified_at: Date | null;
    mobile: string | null;
    mobile_verified_at: Date | null;
    first_name: string;
    last_name: string;
    birth_date: string | null;
    gender: "MALE" | "FEMALE" | null;
    whatsapp: string | null;
    language: string;
    created_at: Date;
    activated_at: Date | null;
  };
  member_identities: {
    issuer: string;
    subject: string;
    channel: "google" | "facebook";
    member_code: string;
    linked_at: Date;
  };
  /** What the club has reported about the links of accounts. */
  club_links: {
    account_code: string;
    /** The member's code at the club; null for an account that is not linked. */
    loyalty_member_id: string | null;
    link_version: number;
  };
  pending_identities: {
    ticket_digest: string;
    flow: string;
    issuer: string;
    subject: string;
    channel: "google" | "facebook";
    email: string | null;
    email_verified: boolean;
    first_name: string | null;
    last_name: string | null;
    expires_at: Date;
  };
  email_links: {
    token_digest: string;
    member_code: string;
    email_folded: string;
    expires_at: Date;
  };
  club_joinings: {
    account_code: string;
    joining_id: string;
    /** Of the registration token that the form was sent with. */
    token_digest: string;
    state: JoiningState;
    request: unknown;
    club_member_code: string | null;
    asked_at: Date;
    answered_at: Date | null;
  };
  email_link_waits: {
    member_code: string;
    sent: number;
    next_at: Date;
  };
};
