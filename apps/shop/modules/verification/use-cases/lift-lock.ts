import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { type Subject, subjectKey } from "../domain/subject.ts";
import { forgiveSends } from "../storage/sends.ts";
import { forgiveTries } from "../storage/tries.ts";

/** Wrong tries that lock an address, or its used-up codes of the day. */
export type LockKind = "tries" | "sends";

/**
 * Lets a person known to support continue at once. Locks the address's row, by an update.
 * @param subject their address folded, see `Subject`
 */
export async function liftLock(
  platform: Platform,
  staff: StaffPrincipal,
  subject: Subject,
  what: LockKind,
): Promise<"lifted" | "not allowed" | "nothing to lift"> {
  if (!mayDo(staff, "lift locks")) return "not allowed";
  const forgive = what === "tries" ? forgiveTries : forgiveSends;
  return platform.database.transaction(async () => {
    if (!(await forgive(platform, subjectKey(subject)))) return "nothing to lift";
    const person = { kind: "person", code: subject.address } as const;
    await recordAct(platform, staff, { name: "lock.lifted", subject: person, details: { what } });
    return "lifted";
  });
}
