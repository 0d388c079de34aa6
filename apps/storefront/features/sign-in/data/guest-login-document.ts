import { graphql } from "../../../platform/document.ts";

export const guestLoginDocument = graphql(`
  mutation StorefrontGuestLogin($input: GuestLoginInput!) {
    guestLogin(input: $input) {
      success errorCode errorMessage
      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }
    }
  }
`);
