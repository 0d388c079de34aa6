import { z } from "zod";
import type { Place } from "../domain/distance.ts";

/**
 * `POST /v1/rates/couriers` and `POST /v1/orders` (biteship.com/docs/api). Fields that the sandbox
 * does not use are accepted unchecked.
 */

const postalCode = z
  .union([z.string(), z.number().int()])
  .transform((code) => String(code).padStart(5, "0"))
  .pipe(z.string().regex(/^\d{5}$/));

const itemSchema = z.object({
  name: z.string(),
  value: z.number().min(0),
  weight: z.number().positive(),
  quantity: z.number().int().positive(),
  length: z.number().positive().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
});

export const ratesRequestSchema = z.object({
  origin_area_id: z.string().optional(),
  origin_latitude: z.number().optional(),
  origin_longitude: z.number().optional(),
  origin_postal_code: postalCode.optional(),
  destination_area_id: z.string().optional(),
  destination_latitude: z.number().optional(),
  destination_longitude: z.number().optional(),
  destination_postal_code: postalCode.optional(),
  /** Company codes, separated by commas. */
  couriers: z.string().min(1),
  items: z.array(itemSchema).min(1),
});
export type RatesRequest = z.infer<typeof ratesRequestSchema>;

const coordinate = z.object({ latitude: z.number(), longitude: z.number() }).optional();

export const orderRequestSchema = z.object({
  reference_id: z.string().min(1).max(100).optional(),
  origin_contact_name: z.string().min(1),
  origin_contact_phone: z.string().min(1),
  origin_address: z.string().min(1),
  origin_note: z.string().optional(),
  origin_postal_code: postalCode.optional(),
  origin_area_id: z.string().optional(),
  origin_coordinate: coordinate,
  destination_contact_name: z.string().min(1),
  destination_contact_phone: z.string().min(1),
  destination_address: z.string().min(1),
  destination_note: z.string().optional(),
  destination_postal_code: postalCode.optional(),
  destination_area_id: z.string().optional(),
  destination_coordinate: coordinate,
  /** Cash on delivery in whole rupiah. */
  destination_cash_on_delivery: z.number().int().positive().optional(),
  courier_company: z.string().min(1),
  courier_type: z.string().min(1),
  delivery_type: z.enum(["now", "later", "scheduled"]).default("now"),
  order_note: z.string().optional(),
  metadata: z.json().optional(),
  items: z.array(itemSchema).min(1),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

export function placesOfRates(request: RatesRequest): readonly [origin: Place, destination: Place] {
  return [
    {
      latitude: request.origin_latitude,
      longitude: request.origin_longitude,
      postalCode: request.origin_postal_code,
      area: request.origin_area_id,
    },
    {
      latitude: request.destination_latitude,
      longitude: request.destination_longitude,
      postalCode: request.destination_postal_code,
      area: request.destination_area_id,
    },
  ];
}

export function placesOfOrder(request: OrderRequest): readonly [origin: Place, destination: Place] {
  return [
    { ...request.origin_coordinate, postalCode: request.origin_postal_code, area: request.origin_area_id },
    {
      ...request.destination_coordinate,
      postalCode: request.destination_postal_code,
      area: request.destination_area_id,
    },
  ];
}

export function isPlaceGiven(place: Place): boolean {
  return (
    place.postalCode !== undefined ||
    place.area !== undefined ||
    (place.latitude !== undefined && place.longitude !== undefined)
  );
}
