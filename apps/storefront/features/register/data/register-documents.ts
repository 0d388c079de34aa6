import { graphql } from "../../../platform/gateway/document.ts";

export const checkNumberDocument = graphql(`
  query checkMobilePhoneAlreadyExist($input: MobileInput!) {
    checkMobilePhoneAlreadyExist(input: $input) { success errorCode errorMessage errorDetails message }
  }
`);

export const checkClubNumberDocument = graphql(`
  query checkMobilePhoneAlreadyExistInMapclub($input: MobileInput!) {
    checkMobilePhoneAlreadyExistInMapclub(input: $input) { success errorCode errorMessage errorDetails message }
  }
`);

export const referralDocument = graphql(`
  query validateReferralCode($input: ReferralCodeInput!) {
    validateReferralCode(input: $input) {
      success errorCode errorMessage errorDetails message
      data { fullName referralCode }
    }
  }
`);

export const registerMapclubDocument = graphql(`
  mutation registerMapclub($input: SignUpInput!) {
    registerMapclub(input: $input) {
      success code errorCode errorMessage errorDetails message
      data { memberCode token status }
    }
  }
`);

export const memberRecordDocument = graphql(`
  query validateTokenDetailRegistration($input: TokenVerifyOtpPhoneNoInput!) {
    validateTokenDetailRegistration(input: $input) {
      success errorCode errorMessage errorDetails message
      data { id email emailVerified firstName lastName birthDateLabel gender loyaltyMemberId mapclubDataConsent }
    }
  }
`);

export const signUpDocument = graphql(`
  mutation speedShopRegisterSSWithVerificationNew($input: SignUpInput!) {
    speedShopRegisterSSWithVerificationNew(input: $input) {
      success code errorCode errorMessage errorDetails message
      data { memberCode token }
    }
  }
`);

export const synchroniseDocument = graphql(`
  mutation synSSUserInfo_signUp($input: SyncUserInfoInput!) {
    synSSUserInfo(input: $input) { success errorCode errorMessage errorDetails message }
  }
`);

export const confirmEmailLinkDocument = graphql(`
  mutation confirmEmailLink($input: ConfirmEmailLinkInput!) {
    confirmEmailLink(input: $input) { success errorCode errorMessage errorDetails message }
  }
`);
