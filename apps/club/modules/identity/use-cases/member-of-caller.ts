import { failureMessages, sessionEndedCode } from "@gelora/outcomes/failure-codes.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { GraphQLError } from "graphql";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findMemberOfAccount, type Member } from "../../membership/membership.ts";
import { createBriefCache } from "../storage/brief-cache.ts";

/** Members whose account has just called. One without a member is looked up again each time. */
export const callingMembers = platformPart("the members who call", ({ clock }: Platform) =>
  createBriefCache<Member>(() => clock.now().getTime()),
);

/**
 * The member that the caller's account at the shop is linked to.
 * @returns undefined for an account without a member
 * @throws GraphQLError with code 0002 without a session, ACCOUNT_NEEDED for a guest [SES-06, K04]
 */
export async function memberOfCaller({ platform, caller }: RequestContext): Promise<Member | undefined> {
  const principal = await caller();
  if (!principal) throw new GraphQLError("Your session has ended.", { extensions: { code: sessionEndedCode } });
  if (principal.kind !== "member")
    throw new GraphQLError(failureMessages.ACCOUNT_NEEDED, { extensions: { code: "ACCOUNT_NEEDED", details: {} } });
  return callingMembers.of(platform).find(principal.code, () => findMemberOfAccount(platform, principal.code));
}
