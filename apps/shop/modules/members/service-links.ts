import { clubLinkReport, clubLinksPath } from "@gelora/contracts/club-links.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { takeLinkReport } from "./use-cases/take-link-report.ts";

/** The endpoint where the club reports what accounts are linked to. */
export function mountServiceLinks(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubLinksPath,
    shape: clubLinkReport,
    take: (principal, report) => takeLinkReport(platform, principal, report),
  });
}
