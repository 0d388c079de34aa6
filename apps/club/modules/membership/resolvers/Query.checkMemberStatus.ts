import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { lookUpMemberStatus } from "../use-cases/look-up-member-status.ts";

export const checkMemberStatus: QueryResolvers["checkMemberStatus"] = async (
  _parent,
  { phone },
  { platform, source, credentials },
) => {
  const outcome = await lookUpMemberStatus(platform, phone, { source, session: credentials?.token });
  if (!outcome.ok) {
    const { code, details } = outcome.failure;
    return { success: false, errorCode: code, message: refusalMessage(outcome.failure), errorDetails: details };
  }
  const member = outcome.value;
  return {
    success: true,
    statusUser: member.status,
    nimbusIdMasking: member.nimbusId ?? null,
    firstNameMasking: member.firstName ?? null,
    lastNameMasking: member.lastName ?? null,
    emailMasking: member.email ?? null,
    emailVerified: member.emailVerified ?? null,
    phoneVerified: member.phoneVerified ?? null,
  };
};
