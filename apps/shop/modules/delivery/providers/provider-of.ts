import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createBiteship } from "./biteship/biteship.ts";
import type { CourierProvider } from "./courier-provider.ts";

/** The configured courier platform. */
export const courier = platformPart(
  "the courier",
  ({ configuration }: Platform): CourierProvider =>
    createBiteship({
      url: configuration.BITESHIP_URL,
      apiKey: configuration.BITESHIP_API_KEY,
      warehouse: {
        name: configuration.WAREHOUSE_NAME,
        phone: configuration.WAREHOUSE_PHONE,
        address: configuration.WAREHOUSE_ADDRESS,
        postalCode: configuration.WAREHOUSE_POSTAL_CODE,
      },
      breaker: createCircuitBreaker("biteship"),
    }),
);
