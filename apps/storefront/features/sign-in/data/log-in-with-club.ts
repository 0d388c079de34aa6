import { encodePassword } from "@gelora/person/encoded-password.ts";
import { callClub } from "../../../platform/session/club-client.ts";
import type { SignedInAccount } from "../parts/sign-in-steps.ts";
import { clubLoginDocument } from "./loyalty-documents.ts";

export type ClubLogin = { readonly mobile: string; readonly password: string };

export type ClubLoginOutcome =
  | { readonly kind: "signed in"; readonly account: SignedInAccount }
  /** The password is correct, but the card belongs to no account of the shop [LGN-15]. */
  | { readonly kind: "not linked" }
  /** Everything else says nothing [LGN-16, K16]. */
  | { readonly kind: "refused" };

/** Logs in with number and password of the club's account [LGN-13, LGN-14]. */
export async function logInWithClub({ mobile, password }: ClubLogin): Promise<ClubLoginOutcome> {
  const result = await callClub(clubLoginDocument, { input: { mobile, password: encodePassword(password) } });
  if (!result.ok) return { kind: result.failure.code === "501" ? "not linked" : "refused" };
  const { success, code, userAuthToken, userCode, email, mobile: number, ...person } = result.value.mapClubLoginN;
  if (code === "501") return { kind: "not linked" };
  if (!success || !userAuthToken) return { kind: "refused" };
  const { firstName, lastName, visitorUniqueKey } = person;
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
