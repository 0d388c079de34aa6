import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { accountOfCaller } from "../../identity/identity.ts";
import { bindAccount } from "../use-cases/bind-account.ts";
import { readCredentials } from "./read-credentials.ts";
import { refusal } from "./refusal.ts";
import { unknownCard } from "./unknown-card.ts";

export const mapClubBindAccount: QueryResolvers["mapClubBindAccount"] = async (_parent, { input }, context) => {
  const accountCode = await accountOfCaller(context);
  const credentials = readCredentials(input);
  const outcome = credentials.ok ? await bindAccount(context, accountCode, credentials.value) : credentials;
  if (!outcome.ok) throw refusal(outcome.failure);
  if (!outcome.value) return unknownCard;
  const { member, ticket, cardHasAccount, accountHasCard } = outcome.value;
  return {
    success: true,
    userCode: member.memberCode,
    firstName: member.firstName,
    lastName: member.lastName,
    mobile: member.mobile,
    thirdId: ticket,
    thirdExist: cardHasAccount || accountHasCard,
    cardHasAccount,
    accountHasCard,
    isGuest: member.status === "GUEST",
  };
};
