import type { Platform } from "../../../platform/platform.ts";
import { type Act, isSameAct } from "../domain/acts.ts";
import type { StaffPrincipal } from "../domain/authority.ts";
import { insertAct, lockKey, selectAct } from "../storage/acts.ts";

/** What every act may come to. */
export type ActAnswer = "done" | "done before" | "not allowed" | "no such member" | "the key was used for another act";

/**
 * Does an act and records it, in one transaction, once for its key: anyone who is not sure whether
 * it happened repeats it. Holds the key, so of two with one key the second sees the first.
 * @param work changes nothing unless it returns "done"
 */
export function actOnce<Refused extends string>(
  platform: Platform,
  { staffCode }: StaffPrincipal,
  act: Act,
  work: () => Promise<"done" | Refused>,
): Promise<ActAnswer | Refused> {
  return platform.database.transaction(async () => {
    await lockKey(platform, act.key);
    const before = await selectAct(platform, act.key);
    if (before) return isSameAct(before, act) ? "done before" : "the key was used for another act";
    const answer = await work();
    if (answer === "done") await insertAct(platform, staffCode, act);
    return answer;
  });
}
