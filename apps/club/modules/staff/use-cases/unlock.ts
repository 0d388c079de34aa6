import type { Platform } from "../../../platform/platform.ts";
import { unlockCard } from "../../linking/linking.ts";
import { unlockPin } from "../../pin/pin.ts";
import type { Act } from "../domain/acts.ts";
import { mayDo, type StaffPrincipal } from "../domain/authority.ts";
import { type ActAnswer, actOnce } from "./act-once.ts";

const unlocking = { "pin.unlocked": unlockPin, "card.unlocked": unlockCard } as const;

/**
 * Enables a PIN that wrong tries have disabled, or lets a card be linked that an objection has
 * locked, once support knows that it is its owner who asks. The member gets a mail.
 */
export async function unlock(
  platform: Platform,
  staff: StaffPrincipal,
  name: keyof typeof unlocking,
  { memberCode, reason, key }: { readonly memberCode: string; readonly reason: string; readonly key: string },
): Promise<ActAnswer | "nothing is locked"> {
  if (!mayDo(staff, "unlock PINs and cards")) return "not allowed";
  const act: Act = { name, subject: memberCode, reason, key, details: {} };
  return actOnce(platform, staff, act, async () =>
    (await unlocking[name](platform, memberCode)) ? "done" : "nothing is locked",
  );
}
