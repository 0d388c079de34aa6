/**
 * Where goods can be sent, what it costs, and where a parcel is. Guarantees: one courier order per
 * parcel code, however often it is requested; a parcel's state never goes back.
 */

export { collectsCash, defaultCompany, isCourier } from "./domain/couriers.ts";
export type {
  DeliveryPlace,
  ParcelChange,
  ParcelRecord,
  ParcelRequest,
  Place,
  ShippingQuote,
} from "./domain/parcel.ts";
export type { ParcelListener } from "./domain/parcel-listener.ts";
export { remotestPlace } from "./domain/remotest-place.ts";
export { findPlace, isPlaceChain, placesIn } from "./register/place-register.ts";
export { holdParcelsOf, parcelsOf } from "./storage/read-parcels.ts";
export { eraseReceivers } from "./storage/write-parcels.ts";
export { quoteDelivery } from "./use-cases/quote-delivery.ts";
export { requestParcel } from "./use-cases/request-parcel.ts";
export { withdrawParcel } from "./use-cases/withdraw-parcel.ts";
