import type { Platform } from "../../../platform/platform.ts";
import { type MemberSession, ownerOf } from "../../../platform/session.ts";
import { endSession, findOwnGuestSession } from "../../identity/identity.ts";
import type { CartNotice } from "../domain/look-over-line.ts";
import { mergeCarts } from "./merge-carts.ts";

/**
 * Gives a member the cart of the browser they have signed in on; any other's stays where it is (AC-19). The guest's session ends with it, so that nobody goes on under it and
 * repeating changes nothing. A guest account's cart stays with the browser [K05].
 *
 * Holds: both carts, as mergeCarts says, and ends the session in the same transaction.
 */
export async function takeGuestCart(
  platform: Platform,
  member: MemberSession,
  guestToken: string,
): Promise<readonly CartNotice[]> {
  const guest = await findOwnGuestSession(platform, member, guestToken);
  if (!guest) return [];
  return platform.database.transaction(async () => {
    const notices = await mergeCarts(platform, ownerOf(guest), ownerOf(member));
    await endSession(platform, guest);
    return notices;
  });
}
