import type { ClubLinkReport } from "@gelora/contracts/club-links.ts";
import type { Platform } from "../../../platform/platform.ts";
import { claimPurchases } from "../../earning/earning.ts";
import { deleteLinks, insertLink, lockAccount } from "../../membership/membership.ts";
import { accountBefore, changesOf, type Link, type LinkChange } from "../domain/link-change.ts";
import { insertChange } from "../storage/link-changes.ts";
import { reportLinks } from "./report-links.ts";
import { noticeTopic } from "./topics.ts";

/**
 * Links a card to an account of which neither is linked, in the caller's transaction, with all that
 * follows: earlier purchases earn, the shop is told, the card's owner is notified. Locks the
 * account; of two that link the same card or account, the unique indexes let one through.
 * @returns the reports for `tellShopNow`; undefined when either is linked already
 */
export async function linkAccount(platform: Platform, link: Link): Promise<readonly ClubLinkReport[] | undefined> {
  return (await insertLink(platform, link)) ? follow(platform, link, changesOf(link, [])) : undefined;
}

/**
 * Puts a link in the place of whatever its card and its account were linked to. Of several that do
 * it at once for one card, the last one stands.
 */
export async function replaceLinks(platform: Platform, link: Link): Promise<readonly ClubLinkReport[]> {
  await lockAccount(platform, link.accountCode);
  const removed: Link[] = [...(await deleteLinks(platform, link))];
  // Another may have linked the card since: its link is seen, and removed, once it is committed.
  while (!(await insertLink(platform, link))) removed.push(...(await deleteLinks(platform, link)));
  return follow(platform, link, changesOf(link, removed));
}

/** @returns the reports; undefined when the account was not linked */
export async function removeLink(
  platform: Platform,
  accountCode: string,
): Promise<readonly ClubLinkReport[] | undefined> {
  await lockAccount(platform, accountCode);
  const [removed] = await deleteLinks(platform, { accountCode });
  if (!removed) return undefined;
  await notify(platform, [{ ...removed, kind: "unlinked", formerAccountCode: null }]);
  return reportLinks(platform, [accountCode]);
}

async function follow(
  platform: Platform,
  { accountCode }: Link,
  changes: readonly LinkChange[],
): Promise<readonly ClubLinkReport[]> {
  await claimPurchases(platform, accountCode);
  await notify(platform, changes);
  return reportLinks(platform, [accountCode, ...changes.flatMap((change) => accountBefore(change) ?? [])]);
}

/** Its secret is made when the message is sent, so the outbox does not hold it. */
async function notify(platform: Platform, changes: readonly LinkChange[]): Promise<void> {
  for (const change of changes) {
    const { memberCode, kind } = change;
    const changeId = await insertChange(platform, change);
    const notice = { changeId, memberCode, kind, happenedAt: platform.clock.now().toISOString() };
    await platform.outbox.writeAll(
      (["mail", "sms"] as const).map((channel) => ({
        topic: noticeTopic,
        key: `card:${memberCode}:${channel}`,
        payload: { ...notice, channel },
      })),
    );
  }
}
