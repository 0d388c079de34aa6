import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PinCheck } from "../domain/pin-check.ts";
import { resetAttempts } from "../storage/pins.ts";
import { upsertProof } from "../storage/proofs.ts";
import { comparePin } from "./compare-pin.ts";

/** From entering the PIN to placing the order. */
const proofLife = minutes(15);

/**
 * Compares a PIN with the member's, under the count of `comparePin`. A correct one starts the count
 * again and earns a proof for one redemption [PIN-09].
 * @returns failure INVALID_INPUT for what can be no PIN, BUSY when the hashing queue is full;
 * neither is an attempt
 */
export async function checkPin(platform: Platform, memberCode: string, pin: string): Promise<Outcome<PinCheck>> {
  const whenRight = (hash: SlowHash) => prove(platform, memberCode, hash);
  const outcome = await comparePin(platform, { memberCode, pin, whenRight });
  if (!outcome.ok) return outcome;
  return success(outcome.value.result === "none left" ? { result: "disabled" } : outcome.value);
}

async function prove(platform: Platform, memberCode: string, hash: SlowHash) {
  const proof = newSecretToken();
  const isStored = await platform.database.transaction(async () => {
    const isStill = await resetAttempts(platform, memberCode, hash);
    if (isStill) await upsertProof(platform, memberCode, proof, proofLife);
    return isStill;
  });
  return isStored ? ({ result: "right", proof } as const) : undefined;
}
