import { browserSettingsOf, type StorefrontConfiguration } from "../platform/configuration.ts";
import { environments } from "../platform/environment.ts";
import type { AllowedOrigins } from "./page-security.ts";

/** The outside addresses that pages may call and send forms to, from the settings of all environments. */
export function allowedOriginsOf(configuration: StorefrontConfiguration): AllowedOrigins {
  const addresses = environments.flatMap((environment) => {
    const { shopUrl, clubUrl, recommendationsUrl, collectorUrl } = browserSettingsOf(configuration, environment);
    return [shopUrl, clubUrl, recommendationsUrl, collectorUrl];
  });
  const payment = (configuration.PAYMENT_ORIGINS ?? new URL(configuration.SANDBOX_URL).origin).split(" ");
  return {
    // Card tokens come straight from the payment provider.
    connect: [...new Set([...addresses.map((address) => new URL(address).origin), ...payment])],
    formAction: payment,
  };
}
