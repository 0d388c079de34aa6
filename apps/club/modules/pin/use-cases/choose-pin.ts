import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { matchCode, noFlow, spendCode } from "../../codes/codes.ts";
import { isGoodPin } from "../domain/pin-rule.ts";
import { hasPin } from "../storage/pins.ts";
import { notifyOfPin } from "./notify-of-pin.ts";
import { hashPin, storePin } from "./set-pin.ts";

/** What came of choosing a PIN. */
export type PinChosen = "chosen" | "weak" | "wrong code";

/**
 * Sets a member's PIN by a code that was sent to their number; it enables a disabled one. Each
 * attempt at the code is counted before it is compared, and the code is spent with the PIN's
 * change, of which the member is notified by mail.
 * @returns failure BUSY when the hashing queue is full; the code stays valid
 */
export async function choosePin(
  platform: Platform,
  memberCode: string,
  { pin, code }: { readonly pin: string; readonly code: string },
): Promise<Outcome<PinChosen>> {
  if (!isGoodPin(pin)) return success("weak");
  const whose = { memberCode, purpose: "pin", flow: noFlow } as const;
  const requestId = await matchCode(platform, whose, code);
  if (requestId === undefined) return success("wrong code");
  const hash = await hashPin(pin);
  if (!hash.ok) return failure("BUSY");
  return platform.database.transaction(async () => {
    if (!(await spendCode(platform, whose, requestId))) return success("wrong code");
    const kind = (await hasPin(platform, memberCode)) ? "pinReset" : "pinCreated";
    await storePin(platform, memberCode, hash.value);
    await notifyOfPin(platform, memberCode, kind);
    return success("chosen");
  });
}
