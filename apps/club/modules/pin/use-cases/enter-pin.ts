import { setTimeout } from "node:timers/promises";
import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { milliseconds } from "@gelora/service-kit/durations.ts";
import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { RawBuilder } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PinRefused } from "../domain/pin-check.ts";
import { isPinHash, resetAttempts } from "../storage/pins.ts";
import { comparePin } from "./compare-pin.ts";

type Entered = {
  readonly result: "right";
  /**
   * Whether the member's PIN is still the one that was entered, for the transaction of what it
   * permits.
   */
  readonly isStill: RawBuilder<boolean>;
};

/** While correct PINs are compared, which give back the tries that they took. */
const pauses = [milliseconds(100), milliseconds(200), milliseconds(400)];

/**
 * Compares a PIN that came with what it is to permit, under the count of `comparePin`. A correct
 * one starts the count again. No proof is written, so parallel entries void nothing of each other.
 * When they have taken all tries and none of them is compared yet, this one waits a moment before
 * it says that none is left.
 * @returns failure INVALID_INPUT for what can be no PIN, BUSY when the hashing queue is full;
 * neither is an attempt
 */
export async function enterPin(
  platform: Platform,
  memberCode: string,
  pin: string,
): Promise<Outcome<Entered | PinRefused>> {
  const whenRight = async (hash: SlowHash): Promise<Entered | undefined> => {
    const isStill = await resetAttempts(platform, memberCode, hash);
    return isStill ? { result: "right", isStill: isPinHash(memberCode, hash) } : undefined;
  };
  for (const pause of [...pauses, undefined]) {
    const outcome = await comparePin(platform, { memberCode, pin, whenRight });
    if (!outcome.ok) return outcome;
    const entered = outcome.value;
    if (entered.result !== "none left") return success(entered);
    if (pause !== undefined) await setTimeout(pause);
  }
  return success({ result: "disabled" });
}
