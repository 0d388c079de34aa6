import { receivedEvent, serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { takeInShopEvent } from "./use-cases/take-in-shop-event.ts";

/**
 * The endpoint for the shop's purchase events. Answers 200 when an event is accepted, also the
 * second time.
 */
export function mountServiceEvents(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: serviceEventsPath,
    shape: receivedEvent,
    take: async (principal, event) => {
      const taken = await takeInShopEvent(platform, principal, event);
      return taken === notAllowed ? notAllowed : { taken };
    },
  });
}
