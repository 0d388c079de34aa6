import { graphql } from "../../../platform/document.ts";

export const checkNumberDocument = graphql(`
  query StorefrontCheckNumber($input: MobileInput!) {
    checkMobilePhoneAlreadyExist(input: $input) { success errorCode errorMessage message }
  }
`);

export const memberRecordDocument = graphql(`
  query StorefrontMemberRecord($input: TokenVerifyOtpPhoneNoInput!) {
    validateTokenDetailRegistration(input: $input) {
      success errorCode errorMessage message
      data { id email emailVerified firstName lastName birthDateLabel gender }
    }
  }
`);

export const signUpDocument = graphql(`
  mutation StorefrontSignUp($input: SignUpInput!) {
    speedShopRegisterSSWithVerificationNew(input: $input) {
      success code errorCode errorMessage message
      data { memberCode token }
    }
  }
`);

export const synchroniseDocument = graphql(`
  mutation StorefrontSynchronise($input: SyncUserInfoInput!) {
    synSSUserInfo(input: $input) { success errorCode errorMessage message }
  }
`);

export const confirmEmailLinkDocument = graphql(`
  mutation StorefrontConfirmEmailLink($input: ConfirmEmailLinkInput!) {
    confirmEmailLink(input: $input) { success errorCode errorMessage message }
  }
`);
