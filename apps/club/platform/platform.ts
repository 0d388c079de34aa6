import type { ServicePlatform } from "@gelora/service-kit/service.ts";
import type { ClubConfiguration } from "./configuration.ts";

/** What every module of the club receives. */
export type Platform = ServicePlatform<ClubConfiguration>;
