import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { z } from "zod";
import type { ShopModule } from "../../platform/shop-module.ts";
import type { ParcelListener } from "./delivery.ts";
import { courier } from "./providers/provider-of.ts";
import { placeList } from "./resolvers/Query.placeList.ts";
import * as createParcels from "./storage/migrations/0001-create-parcels.ts";
import * as collateCodes from "./storage/migrations/0002-collate-codes.ts";
import * as sendInParts from "./storage/migrations/0003-send-in-parts.ts";
import * as sendOnADay from "./storage/migrations/0004-send-on-a-day.ts";
import { askCourier, askDueParcels, handOver } from "./use-cases/follow-parcel.ts";
import { courierRates } from "./use-cases/quote-delivery.ts";
import { requestDueParcels } from "./use-cases/request-parcel.ts";
import { takeInWebhook, webhookHeader } from "./use-cases/take-in-webhook.ts";
import { askTopic, requestTopic, withdrawTopic } from "./use-cases/topics.ts";
import { cancelAtCourier } from "./use-cases/withdraw-parcel.ts";

/**
 * Messages written before orders could have several parcels name the order, whose only parcel has
 * the same code.
 */
const requestMessage = z
  .union([z.object({ parcelCode: z.string() }), z.object({ orderCode: z.string() })])
  .transform((message) => ("parcelCode" in message ? message.parcelCode : message.orderCode));
const withdrawMessage = z.object({ parcelCode: z.string() });
const askMessage = z.object({ courierOrderId: z.string() });

/** @param options.onParcelChange what an order does when its parcel's state changes */
export function createDeliveryModule({ onParcelChange }: { readonly onParcelChange: ParcelListener }): ShopModule {
  return {
    name: "delivery",
    migrations: {
      "0001-create-parcels": createParcels,
      "0002-collate-codes": collateCodes,
      "0003-send-in-parts": sendInParts,
      "0004-send-on-a-day": sendOnADay,
    },
    parts: [courier, courierRates],
    resolvers: { Query: { placeList } },
    outboxHandlers: (platform) => ({
      [requestTopic]: async ({ payload }) => handOver(platform, onParcelChange, requestMessage.parse(payload)),
      [withdrawTopic]: async ({ payload }) => cancelAtCourier(platform, withdrawMessage.parse(payload).parcelCode),
      [askTopic]: async ({ payload }) => askCourier(platform, onParcelChange, askMessage.parse(payload).courierOrderId),
    }),
    recurringTasks: (platform) => [
      { name: "ask about parcels", every: seconds(5), run: () => askDueParcels(platform, onParcelChange) },
      { name: "request parcels of pre-orders", every: minutes(1), run: () => requestDueParcels(platform) },
    ],
    routes: (platform, server) => {
      server.post("/notifications/courier", async (request) => {
        await takeInWebhook(platform, request.headers[webhookHeader], request.body);
        return { received: true };
      });
    },
  };
}
