import type { ServicePlatform } from "@gelora/service-kit/service.ts";
import type { ShopConfiguration } from "./configuration.ts";

/** What every module of the shop receives, and every use case as its first argument. */
export type Platform = ServicePlatform<ShopConfiguration>;
