import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { beginEmailCheck, flowOf } from "../../verification/verification.ts";
import { selectMemberByVerifiedEmail } from "../storage/members.ts";
import { isDayUsedUp, limitLookup } from "./limit-lookups.ts";

/**
 * Whether an address is available [EMV-01, EMV-02]. Neither an inactive record nor a claim keeps it
 * from a person who can read its mail (AC-16).
 * @returns the token of the check; EMAIL_TAKEN, EMAIL_INVALID, TOO_MANY_REQUESTS
 */
export async function checkEmail(context: RequestContext, typed: string): Promise<Outcome<string>> {
  const email = typed.trim();
  if (!isEmail(email)) return failure("EMAIL_INVALID");
  const limit = await limitLookup(context, "email");
  if (!limit.ok) return limit;
  const { platform } = context;
  const holder = await selectMemberByVerifiedEmail(platform, foldEmail(email));
  const token = await beginEmailCheck(platform, flowOf(context), email);
  const isTaken = holder?.status === "active" && !(await isDayUsedUp(platform, "email"));
  return isTaken ? failure("EMAIL_TAKEN") : success(token);
}
