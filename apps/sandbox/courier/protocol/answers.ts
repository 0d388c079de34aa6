import type { Place } from "../domain/distance.ts";
import type { Parcel } from "../domain/parcel.ts";
import type { CourierService } from "../domain/services.ts";

export function refusal(code: number, error: string, details?: object) {
  return { success: false, error, code, ...(details ? { details } : {}) };
}

export function priceLine(service: CourierService, km: number, price: number) {
  const [shortest, longest] = service.range(km);
  const range = `${shortest} - ${longest}`;
  return {
    available_collection_method: ["pickup"],
    available_for_cash_on_delivery: service.cashOnDelivery,
    available_for_proof_of_delivery: false,
    available_for_instant_waybill_id: true,
    available_for_insurance: true,
    company: service.company,
    courier_name: service.companyName,
    courier_code: service.company,
    courier_service_name: service.name,
    courier_service_code: service.code,
    currency: "IDR",
    description: service.description,
    duration: `${range} ${service.unit}`,
    shipment_duration_range: range,
    shipment_duration_unit: service.unit,
    service_type: service.serviceType,
    shipping_type: "parcel",
    price,
    shipping_fee: price,
    shipping_fee_discount: 0,
    shipping_fee_surcharge: 0,
    insurance_fee: 0,
    cash_on_delivery_fee: 0,
    tax_lines: [],
    type: service.code,
  };
}

export function placeAnswer(place: Place) {
  return {
    location_id: null,
    latitude: place.latitude ?? null,
    longitude: place.longitude ?? null,
    postal_code: place.postalCode === undefined ? null : Number(place.postalCode),
    country_name: "Indonesia",
    country_code: "ID",
    address: null,
  };
}

export function areaAnswer(area: { readonly id: string; readonly name: string; readonly postalCode: string }) {
  const [district = null, city = null, province = null] = area.name
    .replace(/\. \d+$/, "")
    .split(",")
    .map((part) => part.trim());
  return {
    id: area.id,
    name: area.name,
    country_name: "Indonesia",
    country_code: "ID",
    administrative_division_level_1_name: province,
    administrative_division_level_1_type: "province",
    administrative_division_level_2_name: city,
    administrative_division_level_2_type: "city",
    administrative_division_level_3_name: district,
    administrative_division_level_3_type: "district",
    postal_code: Number(area.postalCode),
  };
}

/** Present once a driver has been allocated. */
function driverOf(parcel: Parcel) {
  const known = parcel.history.some((step) => step.status === "allocated");
  return known
    ? { name: "Bima Sandbox", phone: "081234500000", plate: "B 4200 GLR" }
    : { name: null, phone: null, plate: null };
}

export function trackingLink(parcel: Parcel, publicUrl: string): string {
  return `${publicUrl}/parcels/${encodeURIComponent(parcel.referenceId ?? parcel.id)}`;
}

export function orderAnswer(parcel: Parcel, message: string, publicUrl: string) {
  return {
    success: true,
    message,
    object: "order",
    id: parcel.id,
    draft_order_id: null,
    shipper: { name: parcel.origin.contact_name, email: null, phone: parcel.origin.contact_phone, organization: null },
    origin: parcel.origin,
    destination: { ...parcel.destination, cash_on_delivery: cashAnswer(parcel) },
    courier: courierAnswer(parcel, publicUrl),
    reference_id: parcel.referenceId ?? null,
    items: parcel.items,
    currency: "IDR",
    price: parcel.price,
    metadata: parcel.metadata ?? null,
    note: parcel.note ?? null,
    status: parcel.status,
  };
}

function cashAnswer({ id, cashOnDelivery }: Parcel) {
  const free = { amount_currency: "IDR", fee: 0, fee_currency: "IDR", note: null };
  return cashOnDelivery === undefined
    ? { ...free, id: null, amount: 0, type: null }
    : { ...free, id: `cod-${id}`, amount: cashOnDelivery, type: "7_days" };
}

function courierAnswer(parcel: Parcel, publicUrl: string) {
  const driver = driverOf(parcel);
  return {
    tracking_id: parcel.trackingId,
    waybill_id: parcel.waybillId,
    company: parcel.company,
    type: parcel.serviceType,
    name: driver.name,
    phone: driver.phone,
    driver_name: driver.name,
    driver_phone: driver.phone,
    driver_photo_url: null,
    driver_plate_number: driver.plate,
    link: trackingLink(parcel, publicUrl),
    insurance: { amount: 0, amount_currency: "IDR", fee: 0, fee_currency: "IDR", note: "" },
    routing_code: null,
    history: historyAnswer(parcel),
  };
}

function historyAnswer(parcel: Parcel) {
  return parcel.history.map((step) => ({
    note: step.note,
    service_type: parcel.serviceType,
    status: step.status,
    updated_at: new Date(step.at).toISOString(),
  }));
}

export function trackingAnswer(parcel: Parcel, publicUrl: string) {
  const driver = driverOf(parcel);
  return {
    success: true,
    message: "Successfully get tracking info",
    object: "tracking",
    id: parcel.trackingId,
    waybill_id: parcel.waybillId,
    courier: {
      company: parcel.company,
      name: driver.name,
      phone: driver.phone,
      driver_name: driver.name,
      driver_phone: driver.phone,
      driver_photo_url: null,
      driver_plate_number: driver.plate,
    },
    origin: { contact_name: parcel.origin.contact_name, address: parcel.origin.address },
    destination: { contact_name: parcel.destination.contact_name, address: parcel.destination.address },
    history: historyAnswer(parcel),
    link: trackingLink(parcel, publicUrl),
    order_id: parcel.id,
    status: parcel.status,
  };
}

/** The webhook `order.status`. */
export function statusEvent(parcel: Parcel, publicUrl: string) {
  const driver = driverOf(parcel);
  return {
    event: "order.status",
    order_id: parcel.id,
    order_price: parcel.price,
    order_reference_id: parcel.referenceId ?? null,
    courier_tracking_id: parcel.trackingId,
    courier_waybill_id: parcel.waybillId,
    courier_company: parcel.company,
    courier_type: parcel.serviceType,
    courier_driver_name: driver.name,
    courier_driver_phone: driver.phone,
    courier_driver_plate_number: driver.plate,
    courier_driver_photo_url: null,
    courier_link: trackingLink(parcel, publicUrl),
    status: parcel.status,
    updated_at: new Date(parcel.history.at(-1)?.at ?? 0).toISOString(),
  };
}
