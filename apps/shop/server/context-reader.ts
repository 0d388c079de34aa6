import { languageOrDefault } from "@gelora/locale/language.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyRequest } from "fastify";
import { findSession } from "../modules/identity/identity.ts";
import type { Platform } from "../platform/platform.ts";
import type { RequestContext } from "../platform/request-context.ts";

/** Reads who calls, and in which language, from the headers of the contract [OPS-04]. */
export function contextReader(platform: Platform): (request: FastifyRequest) => Promise<RequestContext> {
  return async (request) => {
    const token = request.headers["auth-token"];
    const text = typeof token === "string" && token !== "" ? token : undefined;
    return {
      platform,
      language: languageOrDefault(request.headers.language),
      session: text ? await findSession(platform, text) : undefined,
      token: text,
      source: sourceOf(request.ip),
    };
  };
}
