import { graphql } from "../../../platform/gateway/document.ts";

export const socialSettingsDocument = graphql(`
  query socialSettings {
    socialSettings { googleClientId facebookAppId facebookSdkUrl facebookVersion }
  }
`);

export const startGoogleDocument = graphql(`
  mutation startGoogleLogin($input: StartGoogleLoginInput!) {
    startGoogleLogin(input: $input) { success errorCode errorMessage errorDetails data { address } }
  }
`);

export const finishGoogleDocument = graphql(`
  mutation finishGoogleLogin($input: FinishGoogleLoginInput!) {
    finishGoogleLogin(input: $input) {
      success errorCode errorMessage errorDetails
      data { thirdToken thirdId email firstName lastName redirectUrl }
    }
  }
`);

export const thirdPartyLoginDocument = graphql(`
  query loginByThirdPartyMc($input: ThirdPartyLoginInput!) {
    loginByThirdPartyMc(input: $input) {
      success code message errorDetails thirdExist userCode mobile thirdId firstName lastName email userAuthToken
      clubLinkedElsewhere
    }
  }
`);
