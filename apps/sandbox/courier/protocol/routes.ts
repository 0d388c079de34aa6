import { randomBytes } from "node:crypto";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Depot } from "../depot/depot.ts";
import { areaOf } from "../domain/areas.ts";
import { distanceKm, type Place } from "../domain/distance.ts";
import { canBeCancelled, movedTo, type Parcel } from "../domain/parcel.ts";
import { hasRoad } from "../domain/roads.ts";
import { chargeableKg, courierServices, priceOf, type Way } from "../domain/services.ts";
import { areaAnswer, orderAnswer, placeAnswer, priceLine, refusal, trackingAnswer } from "./answers.ts";
import {
  isPlaceGiven,
  type OrderRequest,
  orderRequestSchema,
  placesOfOrder,
  placesOfRates,
  ratesRequestSchema,
} from "./requests.ts";

export type CourierProtocolParts = {
  readonly depot: Depot;
  readonly apiKey: string;
  readonly publicUrl: string;
  readonly stepMs: number;
  readonly now: () => number;
};

type IdRoute = { Params: { id: string } };

/** Biteship's API. The key is the whole `authorization` header, with or without `Bearer`. */
export function mountBiteship(server: FastifyInstance, parts: CourierProtocolParts): void {
  const { depot, publicUrl } = parts;
  server.register(
    async (api) => {
      api.addHook("onRequest", async (request, reply) => {
        const given = (request.headers.authorization ?? "").replace(/^Bearer /i, "");
        if (!sameSecret(given, parts.apiKey)) return reply.code(401).send(refusal(40000001, "Authorization failed"));
      });
      api.post("/rates/couriers", rates);
      api.post("/orders", (request, reply) => createOrder(request, reply, parts));
      api.get<IdRoute>("/orders/:id", async ({ params }, reply) => {
        const parcel = depot.find(params.id);
        return parcel
          ? orderAnswer(parcel, "Order successfully retrieved", publicUrl)
          : notFound(reply, 40002063, "Order not found");
      });
      api.post<IdRoute>("/orders/:id/cancel", async ({ params, body }, reply) =>
        cancelOrder(depot, params.id, body, reply),
      );
      mountTrackings(api, depot, publicUrl);
      api.get<{ Querystring: { input?: string } }>("/maps/areas", async ({ query }) => {
        const area = areaOf(query.input ?? "");
        return { success: true, areas: area ? [areaAnswer(area)] : [] };
      });
      api.get("/couriers", async () => ({
        success: true,
        object: "courier",
        couriers: courierServices.map((service) => {
          const { price: _none, ...line } = priceLine(service, 0, 0);
          return line;
        }),
      }));
    },
    { prefix: "/biteship/v1" },
  );
}

function mountTrackings(api: FastifyInstance, depot: Depot, publicUrl: string): void {
  const answer = (parcel: Parcel | undefined, reply: FastifyReply) =>
    parcel ? trackingAnswer(parcel, publicUrl) : notFound(reply, 40003001, "Tracking not found");
  api.get<IdRoute>("/trackings/:id", async ({ params }, reply) => answer(depot.find(params.id), reply));
  api.get<{ Params: { waybill: string; courier: string } }>(
    "/trackings/:waybill/couriers/:courier",
    async ({ params }, reply) => {
      const parcel = depot.find(params.waybill);
      return answer(parcel?.company === params.courier ? parcel : undefined, reply);
    },
  );
}

function notFound(reply: FastifyReply, code: number, error: string): FastifyReply {
  return reply.code(404).send(refusal(code, error));
}

async function rates(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = ratesRequestSchema.safeParse(request.body);
  if (!parsed.success) return reply.code(400).send(refusal(40001001, z.prettifyError(parsed.error)));
  const [origin, destination] = placesOfRates(parsed.data);
  if (!isPlaceGiven(origin))
    return reply.code(400).send(refusal(40001002, "Either origin needs to have postal code or coordinate"));
  if (!isPlaceGiven(destination))
    return reply.code(400).send(refusal(40001003, "Either destination needs to have postal code or coordinate"));
  const wanted = new Set(parsed.data.couriers.split(",").map((company) => company.trim().toLowerCase()));
  const way = wayBetween(origin, destination);
  const kg = chargeableKg(parsed.data.items);
  const pricing = courierServices.flatMap((service) => {
    const price = wanted.has(service.company) ? priceOf(service, way, kg) : undefined;
    return price === undefined ? [] : [priceLine(service, way.km, price)];
  });
  if (pricing.length === 0)
    return reply.code(400).send(refusal(40001010, "No courier available for the requested location or item"));
  return reply.send({
    success: true,
    object: "courier_pricing",
    message: "Success to retrieve courier pricing",
    code: 20001003,
    origin: placeAnswer(origin),
    stops: [],
    destination: placeAnswer(destination),
    pricing,
  });
}

