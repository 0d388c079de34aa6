import { failure } from "@gelora/outcomes/outcome.ts";
import type { GraphQLError } from "graphql";
import { flatRefusal, refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { limitSocialSignIns } from "../use-cases/limit-social-sign-ins.ts";
import { logInByThirdParty, type ThirdPartyLogin } from "../use-cases/log-in-by-third-party.ts";

/**
 * Of the input only the token counts, and the id if it contradicts the token: names and addresses
 * come from the provider [AC-17].
 */
export const loginByThirdPartyMc: QueryResolvers["loginByThirdPartyMc"] = async (_parent, { input }, context) => {
  const limit = await limitSocialSignIns(context);
  const given = { channel: input.thirdChannel, token: input.thirdToken, claimedId: input.thirdId };
  const outcome = limit.ok ? await logInByThirdParty(context, given) : limit;
  if (!outcome.ok) return flatRefusal(outcome.failure);
  if (outcome.value.kind === "new") throw newMember(outcome.value);
  const { member, token, identity, isCardElsewhere } = outcome.value;
  return {
    success: true,
    code: "SUCCESS",
    thirdExist: true,
    userCode: member.memberCode,
    mobile: member.mobile,
    thirdId: identity.subject,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    userAuthToken: token,
    clubLinkedElsewhere: isCardElsewhere,
  };
};

/** By the specification the client recognises a new member by an error's message [SOC-05, K17]. */
function newMember({ identity, ticket }: Extract<ThirdPartyLogin, { kind: "new" }>): GraphQLError {
  const { email, emailVerified, firstName, lastName } = identity;
  return refusalError(failure("NEW_MEMBER", { tokenSS: ticket, email, emailVerified, firstName, lastName }).failure);
}
