import { type CallFailure, failureIn } from "../../../platform/gateway/gateway-failures.ts";
import { callClub } from "../../../platform/session/club-client.ts";
import type { PinAnswer } from "../model/pin-entry.ts";
import { pinDocument } from "./loyalty-documents.ts";

/** Asks the club about a PIN, once [PIN-07]. Every call with a wrong one costs an attempt. */
export async function checkPin(pin: string): Promise<PinAnswer> {
  const result = await callClub(pinDocument, { input: { pin } });
  if (!result.ok) return refused(result.failure);
  const { mapClubCheckPin: answer } = result.value;
  if (answer?.success && answer.proof) return { result: "right", proof: answer.proof };
  return refused(failureIn({ ...answer, errorDetails: { attemptsLeft: answer?.attemptsLeft } }));
}

/**
 * The first error's message is the club's own, in the shopper's language. The attempts left stand
 * in its extensions, else in their details, else in the result [PIN-08, Q32].
 */
function refused(failure: CallFailure): PinAnswer {
  const { attemptsLeft } = failure.details ?? {};
  if (failure.code === "PIN_NOT_SET") return { result: "not set" };
  if (typeof attemptsLeft !== "number") return { result: "failed", failure };
  return { result: "wrong", message: failure.message, attemptsLeft };
}
