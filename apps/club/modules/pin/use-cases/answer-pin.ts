import type { ClubPinAnswer } from "@gelora/contracts/club-pin.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { linkedMember } from "../../membership/membership.ts";
import { checkPin } from "./check-pin.ts";

/**
 * Compares the PIN of the member that the shop asks for, as `checkPin` does: the same count of
 * tries, and the same proof for one redemption [PIN-09].
 */
export async function answerPin(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  pin: string,
): Promise<ClubPinAnswer | typeof notAllowed> {
  if (kind !== "member") return notAllowed;
  const memberCode = await platform.database.send(linkedMember(code));
  if (memberCode === undefined) return { ok: false, code: "NOT_LINKED" };
  const outcome = await checkPin(platform, memberCode, pin);
  if (!outcome.ok) return { ok: false, code: outcome.failure.code === "BUSY" ? "BUSY" : "PIN_MALFORMED" };
  const checked = outcome.value;
  switch (checked.result) {
    case "right":
      return { ok: true, proof: checked.proof };
    case "wrong":
      return { ok: false, code: "PIN_WRONG", attemptsLeft: checked.attemptsLeft };
    case "disabled":
      return { ok: false, code: "PIN_DISABLED" };
    case "not set":
      return { ok: false, code: "PIN_NOT_SET" };
  }
}
