import { graphql, type ResultOf } from "../../../platform/document.ts";

export const userDetailDocument = graphql(`
  query AccountUserDetail {
    getUserInfoDetail {
      userCode firstName lastName email mobile whatsApp gender birthDate mapclubBind passwordSet
      thirdIds { thirdChannel thirdId }
    }
  }
`);

export type UserDetail = NonNullable<ResultOf<typeof userDetailDocument>["getUserInfoDetail"]>;

export const updateProfileDocument = graphql(`
  mutation AccountUpdateProfile($input: UpdateMemberProfileInput!) {
    updateMemberProfile(input: $input) { success mobile code message }
  }
`);

export const updateProfileCustomDocument = graphql(`
  mutation AccountUpdateProfileCustom($input: UpdateMemberProfileInput!) {
    updateMemberProfileCustom(input: $input) { success mobile code message }
  }
`);

export const confirmIdentityDocument = graphql(`
  mutation AccountConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) { success errorCode errorMessage }
  }
`);

export const changePasswordDocument = graphql(`
  mutation AccountChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) { success errorCode errorMessage }
  }
`);

export const passwordLinkDocument = graphql(`
  mutation AccountPasswordLink($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) { success errorCode errorMessage }
  }
`);

export const preferencesDocument = graphql(`
  query AccountPreferences($userCode: String!) {
    querySSUserInfo(userCode: $userCode) {
      success errorCode errorMessage
      data { userCode emailSubscribe whatsappSubscribe newsSubscribe }
    }
  }
`);

export const keepPreferencesDocument = graphql(`
  mutation AccountKeepPreferences($input: SyncUserInfoInput!) {
    synSSUserInfo(input: $input) { success errorCode errorMessage }
  }
`);

export const sessionsDocument = graphql(`
  query AccountSessions { sessionList { sessionId device since lastSeen current } }
`);

export type SessionInfo = ResultOf<typeof sessionsDocument>["sessionList"][number];

export const endSessionDocument = graphql(`
  mutation AccountEndSession($sessionId: ID!) { endSession(sessionId: $sessionId) { success errorCode errorMessage } }
`);

export const endOtherSessionsDocument = graphql(`
  mutation AccountEndOtherSessions { endOtherSessions { success errorCode errorMessage } }
`);
