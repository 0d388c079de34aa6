import type { ClubLinkReport } from "@gelora/contracts/club-links.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { claimPurchases } from "../../earning/earning.ts";
import { deleteLinks, insertLink, linkOfMember, lockAccount } from "../../membership/membership.ts";
import { holdPasswordVersion } from "../../passwords/passwords.ts";
import { accountBefore, type LinkChange, type LinkChangeKind } from "../domain/link-change.ts";
import { rejectAccount, takeObjection } from "../storage/link-changes.ts";
import { upsertLock } from "../storage/link-locks.ts";
import { reportLinks, tellShopNow } from "./report-links.ts";

/** What came of an objection. */
type Objection = {
  /** What the card's owner objected to. */
  readonly kind: LinkChangeKind;
  /** False when the card's former account has another card by now: the card is linked to none. */
  readonly isRestored: boolean;
};

/**
 * The owner of a card objects to a change of its link, with the secret of a message to them. At
 * once the card is linked to what it was linked to before the change, and locked: nobody links it or
 * signs in with it until its password is another. Whoever did it knew the password, or was in the
 * account.
 * @returns failure LINK_EXPIRED when the secret was used, is too old or is nobody's
 */
export async function objectTo(platform: Platform, token: string): Promise<Outcome<Objection>> {
  const undone = await decide(platform.database, async () => {
    const change = await takeObjection(platform, token);
    if (!change) return failure("LINK_EXPIRED");
    await upsertLock(platform, change.memberCode, (await holdPasswordVersion(platform, change.memberCode)) ?? 0);
    if (change.kind !== "unlinked") await rejectAccount(platform, change);
    const { reports, isRestored } = await restore(platform, change);
    return success({ reports, kind: change.kind, isRestored });
  });
  if (!undone.ok) return undone;
  const { reports, kind, isRestored } = undone.value;
  await tellShopNow(platform, reports);
  return success({ kind, isRestored });
}

async function restore(
  platform: Platform,
  change: LinkChange,
): Promise<{ readonly reports: readonly ClubLinkReport[]; readonly isRestored: boolean }> {
  const { memberCode } = change;
  const wanted = accountBefore(change);
  const current = (await linkOfMember(platform, memberCode))?.accountCode;
  if (current === wanted) return { reports: [], isRestored: true };
  const touched = [wanted, current].flatMap((accountCode) => accountCode ?? []);
  for (const accountCode of touched.toSorted()) await lockAccount(platform, accountCode);
  await deleteLinks(platform, { memberCode });
  const isRestored = wanted === undefined || (await insertLink(platform, { accountCode: wanted, memberCode }));
  if (wanted !== undefined && isRestored) await claimPurchases(platform, wanted);
  return { reports: await reportLinks(platform, touched), isRestored };
}
