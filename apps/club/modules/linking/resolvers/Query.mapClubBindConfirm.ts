import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { accountOfCaller } from "../../identity/identity.ts";
import { confirmLink } from "../use-cases/confirm-link.ts";
import { refusal } from "./refusal.ts";

export const mapClubBindConfirm: QueryResolvers["mapClubBindConfirm"] = async (_parent, { input }, context) => {
  const confirmation = { mobile: input.mobile, ticket: input.thirdId };
  const outcome = await confirmLink(context, await accountOfCaller(context), confirmation, { replaces: false });
  if (!outcome.ok) throw refusal(outcome.failure);
  return { success: true };
};
