import { encodePassword } from "@gelora/person/encoded-password.ts";
import type { Document } from "../../../platform/gateway/document.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { type CallFailure, failureOfResult, type Result } from "../../../platform/gateway/gateway-failures.ts";
import { callClub } from "../../../platform/session/club-client.ts";
import type { LinkDetails, LinkEvent } from "../model/link-dialog.ts";
import { bindAccountDocument, bindConfirmDocument, switchBindDocument, unbindDocument } from "./loyalty-documents.ts";

const notLinkedCode = "501";

/** Checks number and password at the club [LNK-11]. @param mobile the digits after +62 */
export async function checkAccount(mobile: string, password: string): Promise<LinkEvent> {
  const input = { mobile, password: encodePassword(password) };
  const result = await askClub(bindAccountDocument, { input }, (answer) => answer.mapClubBindAccount);
  if (!result.ok)
    return isUnknown(result.failure) ? { name: "unknown" } : { name: "notChecked", failure: result.failure };
  const { firstName, lastName, thirdId, thirdExist, cardHasAccount, accountHasCard, isGuest } = result.value;
  const details: LinkDetails = {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    mobile: result.value.mobile || mobile,
    thirdId: thirdId ?? "",
    thirdExist: thirdExist ?? false,
    cardHasAccount: cardHasAccount ?? false,
    accountHasCard: accountHasCard ?? false,
    isValid: true,
    isGuest: isGuest ?? false,
  };
  return { name: "found", details };
}

/** Links, or switches what is linked elsewhere [LNK-14, LNK-15]. */
export async function linkAccount({ mobile, thirdId, thirdExist }: LinkDetails): Promise<LinkEvent> {
  const input = { mobile, thirdId };
  const result = thirdExist
    ? await askClub(switchBindDocument, { input }, (answer) => answer.mapClubSwitchBind)
    : await askClub(bindConfirmDocument, { input }, (answer) => answer.mapClubBindConfirm);
  if (result.ok) return { name: "linked" };
  const { failure } = result;
  if (failure.code === "LINKED_ELSEWHERE") return { name: "foundLinked" };
  if (failure.code === "LINK_TICKET_EXPIRED" || failure.code === "LINKED_MEANWHILE")
    return { name: "expired", failure };
  return isUnknown(failure) ? { name: "unknown" } : { name: "notLinked", failure };
}

/** Unlinks [LNK-19]; an account that is not linked any more is as wanted. */
export async function unlinkAccount(): Promise<LinkEvent> {
  const result = await askClub(unbindDocument, {}, (answer) => answer.mapClubUnbind);
  if (result.ok || result.failure.code === notLinkedCode) return { name: "unlinked" };
  return { name: "notUnlinked", failure: result.failure };
}

/** Either of the two says that the club has no such account [LNK-17]. */
function isUnknown({ code, message }: CallFailure): boolean {
  return code === "510" || message === "Mobile Phone not registered in Mapclub";
}

/** Calls the club for a flat result, whose own refusal is a failure like any other. */
async function askClub<Answer, Variables, Flat extends Result>(
  document: Document<Answer, Variables>,
  variables: Variables,
  flatOf: (answer: Answer) => Flat,
): Promise<CallResult<Flat>> {
  const result = await callClub(document, variables);
  if (!result.ok) return result;
  const flat = flatOf(result.value);
  const failure = failureOfResult(flat);
  return failure ? { ok: false, failure } : { ok: true, value: flat };
}
