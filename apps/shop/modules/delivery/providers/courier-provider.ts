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

/** A parcel as the courier reports it. */
export type CourierParcel = {
  readonly courierOrderId: string;
  readonly orderCode: string | undefined;
  readonly status: ParcelStatus;
  readonly waybill: string;
  readonly trackingAddress?: string | undefined;
  /** The courier's latest note. */
  readonly note?: string | undefined;
};

/** A courier platform. Every function throws ProviderError when there is no usable response. */
export type CourierProvider = {
  /** Empty when no courier serves the place. */
  rates(question: RatesQuestion): Promise<readonly CourierRate[]>;
  /** Hands a parcel over, once per parcel code: a second call returns the first one's parcel. */
  request(parcel: ParcelRequest): Promise<CourierParcel>;
  parcel(courierOrderId: string): Promise<CourierParcel>;
  /** Cancels the pick-up. Returns false when the courier already has the parcel. */
  cancel(courierOrderId: string): Promise<boolean>;
};
