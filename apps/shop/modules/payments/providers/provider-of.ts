import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import type { ShopConfiguration } from "../../../platform/configuration.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createMidtrans } from "./midtrans/midtrans.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const providers = new WeakMap<ShopConfiguration, PaymentProvider>();

/** The provider that the settings name. One for each shop, because its circuit breaker remembers. */
export function providerOf({ configuration }: Platform): PaymentProvider {
  const known = providers.get(configuration);
  if (known) return known;
  const provider = createMidtrans({
    url: configuration.MIDTRANS_URL,
    serverKey: configuration.MIDTRANS_SERVER_KEY,
    notificationAddress: `${configuration.SHOP_URL}/notifications/payments`,
    breaker: createCircuitBreaker("midtrans"),
  });
  providers.set(configuration, provider);
  return provider;
}
