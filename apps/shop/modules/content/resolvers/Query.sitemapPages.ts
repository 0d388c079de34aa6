import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { addressesOf } from "../domain/page-address.ts";
import { selectPlaces } from "../storage/lists.ts";

export const sitemapPages: QueryResolvers["sitemapPages"] = async (_parent, _input, { platform }) => {
  const places = await platform.database.fromReplica(() => selectPlaces(platform));
  return places.map((place) => ({ addresses: addressesOf(place) }));
};
