import {
  type AssertedPrincipal,
  assertedPrincipal,
  clubService,
  shopService,
} from "@gelora/contracts/service-caller.ts";
import { mountAssertedDoor, type ServiceDoor } from "@gelora/service-kit/service-door.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "./platform.ts";

/** An endpoint for the shop's own requests. */
export function mountServiceDoor<Message>(
  platform: Platform,
  server: FastifyInstance,
  door: ServiceDoor<AssertedPrincipal, Message>,
): void {
  mountAssertedDoor(
    platform,
    server,
    { audience: clubService, issuer: shopService, principal: assertedPrincipal },
    door,
  );
}
