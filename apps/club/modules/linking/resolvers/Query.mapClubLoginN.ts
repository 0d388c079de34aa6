import type { Language } from "@gelora/locale/language.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import type { LoyaltyLoginResult, QueryResolvers } from "../../../platform/schema.generated.ts";
import { notLinked } from "../../identity/identity.ts";
import { type ClubLogin, logInWithClub } from "../use-cases/log-in.ts";
import { readCredentials } from "./read-credentials.ts";
import { unknownCard } from "./unknown-card.ts";

/** Clients are silent about the codes of the documents other than 501 [LGN-15, LGN-16]. */
export const mapClubLoginN: QueryResolvers["mapClubLoginN"] = async (_parent, { input }, context) => {
  const credentials = readCredentials(input);
  const outcome = credentials.ok ? await logInWithClub(context, credentials.value) : credentials;
  if (outcome.ok) return answerOf(outcome.value, context.language);
  const { code, details } = outcome.failure;
  return {
    success: false,
    code,
    waitSeconds: code === "CARD_WAIT" ? details.seconds : null,
    message: refusalMessage(outcome.failure, context.language),
  };
};

function answerOf(login: ClubLogin, language: Language): LoyaltyLoginResult {
  if (login.result === "unknown") return unknownCard;
  if (login.result === "not linked") return notLinked(language);
  const { member, session } = login;
  return {
    success: true,
    userCode: session.userCode,
    email: session.email,
    firstName: session.firstName,
    lastName: session.lastName,
    mobile: session.mobile,
    orgCode: "mapclub",
    userType: member.status === "GUEST" ? "GUEST" : "MEMBER",
    passwordSet: true,
    userAuthToken: session.token,
    tenantCode: session.tenantCode,
    visitorUniqueKey: session.visitorUniqueKey,
  };
}
