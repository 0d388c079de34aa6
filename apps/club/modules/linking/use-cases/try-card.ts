import { type Outcome } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { type Member, selectMemberByMobile } from "../../membership/membership.ts";
import { checkPassword } from "../../passwords/passwords.ts";

/** A card's number and password, both as typed. */
export type Credentials = { readonly mobile: string; readonly password: string };

/**
 * Compares a card's password. A number without a card, and a card that is not active, get the same
 * answer as a wrong password, after the same work.
 * @param mobile the digits after +62
 * @param whenRight follows a correct password, in its transaction
 */
export async function tryCard(
  { platform, source, credentials }: RequestContext,
  { mobile, password }: Credentials,
  whenRight: (member: Member, passwordVersion: number) => Promise<void>,
): Promise<Outcome<boolean>> {
  const found = await selectMemberByMobile(platform, mobile);
  const member = found?.status === "INACTIVE" ? undefined : found;
  const guesser = { mobile, session: credentials?.token, source };
  return checkPassword(platform, { ...guesser, memberCode: member?.memberCode, password }, async (version) => {
    if (member) await whenRight(member, version);
  });
}
