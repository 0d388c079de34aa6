import type { ServiceModule } from "@gelora/service-kit/service.ts";
import type { ClubConfiguration } from "./configuration.ts";
import type { Resolvers } from "./schema.generated.ts";

/** What a module provides to the club. */
export type ClubModule = ServiceModule<ClubConfiguration, Resolvers>;
