import type { Platform } from "../../../platform/platform.ts";
import { linkOfMember, memberOfAccount } from "../../membership/membership.ts";
import { holdPasswordVersion } from "../../passwords/passwords.ts";
import { type Ending, endingOf, type KnownChange } from "../domain/objection.ts";
import { selectChanges, selectEnding, selectObjection } from "../storage/link-changes.ts";
import { isLocked } from "../storage/link-locks.ts";
import { accountToReturnTo } from "./account-to-return-to.ts";

/** The result that an objection would have now. */
type Prospect = {
  readonly ending: Ending;
  /** Whether the card would be locked then. */
  readonly isLocked: boolean;
};

/**
 * The result that an objection with this secret would have, for the text before the press;
 * changes nothing.
 * @returns undefined when the secret was used, is too old or is nobody's
 */
export function foresee(platform: Platform, token: string): Promise<Prospect | undefined> {
  return platform.database.transaction(async () => {
    const objection = await selectObjection(platform, token);
    const found = objection && (await findChange(platform, objection));
    if (!found) return undefined;
    const ending = await endingOn(platform, found.change, found.changes);
    return { ending, isLocked: !found.change.isVoid || (await isLockedNow(platform, found.change.memberCode)) };
  });
}

/**
 * The result of the objection with this secret, or with another of its change, for a later visit.
 * @returns undefined when there was none, or the card is not locked any more: what the objection
 * left may be otherwise by now
 */
export function recall(platform: Platform, token: string): Promise<Prospect | undefined> {
  return platform.database.transaction(async () => {
    const objected = await selectEnding(platform, token);
    if (!objected?.ending || !(await isLockedNow(platform, objected.memberCode))) return undefined;
    return { ending: objected.ending, isLocked: true };
  });
}

/**
 * The result that an objection would have, for the message about a change; undefined when
 * it is too old.
 */
export async function foreseeEnding(
  platform: Platform,
  change: { readonly changeId: string; readonly memberCode: string },
): Promise<Ending | undefined> {
  const found = await findChange(platform, change);
  return found && endingOn(platform, found.change, found.changes);
}

async function findChange(
  platform: Platform,
  { changeId, memberCode }: { readonly changeId: string; readonly memberCode: string },
): Promise<{ readonly change: KnownChange; readonly changes: readonly KnownChange[] } | undefined> {
  const changes = await selectChanges(platform, memberCode);
  const change = changes.find((one) => one.changeId === changeId);
  return change && { change, changes };
}

async function endingOn(platform: Platform, change: KnownChange, changes: readonly KnownChange[]): Promise<Ending> {
  const { memberCode } = change;
  const current = (await linkOfMember(platform, memberCode))?.accountCode;
  const wanted = await accountToReturnTo(platform, changes, change, current);
  if (wanted === undefined) return endingOf(change, wanted, false);
  const holder = await memberOfAccount(platform, wanted);
  return endingOf(change, wanted, holder === undefined || holder === memberCode);
}

async function isLockedNow(platform: Platform, memberCode: string): Promise<boolean> {
  return isLocked(platform, memberCode, (await holdPasswordVersion(platform, memberCode)) ?? 0);
}
