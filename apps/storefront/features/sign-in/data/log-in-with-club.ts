import { encodePassword } from "@gelora/person/encoded-password.ts";
import { type CallFailure, failureIn } from "../../../platform/gateway/gateway-failures.ts";
import { callClub } from "../../../platform/session/club-client.ts";
import type { SignedInAccount } from "../parts/sign-in-steps.ts";
import { clubLoginDocument } from "./loyalty-documents.ts";

export type ClubLogin = { readonly mobile: string; readonly password: string };

export type ClubLoginOutcome =
  | { readonly kind: "signed in"; readonly account: SignedInAccount }
  /** The password is correct, but the card belongs to no account of the shop [LGN-15]. */
  | { readonly kind: "not linked" }
  /**
   * The documents' own errors say nothing [LGN-16, K16]: number and password belong to no account.
   */
  | { readonly kind: "refused" }
  /** Number and password may be correct: the club does not answer, or lets nobody in now. */
  | { readonly kind: "failed"; readonly failure: CallFailure };

/**
 * Codes of ours, which the documents do not know. To be silent about them would blame the password.
 */
const shownCodes = ["CARD_WAIT", "LINK_LOCKED", "BUSY", "UNKNOWN_ERROR"];

/** Logs in with number and password of the club's account [LGN-13, LGN-14]. */
export async function logInWithClub({ mobile, password }: ClubLogin): Promise<ClubLoginOutcome> {
  const result = await callClub(clubLoginDocument, { input: { mobile, password: encodePassword(password) } });
  if (!result.ok) return refusedBy(result.failure);
  const { success, waitSeconds, userAuthToken, userCode, ...answer } = result.value.mapClubLoginN;
  if (!success || !userAuthToken)
    return refusedBy(failureIn({ ...answer, errorDetails: waitSeconds ? { seconds: waitSeconds } : {} }));
  const { firstName, lastName, email, mobile: number, visitorUniqueKey } = answer;
  const account = {
    userAuthToken,
    visitorUniqueKey,
    account: email ?? number,
    firstName,
    lastName,
    email,
    mobile: number,
    userCode,
    memberCode: userCode,
    isVisitor: false,
    isGuest: false,
    isMapClubUser: true,
    mapclubBind: true,
  };
  return { kind: "signed in", account };
}

function refusedBy(failure: CallFailure): ClubLoginOutcome {
  if (failure.code === "501") return { kind: "not linked" };
  const isShown = failure.kind === "network" || failure.kind === "server" || shownCodes.includes(failure.code);
  return isShown ? { kind: "failed", failure } : { kind: "refused" };
}
