import { seconds } from "@gelora/service-kit/durations.ts";
import { z } from "zod";
import type { ShopModule } from "../../platform/shop-module.ts";
import type { ParcelListener } from "./delivery.ts";
import { placeList } from "./resolvers/Query.placeList.ts";
import * as createParcels from "./storage/migrations/0001-create-parcels.ts";
import { askCourier, askDueParcels, handOver } from "./use-cases/follow-parcel.ts";
import { takeInWebhook, webhookHeader } from "./use-cases/take-in-webhook.ts";
import { askTopic, requestTopic } from "./use-cases/topics.ts";

const requestMessage = z.object({ orderCode: z.string() });
const askMessage = z.object({ courierOrderId: z.string() });

/** @param options.onParcelChange what an order does when its parcel moves */
export function createDeliveryModule({ onParcelChange }: { readonly onParcelChange: ParcelListener }): ShopModule {
  return {
    name: "delivery",
    migrations: { "0001-create-parcels": createParcels },
    resolvers: { Query: { placeList } },
    outboxHandlers: (platform) => ({
      [requestTopic]: async ({ payload }) =>
        handOver(platform, onParcelChange, requestMessage.parse(payload).orderCode),
      [askTopic]: async ({ payload }) => askCourier(platform, onParcelChange, askMessage.parse(payload).courierOrderId),
    }),
    recurringTasks: (platform) => [
      { name: "ask about parcels", every: seconds(5), run: () => askDueParcels(platform, onParcelChange) },
    ],
    routes: (platform, server) => {
      server.post("/notifications/courier", async (request) => {
        await takeInWebhook(platform, request.headers[webhookHeader], request.body);
        return { received: true };
      });
    },
  };
}
