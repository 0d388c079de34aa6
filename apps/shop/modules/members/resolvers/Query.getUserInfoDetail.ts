import { compactBirthDate } from "@gelora/person/birth-date.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { isMemberSession } from "../../../platform/session.ts";
import { type OwnDetail, showOwnDetail } from "../use-cases/show-own-detail.ts";

/** The member's own details [OPS-32, SOC-10, K35]; guests have none. */
export const getUserInfoDetail: QueryResolvers["getUserInfoDetail"] = async (_parent, _input, context) => {
  const session = sessionOf(context);
  const detail = isMemberSession(session) ? await showOwnDetail(context.platform, session.accountCode) : undefined;
  return detail ? detailOf(detail) : null;
};

function detailOf({ member, hasPassword, isCardComing, identities }: OwnDetail) {
  return {
    userCode: member.memberCode,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email ?? null,
    mobile: member.mobile ?? null,
    whatsApp: member.whatsapp ?? null,
    gender: member.gender ?? null,
    birthDate: member.birthDate ? compactBirthDate(member.birthDate) : null,
    mapclubBind: member.loyaltyMemberId !== undefined,
    isCardComing,
    passwordSet: hasPassword,
    thirdIds: identities.map(({ channel, subject }) => ({ thirdChannel: channel, thirdId: subject })),
  };
}
