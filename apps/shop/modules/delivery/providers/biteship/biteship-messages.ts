import { rupiah } from "@gelora/money/rupiah.ts";
import { z } from "zod";
import type { ParcelStatus } from "../../domain/parcel.ts";
import type { CourierParcel, CourierRate } from "../courier-provider.ts";

/**
 * Biteship's responses (biteship.com/en/docs/api: rates, orders, maps, webhooks). Unread fields are
 * ignored.
 */
const priceSchema = z.object({
  courier_code: z.string(),
  courier_name: z.string(),
  courier_service_code: z.string(),
  courier_service_name: z.string(),
  price: z.number().min(0),
  shipment_duration_range: z.string(),
  shipment_duration_unit: z.string(),
  available_for_cash_on_delivery: z.boolean().default(false),
});

export const ratesSchema = z.object({ success: z.literal(true), pricing: z.array(priceSchema) });

export const areasSchema = z.object({ success: z.literal(true), areas: z.array(z.object({ id: z.string().min(1) })) });

export const orderSchema = z.object({
  success: z.literal(true),
  id: z.string().min(1),
  status: z.string(),
  reference_id: z.string().nullish(),
  courier: z.object({
    waybill_id: z.string().nullish(),
    link: z.string().nullish(),
    history: z.array(z.object({ note: z.string().nullish() })).default([]),
  }),
});

export const cancelledSchema = z.object({ success: z.literal(true), id: z.string().min(1) });

export const refusalSchema = z.object({
  success: z.literal(false),
  code: z.number().optional(),
  error: z.string().default(""),
  details: z.object({ order_id: z.string().optional() }).nullish(),
});

/** An id is printable: PostgreSQL text cannot store NUL. */
export const webhookSchema = z.object({ event: z.string(), order_id: z.string().regex(/^[!-~]{1,200}$/) });

/** The reference was used for an earlier order, which the response names. */
export const referenceUsed = 40002060;
/** The courier has the parcel, or it was already cancelled. */
export const cannotBeCancelled = 40002064;
/** No courier serves the place or carries the goods. */
export const nobodyGoesThere = 40001010;

export function rateOf(price: z.infer<typeof priceSchema>): CourierRate | undefined {
  const range = /^(\d+)\s*-\s*(\d+)$/.exec(price.shipment_duration_range.trim());
  const single = /^\d+$/.exec(price.shipment_duration_range.trim());
  const shortest = Number(range?.[1] ?? single?.[0] ?? Number.NaN);
  const longest = Number(range?.[2] ?? single?.[0] ?? Number.NaN);
  if (Number.isNaN(shortest) || Number.isNaN(longest)) return undefined;
  return {
    company: price.courier_code,
    service: price.courier_service_code,
    serviceName: price.courier_service_name,
    price: rupiah(Math.round(price.price)),
    travel: { shortest, longest, unit: price.shipment_duration_unit === "hours" ? "hours" : "days" },
    cashOnDelivery: price.available_for_cash_on_delivery,
  };
}

/**
 * Biteship's documents spell states in two ways, `droppingOff` and `dropping_off`. Unknown states
 * change nothing.
 */
const statuses: Readonly<Record<string, ParcelStatus>> = {
  confirmed: "REQUESTED",
  scheduled: "REQUESTED",
  allocated: "REQUESTED",
  pickingup: "REQUESTED",
  picked: "PICKED_UP",
  droppingoff: "IN_TRANSIT",
  onhold: "IN_TRANSIT",
  rejected: "FAILED",
  couriernotfound: "FAILED",
  cancelled: "FAILED",
  disposed: "FAILED",
  returnintransit: "FAILED",
  returned: "RETURNED",
  delivered: "DELIVERED",
};

export function parcelOf(order: z.infer<typeof orderSchema>): CourierParcel {
  const status = statuses[order.status.toLowerCase().replaceAll("_", "")] ?? "REQUESTED";
  return {
    courierOrderId: order.id,
    orderCode: order.reference_id ?? undefined,
    status,
    waybill: order.courier.waybill_id ?? "",
    trackingAddress: order.courier.link ?? undefined,
    note: order.courier.history.at(-1)?.note ?? undefined,
  };
}
