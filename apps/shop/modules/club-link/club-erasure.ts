/** The shop's word to the club that an account is erased, which ends its link with a card. */
import { type ClubErasure, clubErasure } from "@gelora/contracts/club-erasure.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import type { OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { tellUntilHeard } from "@gelora/service-kit/tell-until-heard.ts";
import type { Platform } from "../../platform/platform.ts";
import { tellErasure } from "./providers/club.ts";

/** The outbox topic of erasures. */
export const erasureTopic = "club-link.erasure";

/** A club that comes back after hours is notified of everything within this time. */
const longestWait = minutes(5);

/** Notifies the club, in the transaction that erases the account. */
export async function reportErasure(platform: Platform, accountCode: string): Promise<void> {
  const erasure: ClubErasure = { accountCode, erasedAt: platform.clock.now().toISOString() };
  await platform.outbox.write(erasureTopic, `club-erasure:${accountCode}`, erasure);
}

/**
 * A club that is down is notified until it answers: it must not keep what the member had erased.
 */
export const deliverErasure =
  (platform: Platform): OutboxHandler =>
  async ({ payload }) => {
    const erasure = clubErasure.parse(payload);
    const message = { about: "an erased account", happenedAt: erasure.erasedAt, longestWait };
    await tellUntilHeard(platform, message, () => tellErasure(platform, erasure));
  };
