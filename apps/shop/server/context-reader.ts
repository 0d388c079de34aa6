import { languageOrDefault } from "@gelora/locale/language.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findSession } from "../modules/identity/identity.ts";
import type { Platform } from "../platform/platform.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { deviceName } from "../platform/device-name.ts";
import { hostCookie } from "./host-cookie.ts";

/**
 * Reads the caller and the language from the headers of the contract [OPS-04] and the companion
 * cookie.
 */
export function contextReader(
  platform: Platform,
): (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext> {
  return async (request, reply) => {
    const header = request.headers["auth-token"];
    const token = typeof header === "string" && header !== "" ? header : undefined;
    const fromBrowser = request.headers.origin !== undefined;
    const companion = hostCookie(request, reply, platform.configuration, "gelora");
    return {
      platform,
      language: languageOrDefault(request.headers.language),
      session: token ? await findSession(platform, { token, companion: companion.value(), fromBrowser }) : undefined,
      token,
      source: sourceOf(request.ip),
      fromBrowser,
      companion,
      deviceMark: hostCookie(request, reply, platform.configuration, "gelora-device"),
      device: () => deviceName(request.headers["user-agent"]),
    };
  };
}
