import { isZipOfProvince } from "@gelora/locale/zip-of-province.ts";
import { callProvider, ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { CircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import type { z } from "zod";
import { courierNames, splitQuoteCode } from "../../domain/couriers.ts";
import type { DeliveryPlace, ParcelRequest } from "../../domain/parcel.ts";
import { gramsOf } from "../../domain/weight.ts";
import type { CourierProvider, CourierRate, RatesQuestion } from "../courier-provider.ts";
import {
  areasSchema,
  cancelledSchema,
  cannotBeCancelled,
  nobodyGoesThere,
  orderSchema,
  parcelOf,
  rateOf,
  ratesSchema,
  referenceUsed,
  refusalSchema,
} from "./biteship-messages.ts";

/** Where parcels start. */
export type Warehouse = {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly postalCode: string;
};

export type BiteshipSettings = {
  /** For instance https://api.biteship.com */
  readonly url: string;
  readonly apiKey: string;
  readonly warehouse: Warehouse;
  readonly breaker: CircuitBreaker;
};

const provider = "biteship";

type Answer = { readonly status: number; readonly body: unknown };

type Call = (method: "GET" | "POST", path: string, body?: object) => Promise<Answer>;

/** Biteship: quotations, parcels and tracking. Each call times out after 5 s. */
export function createBiteship(settings: BiteshipSettings): CourierProvider {
  const call = callerOf(settings);
  const parcel: CourierProvider["parcel"] = async (courierOrderId) =>
    parcelOf(read(await call("GET", `orders/${encodeURIComponent(courierOrderId)}`), orderSchema));
  return {
    rates: async (question) => {
      const body = ratesBody(question, settings.warehouse, await destination(call, question.place));
      const answer = await call("POST", "rates/couriers", body);
      return refusalCode(answer) === nobodyGoesThere ? [] : ratesOf(read(answer, ratesSchema));
    },
    request: async (wanted) => {
      const body = orderBody(wanted, settings.warehouse, await destination(call, wanted.receiver.place));
      const answer = await call("POST", "orders", body);
      const refusal = refusalSchema.safeParse(answer.body);
      const known = refusal.data?.code === referenceUsed ? refusal.data.details?.order_id : undefined;
      return known === undefined ? parcelOf(read(answer, orderSchema)) : parcel(known);
    },
    parcel,
    cancel: async (courierOrderId) => {
      const body = { cancellation_reason_code: "others", cancellation_reason: "The goods were cancelled." };
      const answer = await call("POST", `orders/${encodeURIComponent(courierOrderId)}/cancel`, body);
      if (refusalCode(answer) !== cannotBeCancelled) {
        read(answer, cancelledSchema);
        return true;
      }
      // A parcel that was already cancelled cannot be cancelled again.
      return (await parcel(courierOrderId)).status === "FAILED";
    },
  };
}

function callerOf({ url, apiKey, breaker }: BiteshipSettings): Call {
  return (method, path, body) =>
    breaker.run(async () => {
      const request = { method, headers: { authorization: apiKey }, ...(body ? { body } : {}) };
      const answer = await callProvider(provider, `${url}/v1/${path}`, request);
      if (answer.status >= 500) throw new ProviderError(provider, `answer ${answer.status}`, method === "POST");
      return answer;
    });
}

/** Located by zip code; by the district's name when there is none, or one of elsewhere. */
async function destination(call: Call, place: DeliveryPlace): Promise<object> {
  const { code } = place.zipCode;
  if (isZipOfProvince(code, place.state.code)) return { destination_postal_code: Number(code) };
  const input = `${place.district.name}, ${place.city.name}, ${place.state.name}`;
  const query = new URLSearchParams({ countries: "ID", input, type: "single" });
  const [area] = read(await call("GET", `maps/areas?${query}`), areasSchema).areas;
  if (!area) throw new ProviderError(provider, "found no such area", false);
  return { destination_area_id: area.id };
}

function read<Schema extends z.ZodType>(answer: Answer, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(answer.body);
  if (parsed.success) return parsed.data;
  const refusal = refusalSchema.safeParse(answer.body);
  const reason = refusal.success
    ? `refuses: ${refusal.data.code ?? ""} ${refusal.data.error}`
    : "answers in a form we do not know";
  throw new ProviderError(provider, reason, false, refusal.success ? undefined : parsed.error);
}

function refusalCode(answer: Answer): number | undefined {
  return refusalSchema.safeParse(answer.body).data?.code;
}

function ratesOf(answer: z.infer<typeof ratesSchema>): CourierRate[] {
  return answer.pricing.flatMap((price) => rateOf(price) ?? []);
}

function ratesBody(question: RatesQuestion, warehouse: Warehouse, to: object): object {
  return {
    origin_postal_code: Number(warehouse.postalCode),
    ...to,
    couriers: Object.keys(courierNames).join(","),
    items: [{ name: "Sports goods", value: question.value, weight: question.grams, quantity: 1 }],
  };
}

function orderBody(parcel: ParcelRequest, warehouse: Warehouse, to: object): object {
  const { company, service } = splitQuoteCode(parcel.quoteCode);
  const { receiver } = parcel;
  return {
    reference_id: parcel.parcelCode,
    shipper_contact_name: warehouse.name,
    shipper_contact_phone: warehouse.phone,
    origin_contact_name: warehouse.name,
    origin_contact_phone: warehouse.phone,
    origin_address: warehouse.address,
    origin_postal_code: Number(warehouse.postalCode),
    destination_contact_name: receiver.name,
    destination_contact_phone: receiver.mobile,
    ...(receiver.email ? { destination_contact_email: receiver.email } : {}),
    destination_address: addressText(parcel),
    ...to,
    ...(parcel.cashOnDelivery > 0
      ? { destination_cash_on_delivery: parcel.cashOnDelivery, destination_cash_on_delivery_type: "7_days" }
      : {}),
    courier_company: company,
    courier_type: service,
    delivery_type: "now",
    items: parcel.items.map((item) => ({
      name: item.name,
      value: item.price,
      quantity: item.quantity,
      weight: gramsOf(item.weightGrams),
    })),
  };
}

function addressText({ receiver }: ParcelRequest): string {
  const { district, city, state } = receiver.place;
  return [receiver.address, district.name, city.name, state.name].join(", ");
}
