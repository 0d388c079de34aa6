import type { ClubLinkReport } from "@gelora/contracts/club-links.ts";
import type { Platform } from "../../../platform/platform.ts";
import { claimPurchases } from "../../earning/earning.ts";
import { deleteLinks, insertLink, isErased, lockAccount } from "../../membership/membership.ts";
import { endPinProofs } from "../../pin/pin.ts";
import { changesOf, type FormerOwner, type Link, type LinkChange, noticeChannels } from "../domain/link-change.ts";
import { insertChange } from "../storage/link-changes.ts";
import { voidTickets } from "../storage/link-tickets.ts";
import { reportLinks } from "./report-links.ts";
import { noticeTopic } from "./topics.ts";

/**
 * Links a card to an account of which neither is linked, in the caller's transaction, with all that
 * follows: earlier purchases earn, the shop is notified, the card's owner is notified. Locks the
 * account; of two that link the same card or account, the unique indexes let one through.
 * @returns the reports for `tellShopNow`; undefined when either is linked already, or the account
 * was erased
 */
export async function linkAccount(platform: Platform, link: Link): Promise<readonly ClubLinkReport[] | undefined> {
  if (!(await insertLink(platform, link))) return undefined;
  await claimPurchases(platform, link.accountCode);
  return announceLink(platform, link);
}

/**
 * The same for the former link that an objection brings back: its owner reads that it is the former
 * one.
 */
export async function restoreLink(platform: Platform, link: Link): Promise<readonly ClubLinkReport[] | undefined> {
  if (!(await insertLink(platform, link))) return undefined;
  await claimPurchases(platform, link.accountCode);
  return announceLink(platform, link, { isRestored: true, isProven: true });
}

type NoticeFacts = {
  /** The person who had the card until its number was proven by someone else. */
  readonly former?: FormerOwner | undefined;
  /** An objection brought the card's former link back. */
  readonly isRestored?: boolean;
  /** The shop has erased the account. */
  readonly isErased?: boolean;
  /** As `KnownChange` knows it. */
  readonly isProven?: boolean;
  /** Only the person who made the link could be concerned: no message is sent. */
  readonly isQuiet?: boolean;
};

/**
 * Notifies the shop and the card's owner of a link that the caller's transaction has made where
 * there was none.
 * @returns the reports, which the outbox sends too
 */
export function announceLink(
  platform: Platform,
  link: Link,
  notice: NoticeFacts = {},
): Promise<readonly ClubLinkReport[]> {
  return announce(platform, changesOf(link, []), notice);
}

/**
 * Puts a link in the place of whatever its card and its account were linked to. Of several that do
 * it at once for one card, the last one stands.
 * @returns the reports; undefined when the account was erased at the shop
 */
export async function replaceLinks(platform: Platform, link: Link): Promise<readonly ClubLinkReport[] | undefined> {
  await lockAccount(platform, link.accountCode);
  if (await isErased(platform, link.accountCode)) return undefined;
  const removed: Link[] = [...(await deleteLinks(platform, link))];
  // Another may have linked the card since: its link is seen, and removed, once it is committed.
  while (!(await insertLink(platform, link))) removed.push(...(await deleteLinks(platform, link)));
  await claimPurchases(platform, link.accountCode);
  return announce(platform, changesOf(link, removed));
}

/** @returns the reports; undefined when the account was not linked */
export async function removeLink(
  platform: Platform,
  accountCode: string,
  notice: Pick<NoticeFacts, "isErased"> = {},
): Promise<readonly ClubLinkReport[] | undefined> {
  await lockAccount(platform, accountCode);
  const [removed] = await deleteLinks(platform, { accountCode });
  if (!removed) return undefined;
  return announce(platform, [{ ...removed, kind: "unlinked", formerAccountCode: null }], notice);
}

async function announce(
  platform: Platform,
  changes: readonly LinkChange[],
  facts: NoticeFacts = {},
): Promise<readonly ClubLinkReport[]> {
  await endProofs(
    platform,
    changes.map(({ memberCode }) => memberCode),
  );
  await notify(platform, changes, facts);
  const left = changes.flatMap(({ formerAccountCode }) => formerAccountCode ?? []);
  const accountCodes = changes.map(({ accountCode }) => accountCode);
  return reportLinks(platform, [...accountCodes, ...left], left, facts.isRestored ? accountCodes : []);
}

/** Ends what was proven about cards while they were linked as before: their passwords and PINs. */
export async function endProofs(platform: Platform, memberCodes: readonly string[]): Promise<void> {
  await voidTickets(platform, memberCodes);
  await endPinProofs(platform, memberCodes);
}

/** Its secret is made when the message is sent, so the outbox does not hold it. */
async function notify(
  platform: Platform,
  changes: readonly LinkChange[],
  { former, isRestored = false, isErased = false, isProven = false, isQuiet = false }: NoticeFacts,
): Promise<void> {
  for (const change of changes) {
    const { memberCode, kind } = change;
    const changeId = await insertChange(platform, change, isProven);
    if (isQuiet) continue;
    const happenedAt = platform.clock.now().toISOString();
    const notice = { changeId, memberCode, kind, isRestored, isErased, happenedAt };
    await platform.outbox.writeAll(
      noticeChannels
        .filter((channel) => channel !== "former-mail" || former)
        .map((channel) => ({
          topic: noticeTopic,
          key: `card:${memberCode}:${channel}`,
          payload: { ...notice, channel, ...(channel === "former-mail" ? { former } : {}) },
        })),
    );
  }
}
