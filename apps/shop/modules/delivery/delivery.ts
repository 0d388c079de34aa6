/**
 * Where goods can be sent, what it costs, and where a parcel is. Promises: one parcel for each order, whatever is repeated; what a parcel has become never goes back.
 */
import type { Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import type {
  DeliveryQuestion,
  ParcelChange,
  ParcelRecord,
  ParcelRequest,
  Place,
  ShippingQuote,
} from "./domain/parcel.ts";
import { selectParcels } from "./storage/parcels.ts";
import { isChain, placeByCode, placesBelow } from "./storage/place-register.ts";
import { quote } from "./use-cases/quote-delivery.ts";
import { writeRequest } from "./use-cases/request-parcel.ts";

export type {
  DeliveryPlace,
  DeliveryQuestion,
  ParcelChange,
  ParcelRecord,
  ParcelRequest,
  Place,
  ShippingQuote,
} from "./domain/parcel.ts";

/** Told inside the transaction that records the change. */
export type ParcelListener = (platform: Platform, change: ParcelChange) => Promise<void>;

/**
 * What the couriers ask for this way, Grab first, then the cheapest.
 * @returns failure DELIVERY_UNAVAILABLE when the courier does not answer or nobody goes there, DELIVERY_INVALID when the place does not exist
 */
export async function quoteDelivery(
  platform: Platform,
  question: DeliveryQuestion,
): Promise<Outcome<readonly ShippingQuote[]>> {
  return quote(platform, question);
}

/** A province, city or district by its official code. */
export function findPlace(code: string): Place | undefined {
  return placeByCode(code);
}

/** Provinces without a parent; else the cities of a province, or the districts of a city. */
export function placesIn(parentCode: string | undefined): readonly Place[] {
  return placesBelow(parentCode);
}

/** True when the three codes exist and each lies in the one before. */
export function isPlaceChain(state: string, city: string, district: string): boolean {
  return isChain(state, city, district);
}

/** Has a paid order's goods handed to the courier, in the caller's transaction; the courier is told after it. A second request for an order changes nothing. */
export async function requestParcel(platform: Platform, parcel: ParcelRequest): Promise<void> {
  await writeRequest(platform, parcel);
}

/** By order code; orders without a parcel are absent. */
export async function parcelsOf(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly ParcelRecord[]>> {
  return selectParcels(platform, orderCodes);
}