function wayBetween(from: Place, to: Place): Way {
  return { km: distanceKm(from, to), hasRoad: hasRoad(from, to) };
}

function createOrder(request: FastifyRequest, reply: FastifyReply, parts: CourierProtocolParts): FastifyReply {
  const { depot, publicUrl } = parts;
  const parsed = orderRequestSchema.safeParse(request.body);
  if (!parsed.success) return reply.code(400).send(refusal(40002021, z.prettifyError(parsed.error)));
  const order = parsed.data;
  const [origin, destination] = placesOfOrder(order);
  if (!isPlaceGiven(destination))
    return reply.code(400).send(refusal(40002010, "Either destination needs to have postal code or coordinate"));
  if (!isPlaceGiven(origin))
    return reply.code(400).send(refusal(40002011, "Either origin needs to have postal code or coordinate"));
  const service = courierServices.find(
    (one) => one.company === order.courier_company && one.code === order.courier_type,
  );
  const price = service && priceOf(service, wayBetween(origin, destination), chargeableKg(order.items));
  if (!service || price === undefined)
    return reply.code(400).send(refusal(40002022, "Courier service is not available for this shipment"));
  if (order.destination_cash_on_delivery !== undefined && !service.cashOnDelivery) {
    return reply.code(400).send(refusal(40002009, "Courier is not available for cash on delivery service"));
  }
  const known = order.reference_id === undefined ? undefined : depot.findByReference(order.reference_id);
  if (known && known.status !== "cancelled") {
    const details = { order_id: known.id, waybill_id: known.waybillId };
    return reply.code(400).send(refusal(40002060, "Reference id has been used by another order", details));
  }
  const parcel = depot.add(parcelOf(order, price, parts));
  return reply.send(orderAnswer(parcel, "Order successfully created", publicUrl));
}

function parcelOf(order: OrderRequest, price: number, parts: CourierProtocolParts): Parcel {
  const unmoved: Parcel = {
    id: randomBytes(12).toString("hex"),
    trackingId: randomBytes(12).toString("hex"),
    waybillId: `WYB-${Date.now()}${randomBytes(2).readUInt16BE() % 10_000}`,
    referenceId: order.reference_id,
    company: order.courier_company,
    serviceType: order.courier_type,
    origin: contactOf(order, "origin"),
    destination: contactOf(order, "destination"),
    cashOnDelivery: order.destination_cash_on_delivery,
    price,
    items: order.items.map((item) =>
      Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)),
    ),
    metadata: order.metadata,
    note: order.order_note,
    status: "confirmed",
    history: [],
  };
  return movedTo(unmoved, "confirmed", parts.now(), parts.stepMs);
}

function contactOf(order: OrderRequest, end: "origin" | "destination"): Parcel["origin"] {
  const postalCode = order[`${end}_postal_code`];
  const note = order[`${end}_note`];
  return {
    contact_name: order[`${end}_contact_name`],
    contact_phone: order[`${end}_contact_phone`],
    address: order[`${end}_address`],
    ...(postalCode === undefined ? {} : { postal_code: postalCode }),
    ...(note === undefined ? {} : { note }),
  };
}

const cancelSchema = z.object({
  cancellation_reason_code: z.string().optional(),
  cancellation_reason: z.string().optional(),
});

async function cancelOrder(depot: Depot, id: string, body: unknown, reply: FastifyReply): Promise<FastifyReply> {
  const parcel = depot.find(id);
  if (!parcel) return notFound(reply, 40002063, "Order not found");
  if (!canBeCancelled(parcel))
    return reply.code(400).send(refusal(40002064, `Order with status ${parcel.status} cannot be cancelled`));
  const reason = cancelSchema.safeParse(body ?? {});
  const { parcel: cancelled } = depot.move(parcel, ["cancelled"]);
  return reply.send({
    success: true,
    message: "Order has been cancelled",
    object: "order",
    id: cancelled.id,
    status: cancelled.status,
    cancellation_reason_code: reason.data?.cancellation_reason_code ?? null,
    cancellation_reason: reason.data?.cancellation_reason ?? null,
  });
}
