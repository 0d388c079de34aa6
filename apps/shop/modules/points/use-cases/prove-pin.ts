import type { ClubPinAnswer } from "@gelora/contracts/club-pin.ts";
import { failure, type Outcome, type Refused, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { Platform } from "../../../platform/platform.ts";
import { askPinProof } from "../../club-link/club-link.ts";

/**
 * Exchanges the PIN that a client sent with an order for the club's proof. It is passed on and
 * nothing else: neither kept nor logged.
 * @returns failure PIN_WRONG, PIN_DISABLED, PIN_NOT_SET, POINTS_NOT_LINKED, INVALID_INPUT for what can
 * be no PIN, POINTS_UNAVAILABLE when the club does not answer
 */
export async function provePin(platform: Platform, accountCode: string, pin: string): Promise<Outcome<string>> {
  try {
    const answer = await askPinProof(platform, accountCode, pin);
    return answer.ok ? success(answer.proof) : refusalOf(answer);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error }, "the club did not compare a PIN");
    return failure("POINTS_UNAVAILABLE");
  }
}

function refusalOf(refused: Extract<ClubPinAnswer, { ok: false }>): Refused {
  switch (refused.code) {
    case "PIN_WRONG":
      return failure("PIN_WRONG", { attemptsLeft: refused.attemptsLeft });
    case "PIN_DISABLED":
    case "PIN_NOT_SET":
      return failure(refused.code);
    case "NOT_LINKED":
      return failure("POINTS_NOT_LINKED");
    case "PIN_MALFORMED":
      return failure("INVALID_INPUT", { field: "pin", reason: "A PIN has six characters." });
    case "BUSY":
      return failure("POINTS_UNAVAILABLE");
  }
}
