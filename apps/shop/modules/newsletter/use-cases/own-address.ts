import { foldEmail } from "@gelora/locale/email.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findMember } from "../../members/members.ts";

/** The verified address of the member who calls, folded; undefined for everyone else. */
export async function ownAddress({ platform, session }: RequestContext): Promise<string | undefined> {
  if (session?.kind !== "member") return undefined;
  const member = await findMember(platform, session.accountCode);
  return member?.email && member.emailVerified ? foldEmail(member.email) : undefined;
}
