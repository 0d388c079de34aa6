import type { DeliveryPlace } from "./parcel.ts";

/**
 * The far end of the country. What couriers bring here they bring everywhere; what rides on
 * motorbikes or promises the next day is not offered to it.
 */
export const remotestPlace: DeliveryPlace = {
  state: { code: "93", name: "Papua Selatan" },
  city: { code: "93.01", name: "Kabupaten Merauke" },
  district: { code: "93.01.01", name: "Merauke" },
  zipCode: { code: "99611", name: "99611" },
};
