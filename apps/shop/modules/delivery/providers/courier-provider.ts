import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { TravelTime } from "../domain/arrival.ts";
import type { DeliveryPlace, ParcelRequest, ParcelStatus } from "../domain/parcel.ts";

export type RatesQuestion = {
  readonly place: DeliveryPlace;
  readonly grams: number;
  readonly value: Rupiah;
};

export type CourierRate = {
  readonly company: string;
  readonly service: string;
  readonly serviceName: string;
  readonly price: Rupiah;
  readonly travel: TravelTime;
  readonly cashOnDelivery: boolean;
};

/** A parcel as the courier knows it. */
export type CourierParcel = {
  readonly courierOrderId: string;
  readonly orderCode: string | undefined;
  readonly status: ParcelStatus;
  readonly waybill: string;
  readonly trackingAddress?: string | undefined;
  /** What the courier noted last. */
  readonly note?: string | undefined;
};

/** One outside party that carries parcels. Every function throws ProviderError when there is no usable answer. */
export type CourierProvider = {
  /** Empty when nobody goes there. */
  rates(question: RatesQuestion): Promise<readonly CourierRate[]>;
  /** Hands a parcel over, once for each order code: a second call answers the first one's parcel. */
  request(parcel: ParcelRequest): Promise<CourierParcel>;
  parcel(courierOrderId: string): Promise<CourierParcel>;
};
