import type { Platform } from "../../../platform/platform.ts";
import { addressesOf } from "../domain/page-address.ts";
import { selectPlaces } from "../storage/lists.ts";

/** The addresses of all pages that are shown, in each language: what the sitemap names. */
export async function listPlaces(platform: Platform) {
  const places = await platform.database.fromReplica(() => selectPlaces(platform));
  return places.map((place) => ({ addresses: addressesOf(place) }));
}
