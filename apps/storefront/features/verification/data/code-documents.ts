import { graphql } from "../../../platform/document.ts";

export const sendCodeDocument = graphql(`
  query StorefrontSendCode($input: SendOtpInput!) {
    sendOtpToMember(input: $input) { success errorCode errorMessage message data { timeRemaining } }
  }
`);

export const verifyCodeDocument = graphql(`
  query StorefrontVerifyCode($input: VerifyOtpMemberInput!) {
    verifyOtpMember(input: $input) { success errorCode errorMessage message data { token } }
  }
`);

export const emailAvailabilityDocument = graphql(`
  query StorefrontEmailAvailability($input: EmailInput!) {
    checkAvailabilityEmail(input: $input) { success errorCode errorMessage message data { token } }
  }
`);

export const sendEmailCodeDocument = graphql(`
  query StorefrontSendEmailCode($input: TokenCheckAvailabilityEmailInput!) {
    memberEmailVerification(input: $input) { success errorCode errorMessage message data { status timeRemaining email } }
  }
`);

export const verifyEmailCodeDocument = graphql(`
  query StorefrontVerifyEmailCode($input: VerifyOtpEmailInput!) {
    verifyOtpEmail(input: $input) { success errorCode errorMessage message data { verified } }
  }
`);

export const resendEmailLinkDocument = graphql(`
  query StorefrontResendEmailLink($input: TokenVerifyOtpPhoneNoInput!) {
    resendLinkEmailVerification(input: $input) { success errorCode errorMessage message data { status timeRemaining email } }
  }
`);
