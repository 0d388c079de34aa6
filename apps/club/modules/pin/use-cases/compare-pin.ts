import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { inHashingQueue } from "@gelora/service-kit/hashing-queue.ts";
import { matchesSlowHash, type SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PinRefused } from "../domain/pin-check.ts";
import { isPinShaped, oneSpelling } from "../domain/pin-rule.ts";
import { hasPin, holdDisabled, takeAttempt } from "../storage/pins.ts";
import { notifyOfPin } from "./notify-of-pin.ts";

export type Entry<Right> = {
  readonly memberCode: string;
  readonly pin: string;
  /**
   * What a correct PIN leads to, which starts the count again; undefined when it was changed
   * meanwhile.
   */
  readonly whenRight: (hash: SlowHash) => Promise<Right | undefined>;
};

/**
 * `none left`: it was not compared. Correct ones that are being compared now may give tries back.
 */
export type Compared<Right> = Right | PinRefused | { readonly result: "none left" };

/**
 * Compares a PIN with the member's. Each attempt is counted and committed before it is compared;
 * without one left, even the correct PIN is refused [PIN-09]. Of a PIN that this disables its
 * member is notified.
 * @returns failure INVALID_INPUT for what can be no PIN, BUSY when the hashing queue is full;
 * neither is an attempt
 */
export function comparePin<Right>(platform: Platform, entry: Entry<Right>): Promise<Outcome<Compared<Right>>> {
  if (platform.database.isInTransaction()) throw new Error("a PIN must be compared outside of transactions");
  if (!isPinShaped(entry.pin))
    return Promise.resolve(failure("INVALID_INPUT", { field: "pin", reason: "A PIN has one to six characters." }));
  return inHashingQueue(async () => success(await compare(platform, entry)));
}

async function compare<Right>(
  platform: Platform,
  { memberCode, pin, whenRight }: Entry<Right>,
): Promise<Compared<Right>> {
  const attempt = await takeAttempt(platform, memberCode);
  if (!attempt) return { result: (await hasPin(platform, memberCode)) ? "none left" : "not set" };
  const { hash, attemptsLeft } = attempt;
  const right = (await matchesSlowHash(oneSpelling(pin), hash)) ? await whenRight(hash) : undefined;
  if (right !== undefined) return right;
  if (attemptsLeft > 0) return { result: "wrong", attemptsLeft };
  await platform.database.transaction(async () => {
    // A correct PIN at the same moment may have started the count again.
    if (await holdDisabled(platform, memberCode, hash)) await notifyOfPin(platform, memberCode, "pinDisabled");
  });
  return { result: "disabled" };
}
