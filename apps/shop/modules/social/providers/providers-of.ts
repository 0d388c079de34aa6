import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { ShopConfiguration } from "../../../platform/configuration.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createFacebook } from "./facebook/facebook.ts";
import { createGoogle } from "./google/google.ts";
import type { FacebookProvider, GoogleProvider } from "./social-providers.ts";

/** A provider that is undefined is not offered. */
export type SocialProviders = {
  readonly google: GoogleProvider | undefined;
  readonly facebook: FacebookProvider | undefined;
};

/** The configured providers. */
export const socialProviders = platformPart(
  "the social providers",
  ({ configuration }: Platform): SocialProviders => ({
    google: googleOf(configuration),
    facebook: facebookOf(configuration),
  }),
);

function googleOf(configuration: ShopConfiguration): GoogleProvider | undefined {
  if (configuration.GOOGLE_CLIENT_ID === "") return undefined;
  return createGoogle({
    issuer: configuration.GOOGLE_ISSUER,
    clientId: configuration.GOOGLE_CLIENT_ID,
    clientSecret: configuration.GOOGLE_CLIENT_SECRET,
    allowsPlainHttp: configuration.GELORA_ENVIRONMENT !== "production",
    breaker: createCircuitBreaker("google"),
  });
}

function facebookOf(configuration: ShopConfiguration): FacebookProvider | undefined {
  if (configuration.FACEBOOK_APP_ID === "") return undefined;
  return createFacebook({
    url: configuration.FACEBOOK_GRAPH_URL,
    appId: configuration.FACEBOOK_APP_ID,
    appSecret: configuration.FACEBOOK_APP_SECRET,
    breaker: createCircuitBreaker("facebook"),
  });
}
