import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import type { Loaded } from "../../../platform/session/read-cache.ts";
import type { RegistrationKey } from "./registration-key.ts";

/**
 * What the form shows of the answers about its key. A new member's form needs no record, so it
 * waits for none and outlives any failure but the end of the key: one that has expired, or was
 * opened in another browser, is said before anything is filled in [SGN-38].
 * @param refused why a new member's key was refused
 */
export function recordFor<Value>(
  { tokenOtpPhoneNo }: Pick<RegistrationKey, "tokenOtpPhoneNo">,
  loaded: Loaded<Value>,
  refused: CallFailure | undefined,
): Loaded<Value | undefined> {
  if (tokenOtpPhoneNo) return loaded;
  const isOver = refused?.code === "REGISTRATION_TOKEN_EXPIRED";
  return isOver ? { state: "failed", failure: refused } : { state: "ready", value: undefined };
}
