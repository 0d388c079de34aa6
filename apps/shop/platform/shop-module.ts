import type { ServiceModule } from "@gelora/service-kit/service.ts";
import type { ShopConfiguration } from "./configuration.ts";
import type { Resolvers } from "./schema.generated.ts";

/** What a module provides to the shop. */
export type ShopModule = ServiceModule<ShopConfiguration, Resolvers>;
