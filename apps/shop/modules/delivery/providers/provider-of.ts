import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import type { ShopConfiguration } from "../../../platform/configuration.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createBiteship } from "./biteship/biteship.ts";
import type { CourierProvider } from "./courier-provider.ts";

const providers = new WeakMap<ShopConfiguration, CourierProvider>();

/** The courier platform that the settings name. One for each shop, because its circuit breaker remembers. */
export function providerOf({ configuration }: Platform): CourierProvider {
  const known = providers.get(configuration);
  if (known) return known;
  const provider = createBiteship({
    url: configuration.BITESHIP_URL,
    apiKey: configuration.BITESHIP_API_KEY,
    warehouse: {
      name: configuration.WAREHOUSE_NAME,
      phone: configuration.WAREHOUSE_PHONE,
      address: configuration.WAREHOUSE_ADDRESS,
      postalCode: configuration.WAREHOUSE_POSTAL_CODE,
    },
    breaker: createCircuitBreaker("biteship"),
  });
  providers.set(configuration, provider);
  return provider;
}
