import {
  type AssertedPrincipal,
  assertedPrincipal,
  clubService,
  shopService,
} from "@gelora/contracts/service-caller.ts";
import { mountAssertedDoor, type ServiceDoor } from "@gelora/service-kit/service-door.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "./platform.ts";

/** An endpoint for the club's own requests. */
export function mountServiceDoor<Message>(
  platform: Platform,
  server: FastifyInstance,
  door: ServiceDoor<AssertedPrincipal, Message>,
): void {
  mountAssertedDoor(
    platform,
    server,
    { audience: shopService, issuer: clubService, principal: assertedPrincipal },
    door,
  );
}
