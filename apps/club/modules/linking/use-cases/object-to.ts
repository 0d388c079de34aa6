import type { ClubLinkReport } from "@gelora/contracts/club-links.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { deleteLinks, findMembers, linkOfMember, lockAccount } from "../../membership/membership.ts";
import { writeCardMail } from "../../messaging/messaging.ts";
import { holdPasswordVersion } from "../../passwords/passwords.ts";
import type { LinkChangeKind } from "../domain/link-change.ts";
import { type Ending, endingOf, type KnownChange } from "../domain/objection.ts";
import { holdChanges, markObjected, selectAccountsOf, selectObjection, updateEnding } from "../storage/link-changes.ts";
import { isLocked, upsertLock } from "../storage/link-locks.ts";
import { accountToReturnTo } from "./account-to-return-to.ts";
import { endProofs, restoreLink } from "./link-account.ts";
import { reportLinks, tellShopNow } from "./report-links.ts";

/** The result of an objection. */
type Objection = {
  /** What the card's owner objected to. */
  readonly kind: LinkChangeKind;
  readonly ending: Ending;
  /** False when it was undone before, and the card has another password since. */
  readonly isLocked: boolean;
};

/**
 * The owner of a card objects to a change of its link, with the secret of a message to them. At
 * once the card is linked to what it was linked to before the change and those of the same day, and
 * locked: nobody can link it or sign in with it until it has a new password. The person who did it
 * knew the password, or was in the account. Later changes are undone with it; an objection to one
 * of them locks nothing again.
 * @returns failure LINK_EXPIRED when the secret was used, is too old or is nobody's
 */
export async function objectTo(platform: Platform, token: string): Promise<Outcome<Objection>> {
  const undone = await decide(platform.database, async () => {
    const objection = await selectObjection(platform, token);
    if (!objection) return failure("LINK_EXPIRED");
    // Before the password, as linking locks them: any of these may link the card at the same time.
    for (const accountCode of await selectAccountsOf(platform, objection.memberCode))
      await lockAccount(platform, accountCode);
    const passwordVersion = (await holdPasswordVersion(platform, objection.memberCode)) ?? 0;
    const changes = await holdChanges(platform, objection.memberCode);
    const change = changes.find(({ changeId }) => changeId === objection.changeId);
    if (!change || change.isObjected) return failure("LINK_EXPIRED");
    if (!change.isVoid) await upsertLock(platform, change.memberCode, passwordVersion);
    await markObjected(platform, change.changeId, change.isVoid ? [] : changes.slice(changes.indexOf(change)));
    const { reports, ending } = await restore(platform, change, changes);
    await updateEnding(platform, change.changeId, ending);
    if (!change.isVoid) await mailLocked(platform, change.memberCode, ending);
    const objected = {
      kind: change.kind,
      ending,
      isLocked: await isLocked(platform, change.memberCode, passwordVersion),
    };
    return success({ reports, objected });
  });
  if (!undone.ok) return undone;
  const { reports, objected } = undone.value;
  await tellShopNow(platform, reports);
  return success(objected);
}

/** The person who pressed may be another than the one who has the card's address now. */
async function mailLocked(platform: Platform, memberCode: string, ending: Ending): Promise<void> {
  const isUndone = ending === "back" || ending === "unlinked";
  const [owner] = await findMembers(platform, [memberCode]);
  if (owner) await writeCardMail(platform, isUndone ? "cardLocked" : "cardLockedUnlinked", owner);
}

async function restore(
  platform: Platform,
  change: KnownChange,
  changes: readonly KnownChange[],
): Promise<{ readonly reports: readonly ClubLinkReport[]; readonly ending: Ending }> {
  const { memberCode } = change;
  const current = (await linkOfMember(platform, memberCode))?.accountCode;
  const wanted = await accountToReturnTo(platform, changes, change, current);
  if (current === wanted) return { reports: [], ending: endingOf(change, wanted, wanted !== undefined) };
  const touched = [wanted, current].flatMap((accountCode) => accountCode ?? []);
  for (const accountCode of touched.toSorted()) await lockAccount(platform, accountCode);
  await deleteLinks(platform, { memberCode });
  await endProofs(platform, [memberCode]);
  // Its owner is notified of a link that comes back, and may object to it too.
  const linked = wanted === undefined ? undefined : await restoreLink(platform, { accountCode: wanted, memberCode });
  const others = linked ? touched.filter((accountCode) => accountCode !== wanted) : touched;
  const reports = [...(linked ?? []), ...(await reportLinks(platform, others))];
  return { reports, ending: endingOf(change, wanted, linked !== undefined) };
}
