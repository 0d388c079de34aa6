import { graphql } from "../../../platform/gateway/document.ts";

export const guestLoginDocument = graphql(`
  mutation guestLogin($input: GuestLoginInput!) {
    guestLogin(input: $input) {
      success errorCode errorMessage errorDetails
      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }
    }
  }
`);

export const loginDocument = graphql(`
  mutation login($input: LoginInput!) {
    login(input: $input) {
      success errorCode errorMessage errorDetails
      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }
    }
  }
`);

export const requestPasswordResetDocument = graphql(`
  mutation requestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const resetPasswordDocument = graphql(`
  mutation resetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) { success errorCode errorMessage errorDetails }
  }
`);
