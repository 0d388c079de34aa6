import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { stateAfter } from "../domain/mailing.ts";
import { lockMailing, updateMailingState } from "../storage/mailings.ts";

/** `schedule` sets when the first portion goes, at once for a moment that has passed. */
export type Steering =
  | { readonly act: "schedule"; readonly startsAt: Date }
  | { readonly act: "revise" | "pause" | "resume" | "stop" };

/**
 * Moves a mailing on as staff decide. Locks it, so a portion is taken before or after, and never
 * half.
 * @returns why not, otherwise
 */
export async function steerMailing(
  platform: Platform,
  staff: StaffPrincipal,
  mailingCode: string,
  steering: Steering,
): Promise<"done" | "not allowed" | "no such mailing" | "not in this state"> {
  if (!mayDo(staff, "write mailings")) return "not allowed";
  return platform.database.transaction(async () => {
    const before = await lockMailing(platform, mailingCode);
    if (!before) return "no such mailing";
    const after = stateAfter(before.state, steering.act);
    if (!after) return "not in this state";
    const startsAt = steering.act === "schedule" ? steering.startsAt : undefined;
    await updateMailingState(platform, mailingCode, after, startsAt);
    await recordAct(platform, staff, {
      name: "mailing.steered",
      subject: { kind: "mailing", code: mailingCode },
      details: { act: steering.act, startsAt: startsAt?.toISOString() ?? null },
    });
    return "done";
  });
}
