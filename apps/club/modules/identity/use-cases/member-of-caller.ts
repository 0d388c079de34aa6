import { failureMessages, sessionEndedCode, sessionEndedMessages } from "@gelora/outcomes/failure-codes.ts";
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
 * The caller's account at the shop.
 * @throws GraphQLError with code 0002 without a session, ACCOUNT_NEEDED for a guest, also for one
 * with a guest account [SES-06, SES-14, K04, K18]
 */
export async function accountOfCaller({ caller }: RequestContext): Promise<string> {
  const principal = await caller();
  if (!principal)
    throw new GraphQLError(sessionEndedMessages["en-US"], { extensions: { code: sessionEndedCode, details: {} } });
  if (principal.kind !== "member")
    throw new GraphQLError(failureMessages.ACCOUNT_NEEDED, { extensions: { code: "ACCOUNT_NEEDED", details: {} } });
  return principal.code;
}

/**
 * The member that the caller's account at the shop is linked to.
 * @returns undefined for an account without a member
 * @throws GraphQLError as `accountOfCaller` does
 */
export async function memberOfCaller(context: RequestContext): Promise<Member | undefined> {
  const { platform } = context;
  const accountCode = await accountOfCaller(context);
  return callingMembers.of(platform).find(accountCode, () => findMemberOfAccount(platform, accountCode));
}

/** The account's link has changed: this process shows it at once, every other within a second. */
export function forgetMemberOfAccount(platform: Platform, accountCode: string): void {
  callingMembers.of(platform).drop(accountCode);
}
