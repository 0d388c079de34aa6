import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createMidtrans } from "./midtrans/midtrans.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** The configured payment provider. */
export const paymentProvider = platformPart(
  "the payment provider",
  ({ configuration }: Platform): PaymentProvider =>
    createMidtrans({
      url: configuration.MIDTRANS_URL,
      serverKey: configuration.MIDTRANS_SERVER_KEY,
      notificationAddress: `${configuration.SHOP_URL}/notifications/payments`,
      breaker: createCircuitBreaker("midtrans"),
    }),
);
