import type { ClubSignOut } from "@gelora/contracts/club-sign-out.ts";
import { type AssertedPrincipal, clubEventsProgram } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { deleteKeysOf } from "../storage/site-keys.ts";
import { deleteSessionsOf } from "../storage/site-sessions.ts";
import { sessionLife } from "./enter-site.ts";
import { keyLife } from "./issue-site-key.ts";

/**
 * Ends what an account opened before it signed out at the shop: anyone who uses the browser next
 * does not get into the club's pages. What it opened after signing in again stays, so a late or
 * repeated word does no harm.
 */
export async function endVisits(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  { accountCode, signedOutAt }: ClubSignOut,
): Promise<{ readonly ended: true } | typeof notAllowed> {
  if (kind !== "program" || code !== clubEventsProgram) return notAllowed;
  const moment = Date.parse(signedOutAt);
  await platform.database.transaction(async () => {
    await deleteKeysOf(platform, accountCode, new Date(moment + keyLife));
    await deleteSessionsOf(platform, accountCode, new Date(moment + sessionLife));
  });
  return { ended: true };
}
