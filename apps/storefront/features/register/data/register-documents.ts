import { graphql } from "../../../platform/gateway/document.ts";

export const checkNumberDocument = graphql(`
  query checkMobilePhoneAlreadyExist($input: MobileInput!) {
    checkMobilePhoneAlreadyExist(input: $input) { success errorCode errorMessage errorDetails message }
  }
`);

export const memberRecordDocument = graphql(`
  query validateTokenDetailRegistration($input: TokenVerifyOtpPhoneNoInput!) {
    validateTokenDetailRegistration(input: $input) {
      success errorCode errorMessage errorDetails message
      data { id email emailVerified firstName lastName birthDateLabel gender }
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
