import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listPlaces } from "../use-cases/list-places.ts";

export const sitemapPages: QueryResolvers["sitemapPages"] = (_parent, _input, { platform }) => listPlaces(platform);
