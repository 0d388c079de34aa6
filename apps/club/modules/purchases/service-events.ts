import { serviceEvent, serviceEventsPath } from "@gelora/contracts/service-events.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountSignedDoor } from "../../platform/signed-door.ts";
import { takeInPurchase } from "./use-cases/take-in-purchase.ts";

/** The door for purchases that the shop reports. Answers 200 when an event is taken in, now or before. */
export function mountServiceEvents(platform: Platform, server: FastifyInstance): void {
  mountSignedDoor(platform, server, serviceEventsPath, serviceEvent, async (event) => ({
    taken: await takeInPurchase(platform, event),
  }));
}
