import { graphql, type ResultOf } from "../../../platform/gateway/document.ts";

export const userDetailDocument = graphql(`
  query getUserInfoDetail {
    getUserInfoDetail {
      userCode firstName lastName email mobile whatsApp gender birthDate mapclubBind passwordSet
      thirdIds { thirdChannel thirdId }
    }
  }
`);

export type UserDetail = NonNullable<ResultOf<typeof userDetailDocument>["getUserInfoDetail"]>;

export const updateProfileDocument = graphql(`
  mutation updateMemberProfile($input: UpdateMemberProfileInput!) {
    updateMemberProfile(input: $input) { success mobile code message errorDetails }
  }
`);

export const updateProfileCustomDocument = graphql(`
  mutation updateMemberProfileCustom($input: UpdateMemberProfileInput!) {
    updateMemberProfileCustom(input: $input) { success mobile code message errorDetails }
  }
`);

export const confirmIdentityDocument = graphql(`
  mutation confirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const changePasswordDocument = graphql(`
  mutation changePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const passwordLinkDocument = graphql(`
  mutation requestPasswordReset_account($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const preferencesDocument = graphql(`
  query querySSUserInfo($userCode: String!) {
    querySSUserInfo(userCode: $userCode) {
      success errorCode errorMessage errorDetails
      data { userCode emailSubscribe whatsappSubscribe newsSubscribe }
    }
  }
`);

export const keepPreferencesDocument = graphql(`
  mutation synSSUserInfo($input: SyncUserInfoInput!) {
    synSSUserInfo(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const sessionsDocument = graphql(`
  query sessionList { sessionList { sessionId device since lastSeen current } }
`);

export type SessionInfo = ResultOf<typeof sessionsDocument>["sessionList"][number];

export const endSessionDocument = graphql(`
  mutation endSession($sessionId: ID!) { endSession(sessionId: $sessionId) { success errorCode errorMessage errorDetails } }
`);

export const endOtherSessionsDocument = graphql(`
  mutation endOtherSessions { endOtherSessions { success errorCode errorMessage errorDetails } }
`);
