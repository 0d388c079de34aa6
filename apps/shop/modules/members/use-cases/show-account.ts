import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session.ts";
import { guestAccountInfo } from "../../identity/guest-account-info.ts";
import { findGuestAccount } from "../../identity/identity.ts";
import { accountInfoOf } from "../domain/account-info.ts";
import { findMember } from "../storage/members.ts";

/**
 * The account of a session, a member's or a guest's; undefined for a visitor, who has none [K35].
 */
export async function showAccount(platform: Platform, session: Session) {
  if (session.kind === "member") {
    const member = await findMember(platform, session.accountCode);
    return member && accountInfoOf(member);
  }
  const guest = await findGuestAccount(platform, session);
  return guest && guestAccountInfo(guest);
}
