import { type ClubLinkReport, clubLinkReport } from "@gelora/contracts/club-links.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { tellUntilHeard } from "@gelora/service-kit/tell-until-heard.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { forgetMemberOfAccount } from "../../identity/identity.ts";
import { memberOfAccount } from "../../membership/membership.ts";
import { tellShop, tellShopAtOnce } from "../providers/shop.ts";
import { nextVersion } from "../storage/link-versions.ts";
import { reportTopic } from "./topics.ts";

/**
 * Reports to the shop what these accounts are linked to now, in the transaction that changes it.
 * @param movedAway those of them whose card was moved to another account
 * @param restored those of them to which an objection brought their card back
 * @returns the reports, for `tellShopNow` after the commit
 */
export async function reportLinks(
  platform: Platform,
  accountCodes: readonly string[],
  movedAway: readonly string[] = [],
  restored: readonly string[] = [],
): Promise<readonly ClubLinkReport[]> {
  const reports: ClubLinkReport[] = [];
  // In one order, so that two changes that concern the same accounts do not block each other.
  for (const accountCode of [...new Set(accountCodes)].toSorted()) {
    const version = await nextVersion(platform, accountCode);
    const memberCode = (await memberOfAccount(platform, accountCode)) ?? null;
    const isMovedAway = memberCode === null && movedAway.includes(accountCode);
    const isRestored = memberCode !== null && restored.includes(accountCode);
    const marks = { ...(isMovedAway ? { isMovedAway } : {}), ...(isRestored ? { isRestored } : {}) };
    const report = { accountCode, memberCode, version, ...marks };
    const happenedAt = platform.clock.now().toISOString();
    await platform.outbox.write(reportTopic, `link:${accountCode}`, { ...report, happenedAt });
    platform.database.afterCommit(() => forgetMemberOfAccount(platform, accountCode));
    reports.push(report);
  }
  return reports;
}

/**
 * A first try after the commit, before the gateway answers: the page that the shopper loads again
 * already shows the change. The outbox sends the same reports until the shop has them, which takes
 * the newest one, however often and in which order they come.
 */
export async function tellShopNow(platform: Platform, reports: readonly ClubLinkReport[]): Promise<void> {
  await Promise.all(
    reports.map((report) =>
      tellShopAtOnce(platform, report).catch((error: unknown) => {
        platform.log.warn({ err: error }, "the shop could not be notified of a link at once");
      }),
    ),
  );
}

/** Absent in messages written before it was added. */
const moment = z.object({ happenedAt: z.iso.datetime().optional() });

/** A shop that recovers is up to date within a minute: meanwhile a page shows the wrong link. */
const longestWait = seconds(45);

/**
 * The outbox's attempt. A shop that is down is notified again until it has accepted the report,
 * however long that takes: a parked report would leave the shop with a wrong link.
 */
export async function deliverReport(platform: Platform, { payload }: OutboxMessage): Promise<void> {
  const report = clubLinkReport.parse(payload);
  const message = { about: "a link", ...moment.parse(payload), longestWait };
  await tellUntilHeard(platform, message, () => tellShop(platform, report));
}
