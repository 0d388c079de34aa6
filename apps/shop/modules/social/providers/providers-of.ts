import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import type { ShopConfiguration } from "../../../platform/configuration.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createFacebook } from "./facebook/facebook.ts";
import { createGoogle } from "./google/google.ts";
import type { FacebookProvider, GoogleProvider } from "./social-providers.ts";

/** Undefined is not offered. */
export type SocialProviders = {
  readonly google: GoogleProvider | undefined;
  readonly facebook: FacebookProvider | undefined;
};

const providers = new WeakMap<ShopConfiguration, SocialProviders>();

/** The providers that the settings name. One set for each shop, because their circuit breakers remember. */
export function socialProvidersOf({ configuration }: Platform): SocialProviders {
  const known = providers.get(configuration);
  if (known) return known;
  const made = { google: googleOf(configuration), facebook: facebookOf(configuration) };
  providers.set(configuration, made);
  return made;
}

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
