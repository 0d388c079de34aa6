import { compactBirthDate, shownBirthDate } from "@gelora/person/birth-date.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { openRegistration, type Registration } from "../use-cases/open-registration.ts";

export const validateTokenDetailRegistration: QueryResolvers["validateTokenDetailRegistration"] = async (
  _parent,
  { input },
  context,
) => {
  const { platform } = context;
  const outcome = await openRegistration(context, input.tokenVerifyOtpPhoneNo);
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [recordOf(outcome.value)] };
};

/**
 * [REG-34] The record is the shop's; of the club's card come its code, tier and consent [CLB-08].
 */
function recordOf({ mobile, record, isOwn, card, hasPassword }: Registration) {
  const { birthDate } = record ?? {};
  return {
    id: isOwn ? null : (record?.memberCode ?? null),
    loyaltyMemberId: card?.memberCode ?? null,
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
    enabled: isOwn,
    profileCompleted: record?.email !== undefined && birthDate !== undefined && record.gender !== undefined,
    passwordGenerated: hasPassword,
    primaryTierCode: card?.tierCode ?? null,
    mapclubDataConsent: card?.hasDataConsent ?? false,
    profileCompleteDate: null,
  };
}
