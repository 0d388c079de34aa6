import type { ServiceModule } from "@gelora/service-kit/service.ts";
import type { ShopConfiguration } from "./configuration.ts";
import type { Resolvers } from "./schema.generated.ts";

/** What a module gives to the shop that mounts it. */
export type ShopModule = ServiceModule<ShopConfiguration, Resolvers>;
