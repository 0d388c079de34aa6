import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { matchesSlowHash } from "@gelora/service-kit/slow-hash.ts";
import { inHashingQueue } from "../../../platform/hashing-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PinCheck } from "../domain/pin-check.ts";
import { isPinShaped, oneSpelling } from "../domain/pin-rule.ts";
import { hasPin, holdDisabled, resetAttempts, takeAttempt } from "../storage/pins.ts";
import { upsertProof } from "../storage/proofs.ts";
import { notifyOfPin } from "./notify-of-pin.ts";

/** From entering the PIN to placing the order. */
const proofLife = minutes(15);

/**
 * Compares a PIN with the member's. Each attempt is counted and committed before it is compared,
 * and a correct one starts the count again; without one left, even the correct PIN is refused
 * [PIN-09]. A correct PIN earns a proof for one redemption; of a disabled one its member is notified.
 * @returns failure INVALID_INPUT for what can be no PIN, BUSY when the hashing queue is full; neither
 * is an attempt
 */
export function checkPin(platform: Platform, memberCode: string, pin: string): Promise<Outcome<PinCheck>> {
  if (platform.database.isInTransaction()) throw new Error("a PIN must be compared outside of transactions");
  if (!isPinShaped(pin))
    return Promise.resolve(failure("INVALID_INPUT", { field: "pin", reason: "A PIN has six characters." }));
  return inHashingQueue(async (): Promise<Outcome<PinCheck>> => {
    const attempt = await takeAttempt(platform, memberCode);
    if (!attempt) return success({ result: (await hasPin(platform, memberCode)) ? "disabled" : "not set" });
    const { hash, attemptsLeft } = attempt;
    if (await matchesSlowHash(oneSpelling(pin), hash)) {
      const proof = newSecretToken();
      const isKept = await platform.database.transaction(async () => {
        const isStill = await resetAttempts(platform, memberCode, hash);
        if (isStill) await upsertProof(platform, memberCode, proof, proofLife);
        return isStill;
      });
      if (isKept) return success({ result: "right", proof });
    }
    if (attemptsLeft > 0) return success({ result: "wrong", attemptsLeft });
    await platform.database.transaction(async () => {
      // A correct PIN at the same moment may have started the count again.
      if (await holdDisabled(platform, memberCode, hash)) await notifyOfPin(platform, memberCode, "pinDisabled");
    });
    return success({ result: "disabled" });
  });
}
