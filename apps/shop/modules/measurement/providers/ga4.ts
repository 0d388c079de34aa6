import { callMessenger } from "@gelora/service-kit/call-messenger.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CountedEvents } from "../domain/counted.ts";
import { ga4Message } from "../domain/ga4-message.ts";
import type { Counter } from "./counter.ts";

/** Google Analytics 4; absent without a measurement id. */
export const ga4 = platformPart("Google Analytics", ({ configuration }: Platform): Counter | undefined => {
  const { GA4_MEASUREMENT_ID, GA4_API_SECRET, GA4_URL, STOREFRONT_URL } = configuration;
  if (!GA4_MEASUREMENT_ID) return undefined;
  const breaker = createCircuitBreaker("ga4");
  const address = new URL(`${GA4_URL}/mp/collect`);
  address.search = new URLSearchParams({ measurement_id: GA4_MEASUREMENT_ID, api_secret: GA4_API_SECRET }).toString();
  return {
    count: async (counted: CountedEvents) => {
      const request = { method: "POST", headers: {}, body: ga4Message(counted, STOREFRONT_URL) } as const;
      // Google answers 2xx to whatever it could read.
      const { status } = await breaker.run(() => callMessenger("ga4", address.href, request));
      if (status < 200 || status > 299) throw new ProviderError("ga4", `answer ${status}`, false);
    },
  };
});
