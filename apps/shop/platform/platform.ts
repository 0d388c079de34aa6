import type { ServicePlatform } from "@gelora/service-kit/service.ts";
import type { ShopConfiguration } from "./configuration.ts";

/** What every module of the shop is given. Use cases take it as their first argument. */
export type Platform = ServicePlatform<ShopConfiguration>;
