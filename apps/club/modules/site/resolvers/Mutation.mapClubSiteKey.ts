import type { MemberPage } from "@gelora/contracts/site-page.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import { GraphQLError } from "graphql";
import type { LoyaltySitePage, MutationResolvers } from "../../../platform/schema.generated.ts";
import { memberOfCaller, notLinked } from "../../identity/identity.ts";
import { issueSiteKey } from "../use-cases/issue-site-key.ts";

const pages: Readonly<Record<LoyaltySitePage, MemberPage>> = { PIN: "pin", CARD: "card", POINTS: "points" };

export const mapClubSiteKey: MutationResolvers["mapClubSiteKey"] = async (_parent, { input }, context) => {
  const member = await memberOfCaller(context);
  const principal = await context.caller();
  if (!member || !principal) return notLinked(context.language);
  const { memberCode } = member;
  const visitor = { memberCode, accountCode: principal.code };
  const issued = await issueSiteKey(context.platform, visitor, pages[input.page]);
  if (!issued.ok) {
    const { code, details } = issued.failure;
    throw new GraphQLError(refusalMessage(issued.failure), { extensions: { code, details } });
  }
  return { success: true, userCode: memberCode, token: issued.value };
};
