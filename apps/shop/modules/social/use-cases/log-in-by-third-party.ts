import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { isCardLinkedElsewhere } from "../../club-link/club-link.ts";
import { signMemberIn } from "../../identity/identity.ts";
import {
  findMember,
  findMemberByEmail,
  findMemberByIdentity,
  followLanguage,
  linkIdentity,
  type Member,
  savePendingIdentity,
} from "../../members/members.ts";
import { flowOf, recordVerifiedEmail } from "../../verification/verification.ts";
import { type IdentityMatch, matchOf } from "../domain/identity-match.ts";
import type { ProvenIdentity } from "../providers/social-providers.ts";
import { type Proven, proveIdentity, type ThirdPartyToken } from "./prove-identity.ts";

export type ThirdPartyLogin =
  | {
      readonly kind: "member";
      readonly member: Member;
      readonly token: string;
      readonly identity: ProvenIdentity;
      /** The member's card of the club is linked to another account [SOC-09]. */
      readonly isCardElsewhere: boolean;
    }
  /** `ticket` is used by the sign-up, as tokenSS. */
  | { readonly kind: "new"; readonly identity: ProvenIdentity; readonly ticket: string };

type Settled = { readonly memberCode: string } | { readonly ticket: string };

/**
 * Signs in a person authenticated by a provider [SOC-03 to SOC-08, Q28]. The provider is called
 * first, outside any transaction. Then one transaction uses up the token by a conditional write and
 * decides; (issuer, subject) is unique, so two concurrent sign-ins link an identity to one member
 * (I-15).
 */
export async function logInByThirdParty(
  context: RequestContext,
  given: ThirdPartyToken,
): Promise<Outcome<ThirdPartyLogin>> {
  const { platform } = context;
  const proven = await proveIdentity(platform, given);
  if (!proven.ok) return proven;
  const settled = await platform.database.transaction(() => settle(context, proven.value));
  if (!settled.ok) return settled;
  const { identity } = proven.value;
  if ("ticket" in settled.value) return success({ kind: "new", identity, ticket: settled.value.ticket });
  const member = await findMember(platform, settled.value.memberCode);
  if (!member) return failure("SOCIAL_FAILED");
  const { token } = await signMemberIn(context, member.memberCode);
  await followLanguage(platform, member, context.language);
  return success({
    kind: "member",
    member,
    token,
    identity,
    isCardElsewhere: await hasCardElsewhere(platform, member),
  });
}

/** Only of a number that the member has verified, and an account that is not linked itself. */
async function hasCardElsewhere(platform: Platform, member: Member): Promise<boolean> {
  const { memberCode: accountCode, mobile, mobileVerified, loyaltyMemberId } = member;
  if (loyaltyMemberId !== undefined || mobile === undefined || !mobileVerified) return false;
  return isCardLinkedElsewhere(platform, { accountCode, mobile });
}

async function settle(context: RequestContext, { identity, spend }: Proven): Promise<Outcome<Settled>> {
  const { platform } = context;
  const flow = flowOf(context);
  if (!(await spend(flow))) return failure("SOCIAL_FAILED");
  const match = await matchHere(context, identity);
  switch (match.kind) {
    case "known":
      return success({ memberCode: match.memberCode });
    case "linkable": {
      const linked = await linkIdentity(platform, match.memberCode, identity);
      return linked.ok ? success({ memberCode: match.memberCode }) : linked;
    }
    case "not-linkable":
      return failure("SOCIAL_NOT_LINKABLE");
    case "new": {
      const { email, emailVerified } = identity;
      if (email !== undefined && emailVerified) await recordVerifiedEmail(platform, flow, email);
      return success({ ticket: await savePendingIdentity(platform, flow, identity) });
    }
  }
}

async function matchHere({ platform }: RequestContext, identity: ProvenIdentity): Promise<IdentityMatch> {
  const linked = await findMemberByIdentity(platform, identity);
  const withEmail = identity.email === undefined ? undefined : await findMemberByEmail(platform, identity.email);
  return matchOf({
    linkedMember: linked?.memberCode,
    memberWithEmail: withEmail?.memberCode,
    emailVerified: identity.emailVerified,
  });
}
