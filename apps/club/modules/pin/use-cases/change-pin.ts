import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PinCheck } from "../domain/pin-check.ts";
import { isGoodPin } from "../domain/pin-rule.ts";
import { spendProof } from "../storage/proofs.ts";
import { checkPin } from "./check-pin.ts";
import { notifyOfPin } from "./notify-of-pin.ts";
import { hashPin, storePin } from "./set-pin.ts";

/** What came of changing a PIN: changed, refused by the rule, or what the current one was. */
export type PinChanged =
  | { readonly result: "changed" }
  | { readonly result: "weak" }
  | Exclude<PinCheck, { readonly result: "right" }>;

/**
 * Changes a member's PIN by the current one, which is counted and compared as at a redemption. The
 * proof that it earns is spent with the change, so one entry changes the PIN once.
 * @returns failure INVALID_INPUT for what can be no PIN, which is no try; BUSY when the hashing
 * queue is full, or another entry was faster
 */
export async function changePin(
  platform: Platform,
  memberCode: string,
  { oldPin, pin }: { readonly oldPin: string; readonly pin: string },
): Promise<Outcome<PinChanged>> {
  if (!isGoodPin(pin)) return success({ result: "weak" });
  const checked = await checkPin(platform, memberCode, oldPin);
  if (!checked.ok) return checked;
  if (checked.value.result !== "right") return success(checked.value);
  const { proof } = checked.value;
  const hash = await hashPin(pin);
  if (!hash.ok) return hash;
  return platform.database.transaction(async () => {
    if (!(await spendProof(platform, memberCode, proof))) return failure("BUSY");
    await storePin(platform, memberCode, hash.value);
    await notifyOfPin(platform, memberCode, "pinChanged");
    return success({ result: "changed" });
  });
}
