import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openOffers } from "../../flash-sales/flash-sales.ts";
import { moved, placesOf } from "../domain/offers.ts";
import { putAgain } from "./running-index.ts";

type Followed = { places: ReadonlyMap<string, string> };

export const followedOffers = platformPart("the flash sales in lists", (): Followed => ({ places: new Map() }));

/**
 * Puts the products of a flash sale in their places when it begins, ends, changes or has no pieces
 * of a sku left. Safe to call at any time; after a failure the next call goes on.
 */
export async function followOffers(platform: Platform): Promise<void> {
  const followed = followedOffers.of(platform);
  const places = placesOf(openOffers(platform));
  const codes = moved(followed.places, places);
  followed.places = places;
  if (codes.length > 0) await putAgain(platform, codes);
}
