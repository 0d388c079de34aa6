import { graphql } from "../../../platform/gateway/document.ts";

export const sendCodeDocument = graphql(`
  query sendOtpToMember($input: SendOtpInput!) {
    sendOtpToMember(input: $input) { success errorCode errorMessage errorDetails message data { timeRemaining } }
  }
`);

export const verifyCodeDocument = graphql(`
  query verifyOtpMember($input: VerifyOtpMemberInput!) {
    verifyOtpMember(input: $input) { success errorCode errorMessage errorDetails message data { token } }
  }
`);

export const emailAvailabilityDocument = graphql(`
  query checkAvailabilityEmail($input: EmailInput!) {
    checkAvailabilityEmail(input: $input) { success errorCode errorMessage errorDetails message data { token } }
  }
`);

export const sendEmailCodeDocument = graphql(`
  query memberEmailVerification($input: TokenCheckAvailabilityEmailInput!) {
    memberEmailVerification(input: $input) { success errorCode errorMessage errorDetails message data { status timeRemaining email } }
  }
`);

export const verifyEmailCodeDocument = graphql(`
  query verifyOtpEmail($input: VerifyOtpEmailInput!) {
    verifyOtpEmail(input: $input) { success errorCode errorMessage errorDetails message data { verified } }
  }
`);

export const resendEmailLinkDocument = graphql(`
  query resendLinkEmailVerification($input: TokenVerifyOtpPhoneNoInput!) {
    resendLinkEmailVerification(input: $input) { success errorCode errorMessage errorDetails message data { status timeRemaining email } }
  }
`);
