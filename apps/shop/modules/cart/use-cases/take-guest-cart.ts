import type { Platform } from "../../../platform/platform.ts";
import { type MemberSession, ownerOf } from "../../../platform/session.ts";
import { endSession, findOwnGuestSession } from "../../identity/identity.ts";
import type { CartNotice } from "../domain/look-over-line.ts";
import { mergeCarts } from "./merge-carts.ts";

/**
 * Gives a member the cart of the browser they signed in on; nobody else's cart moves (AC-19). The
 * guest's session ends with it, so it cannot be used further and repeating changes nothing. A guest
 * account's cart stays with the browser [K05].
 *
 * Locks both carts, as mergeCarts does, and ends the session in the same transaction.
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
