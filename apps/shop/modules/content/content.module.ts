import type { ShopModule } from "../../platform/shop-module.ts";
import { getPageByUrl } from "./resolvers/Query.getPageByUrl.ts";
import { homeInit } from "./resolvers/Query.homeInit.ts";
import * as createLandingPages from "./storage/migrations/0001-create-landing-pages.ts";
import { keepHomeInit } from "./use-cases/read-home-init.ts";

/** To be mounted after the catalogue, whose tree is the navigation. */
export const contentModule: ShopModule = {
  name: "content",
  migrations: { "0001-create-landing-pages": createLandingPages },
  resolvers: { Query: { homeInit, getPageByUrl } },
  start: async (platform) => keepHomeInit(platform),
};
