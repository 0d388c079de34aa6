import { hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { confirmEmailLink } from "./resolvers/Mutation.confirmEmailLink.ts";
import { registerMapclub } from "./resolvers/Mutation.registerMapclub.ts";
import { speedShopRegisterSSWithVerification } from "./resolvers/Mutation.speedShopRegisterSSWithVerification.ts";
import { speedShopRegisterSSWithVerificationNew } from "./resolvers/Mutation.speedShopRegisterSSWithVerificationNew.ts";
import { updateMemberProfile } from "./resolvers/Mutation.updateMemberProfile.ts";
import { updateMemberProfileCustom } from "./resolvers/Mutation.updateMemberProfileCustom.ts";
import { accountOverview } from "./resolvers/Query.accountOverview.ts";
import { checkAvailabilityEmail } from "./resolvers/Query.checkAvailabilityEmail.ts";
import { checkMobilePhoneAlreadyExist } from "./resolvers/Query.checkMobilePhoneAlreadyExist.ts";
import { checkMobilePhoneAlreadyExistInMapclub } from "./resolvers/Query.checkMobilePhoneAlreadyExistInMapclub.ts";
import { getUserInfoDetail } from "./resolvers/Query.getUserInfoDetail.ts";
import { resendLinkEmailVerification } from "./resolvers/Query.resendLinkEmailVerification.ts";
import { userInfo } from "./resolvers/Query.userInfo.ts";
import { validateEmail } from "./resolvers/Query.validateEmail.ts";
import { validateReferralCode } from "./resolvers/Query.validateReferralCode.ts";
import { validateTokenDetailRegistration } from "./resolvers/Query.validateTokenDetailRegistration.ts";
import { mountServiceLinks } from "./service-links.ts";
import { deleteExpiredEmailLinks } from "./storage/email-links.ts";
import * as createMembers from "./storage/migrations/0001-create-members.ts";
import * as collateCodes from "./storage/migrations/0002-collate-codes.ts";
import * as joinTheClub from "./storage/migrations/0003-join-the-club.ts";
import * as knowClubLinks from "./storage/migrations/0004-know-club-links.ts";
import * as findClaims from "./storage/migrations/0005-find-claims.ts";
import { deleteExpiredPendingIdentities } from "./storage/pending-identities.ts";
import { clubJoiningTopic, deliverJoining } from "./use-cases/ask-to-join.ts";
import { lookupLimits } from "./use-cases/limit-lookups.ts";
import { deliverEmailLink, emailLinkTopic } from "./use-cases/mail-email-link.ts";
import { signUpLimit } from "./use-cases/prove-sign-up.ts";

export const membersModule: ShopModule = {
  name: "members",
  migrations: {
    "0001-create-members": createMembers,
    "0002-collate-codes": collateCodes,
    "0003-join-the-club": joinTheClub,
    "0004-know-club-links": knowClubLinks,
    "0005-find-claims": findClaims,
  },
  routes: mountServiceLinks,
  parts: [lookupLimits, signUpLimit],
  resolvers: {
    Query: {
      accountOverview,
      checkAvailabilityEmail,
      checkMobilePhoneAlreadyExist,
      checkMobilePhoneAlreadyExistInMapclub,
      getUserInfoDetail,
      resendLinkEmailVerification,
      userInfo,
      validateEmail,
      validateReferralCode,
      validateTokenDetailRegistration,
    },
    Mutation: {
      confirmEmailLink,
      registerMapclub,
      speedShopRegisterSSWithVerification,
      speedShopRegisterSSWithVerificationNew,
      updateMemberProfile,
      updateMemberProfileCustom,
    },
  },
  outboxHandlers: (platform) => ({
    [emailLinkTopic]: (message) => deliverEmailLink(platform, message),
    [clubJoiningTopic]: (message) => deliverJoining(platform, message),
  }),
  recurringTasks: (platform) => [
    {
      name: "delete expired tickets and links",
      every: hours(1),
      run: async () => {
        await deleteExpiredPendingIdentities(platform);
        await deleteExpiredEmailLinks(platform);
      },
    },
  ],
};
