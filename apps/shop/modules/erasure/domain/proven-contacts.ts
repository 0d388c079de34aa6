import { foldEmail } from "@gelora/locale/email.ts";
import type { Member } from "../../members/members.ts";

export type ProvenContacts = {
  /** Folded. */
  readonly email: string | undefined;
  /** Without the +62 prefix. */
  readonly mobile: string | undefined;
};

/**
 * A member's verified contacts: what came under them is theirs as well. An address or a number that
 * is not verified may be anyone's.
 */
export function provenContactsOf(member: Member | undefined): ProvenContacts {
  return {
    email: member?.emailVerified && member.email !== undefined ? foldEmail(member.email) : undefined,
    mobile: member?.mobileVerified ? member.mobile : undefined,
  };
}
