import { graphql } from "../../../platform/document.ts";

export const guestLoginDocument = graphql(`
  mutation StorefrontGuestLogin($input: GuestLoginInput!) {
    guestLogin(input: $input) {
      success errorCode errorMessage
      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }
    }
  }
`);

export const loginDocument = graphql(`
  mutation StorefrontLogin($input: LoginInput!) {
    login(input: $input) {
      success errorCode errorMessage
      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }
    }
  }
`);

export const requestPasswordResetDocument = graphql(`
  mutation StorefrontRequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) { success errorCode errorMessage }
  }
`);

export const resetPasswordDocument = graphql(`
  mutation StorefrontResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) { success errorCode errorMessage }
  }
`);
