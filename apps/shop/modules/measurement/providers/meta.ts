import { callMessenger } from "@gelora/service-kit/call-messenger.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CountedEvents } from "../domain/counted.ts";
import { metaEvents } from "../domain/meta-message.ts";
import type { Counter } from "./counter.ts";
import { digestForMatching } from "./digests.ts";

/** Meta's Conversions API; absent without the number of a pixel. */
export const meta = platformPart("Meta conversions", ({ configuration }: Platform): Counter | undefined => {
  const { META_PIXEL_ID, META_ACCESS_TOKEN, META_GRAPH_URL, META_TEST_EVENT_CODE, STOREFRONT_URL } = configuration;
  if (!META_PIXEL_ID) return undefined;
  const breaker = createCircuitBreaker("meta");
  const address = `${META_GRAPH_URL}/${META_PIXEL_ID}/events`;
  return {
    count: async (counted: CountedEvents) => {
      const body = {
        data: metaEvents(counted, STOREFRONT_URL, digestForMatching(counted.clientId)),
        // In the body: addresses end up in logs.
        access_token: META_ACCESS_TOKEN,
        ...(META_TEST_EVENT_CODE ? { test_event_code: META_TEST_EVENT_CODE } : {}),
      };
      const { status } = await breaker.run(() => callMessenger("meta", address, { method: "POST", headers: {}, body }));
      if (status !== 200) throw new ProviderError("meta", `answer ${status}`, false);
    },
  };
});
