import type { Generated } from "kysely";
import type { LinkChangeKind, NoticeChannel } from "../domain/link-change.ts";
import type { Ending } from "../domain/objection.ts";

/** The tables of the linking module. Tickets and tokens are stored as digests only. */
export type LinkingTables = {
  link_tickets: {
    ticket_digest: string;
    member_code: string;
    account_code: string;
    session_digest: string;
    password_version: number;
    expires_at: Date;
    /** The card's link has changed since: it permits nothing. */
    is_void: Generated<boolean>;
  };
  link_versions: { account_code: string; version: number };
  /** A card that may not be linked until its password is another than this one. */
  link_locks: { member_code: string; password_version: number };
  link_changes: {
    change_id: string;
    member_code: string;
    kind: LinkChangeKind;
    account_code: string;
    former_account_code: string | null;
    happened_at: Date;
    /** In the order of the changes of a card. */
    position: Generated<number>;
    is_void: Generated<boolean>;
    is_objected: Generated<boolean>;
    is_proven: Generated<boolean>;
    /** What the objection to it came to. */
    ending: Generated<Ending | null>;
  };
  link_objections: { change_id: string; channel: NoticeChannel; token_digest: string };
};
