import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMembers } from "../../membership/membership.ts";
import { writeCardMail } from "../../messaging/messaging.ts";
import { isGoodPin } from "../domain/pin-rule.ts";
import { spendCode, takeCodeAttempt } from "../storage/pin-codes.ts";
import { digestOfCode } from "./code-digest.ts";
import { hashPin, storePin } from "./set-pin.ts";

/** What came of choosing a PIN. */
export type PinChosen = "chosen" | "weak" | "wrong code";

/**
 * Sets a member's PIN by a code that was sent to their number; it enables a disabled one. Each
 * attempt at the code is counted before it is compared, and the code is spent with the PIN's change,
 * of which the member is notified by mail.
 * @returns failure BUSY when the hashing queue is full; the code stays valid
 */
export async function choosePin(
  platform: Platform,
  memberCode: string,
  { pin, code }: { readonly pin: string; readonly code: string },
): Promise<Outcome<PinChosen>> {
  if (!isGoodPin(pin)) return success("weak");
  const sent = await takeCodeAttempt(platform, memberCode);
  if (!sent) return success("wrong code");
  if (!sameSecret(digestOfCode(platform, memberCode, sent.requestId, code), sent.codeDigest))
    return success("wrong code");
  const hash = await hashPin(pin);
  if (!hash.ok) return failure("BUSY");
  return platform.database.transaction(async () => {
    if (!(await spendCode(platform, memberCode, sent.requestId))) return success("wrong code");
    await storePin(platform, memberCode, hash.value);
    const [member] = await findMembers(platform, [memberCode]);
    if (member) await writeCardMail(platform, "pinChanged", member);
    return success("chosen");
  });
}
