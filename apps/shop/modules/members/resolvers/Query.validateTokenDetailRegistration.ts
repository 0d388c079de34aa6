import { compactBirthDate, shownBirthDate } from "@gelora/person/birth-date.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { flowOf } from "../../verification/verification.ts";
import { openRegistration, type Registration } from "../use-cases/open-registration.ts";

export const validateTokenDetailRegistration: QueryResolvers["validateTokenDetailRegistration"] = async (
  _parent,
  { input },
  context,
) => {
  const { platform } = context;
  const outcome = await openRegistration(platform, flowOf(context), input.tokenVerifyOtpPhoneNo);
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [recordOf(outcome.value)] };
};

/** [REG-34] Fields that only the club knows stay empty: the record is the shop's. */
function recordOf({ mobile, record, hasPassword }: Registration) {
  const { birthDate } = record ?? {};
  return {
    id: record?.memberCode ?? null,
    loyaltyMemberId: null,
    email: record?.email ?? null,
    phone: mobile,
    firstName: record?.firstName ?? null,
    lastName: record?.lastName ?? null,
    birthDate: birthDate ? compactBirthDate(birthDate) : null,
    birthDateLabel: birthDate ? shownBirthDate(birthDate) : null,
    city: null,
    gender: record?.gender ?? null,
    phoneVerified: true,
    emailVerified: record?.emailVerified ?? false,
    enabled: false,
    profileCompleted: record?.email !== undefined && birthDate !== undefined && record.gender !== undefined,
    passwordGenerated: hasPassword,
    primaryTierCode: null,
    mapclubDataConsent: false,
    profileCompleteDate: null,
  };
}
