/** The shop's word to the club that a member has signed out, which ends their visit of its site. */
import { type ClubSignOut, clubSignOut, siteSessionMinutes } from "@gelora/contracts/club-sign-out.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import type { OutboxHandler } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { tellSignOut } from "./providers/club.ts";

/** The outbox topic of sign-outs. */
export const signOutTopic = "club-link.sign-out";

/**
 * Notifies the club, in the transaction that ends the session. Signing out does not wait for the
 * club: the outbox delivers it as soon as that answers.
 */
export async function reportSignOut(platform: Platform, accountCode: string): Promise<void> {
  const signOut: ClubSignOut = { accountCode, signedOutAt: platform.clock.now().toISOString() };
  await platform.outbox.write(signOutTopic, `club-sign-out:${accountCode}`, signOut);
}

/** What the club did not hear in time needs no delivery: its sessions have ended by themselves. */
export const deliverSignOut =
  (platform: Platform): OutboxHandler =>
  async ({ payload }) => {
    const signOut = clubSignOut.parse(payload);
    const age = platform.clock.now().getTime() - Date.parse(signOut.signedOutAt);
    if (age < minutes(siteSessionMinutes)) await tellSignOut(platform, signOut);
  };
