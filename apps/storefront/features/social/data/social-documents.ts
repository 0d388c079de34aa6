import { graphql } from "../../../platform/document.ts";

export const socialSettingsDocument = graphql(`
  query StorefrontSocialSettings {
    socialSettings { googleClientId facebookAppId facebookSdkUrl facebookVersion }
  }
`);

export const startGoogleDocument = graphql(`
  mutation StorefrontStartGoogleLogin($input: StartGoogleLoginInput!) {
    startGoogleLogin(input: $input) { success errorCode errorMessage data { address } }
  }
`);

export const finishGoogleDocument = graphql(`
  mutation StorefrontFinishGoogleLogin($input: FinishGoogleLoginInput!) {
    finishGoogleLogin(input: $input) {
      success errorCode errorMessage
      data { thirdToken thirdId email firstName lastName redirectUrl }
    }
  }
`);

export const thirdPartyLoginDocument = graphql(`
  query StorefrontLoginByThirdParty($input: ThirdPartyLoginInput!) {
    loginByThirdPartyMc(input: $input) {
      success code message thirdExist userCode mobile thirdId firstName lastName email userAuthToken
    }
  }
`);
