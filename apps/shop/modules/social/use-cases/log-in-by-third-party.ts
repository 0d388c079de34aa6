import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { signIn } from "../../identity/identity.ts";
import {
  findMember,
  findMemberByEmail,
  findMemberByIdentity,
  keepPendingIdentity,
  linkIdentity,
  type Member,
} from "../../members/members.ts";
import { flowOf, recordVerifiedEmail } from "../../verification/verification.ts";
import { type Standing, standingOf } from "../domain/standing.ts";
import type { ProvenIdentity } from "../providers/social-providers.ts";
import { type Proven, proveIdentity, type ThirdPartyToken } from "./prove-identity.ts";

export type ThirdPartyLogin =
  | { readonly kind: "member"; readonly member: Member; readonly token: string; readonly identity: ProvenIdentity }
  /** `ticket` is what the sign-up spends, as tokenSS. */
  | { readonly kind: "new"; readonly identity: ProvenIdentity; readonly ticket: string };

type Settled = { readonly memberCode: string } | { readonly ticket: string };

/**
 * Signs in whom a provider vouches for [SOC-03 to SOC-08, Q28]. The provider is asked first, outside of any transaction. Then one transaction uses the token up by a conditional write and
 * decides; (issuer, subject) is unique, so that two sign-ins at once join an identity to one member (I-15).
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
  const { token } = await signIn(context, member.memberCode);
  return success({ kind: "member", member, token, identity });
}

async function settle(context: RequestContext, { identity, spend }: Proven): Promise<Outcome<Settled>> {
  const { platform } = context;
  const flow = flowOf(context);
  if (!(await spend(flow))) return failure("SOCIAL_FAILED");
  const standing = await standingHere(context, identity);
  switch (standing.kind) {
    case "known":
      return success({ memberCode: standing.memberCode });
    case "linkable": {
      const linked = await linkIdentity(platform, standing.memberCode, identity);
      return linked.ok ? success({ memberCode: standing.memberCode }) : linked;
    }
    case "not-linkable":
      return failure("SOCIAL_NOT_LINKABLE");
    case "new": {
      const { email, emailVerified } = identity;
      if (email !== undefined && emailVerified) await recordVerifiedEmail(platform, flow, email);
      return success({ ticket: await keepPendingIdentity(platform, flow, identity) });
    }
  }
}

async function standingHere({ platform }: RequestContext, identity: ProvenIdentity): Promise<Standing> {
  const linked = await findMemberByIdentity(platform, identity);
  const withEmail = identity.email === undefined ? undefined : await findMemberByEmail(platform, identity.email);
  return standingOf({
    linkedMember: linked?.memberCode,
    memberWithEmail: withEmail?.memberCode,
    emailVerified: identity.emailVerified,
  });
}
