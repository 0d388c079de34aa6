import { compactBirthDate } from "@gelora/person/birth-date.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { isMemberSession } from "../../../platform/session.ts";
import { hasPassword } from "../../passwords/passwords.ts";
import { findMember } from "../members.ts";
import { selectIdentities } from "../storage/identities.ts";

/** The member's own detail [OPS-32, SOC-10, K35]; guests have none. */
export const getUserInfoDetail: QueryResolvers["getUserInfoDetail"] = async (_parent, _input, context) => {
  const { platform } = context;
  const session = sessionOf(context);
  const member = isMemberSession(session) ? await findMember(platform, session.accountCode) : undefined;
  if (!member) return null;
  const { memberCode, birthDate } = member;
  const identities = await selectIdentities(platform, memberCode);
  return {
    userCode: memberCode,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email ?? null,
    mobile: member.mobile ?? null,
    whatsApp: member.whatsapp ?? null,
    gender: member.gender ?? null,
    birthDate: birthDate ? compactBirthDate(birthDate) : null,
    mapclubBind: false,
    passwordSet: await hasPassword(platform, memberCode),
    thirdIds: identities.map(({ channel, subject }) => ({ thirdChannel: channel, thirdId: subject })),
  };
};
