import { clubErasure, clubErasurePath } from "@gelora/contracts/club-erasure.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { forgetAccount } from "./use-cases/forget-account.ts";

/** The endpoint where the shop reports that an account was erased there. */
export function mountServiceErasure(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubErasurePath,
    shape: clubErasure,
    take: (principal, erasure) => forgetAccount(platform, principal, erasure),
  });
}
