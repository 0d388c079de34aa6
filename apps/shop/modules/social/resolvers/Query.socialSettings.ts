import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { facebookVersion } from "../providers/facebook/facebook.ts";

export const socialSettings: QueryResolvers["socialSettings"] = (_parent, _input, { platform: { configuration } }) => ({
  googleClientId: configuration.GOOGLE_CLIENT_ID,
  facebookAppId: configuration.FACEBOOK_APP_ID,
  facebookSdkUrl: configuration.FACEBOOK_SDK_URL,
  facebookVersion,
});
