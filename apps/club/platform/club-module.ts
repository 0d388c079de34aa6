import type { ServiceModule } from "@gelora/service-kit/service.ts";
import type { ClubConfiguration } from "./configuration.ts";
import type { Resolvers } from "./schema.generated.ts";

/** What a module gives to the club that mounts it. */
export type ClubModule = ServiceModule<ClubConfiguration, Resolvers>;
