import { languageOrDefault } from "@gelora/locale/language.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findSession } from "../modules/identity/identity.ts";
import { type Preview, readPreviewToken } from "../modules/previews/previews.ts";
import { deviceName } from "../platform/device-name.ts";
import type { Platform } from "../platform/platform.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { hostCookie } from "./host-cookie.ts";
import { modules } from "./modules.ts";
import { previewPlatforms } from "./preview-platform.ts";
import { asksOnly, previewedFields } from "./preview-questions.ts";

/**
 * Reads the caller and the language from the headers of the contract [OPS-04] and the companion
 * cookie.
 */
export function contextReader(
  platform: Platform,
): (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext> {
  const platformAt = previewPlatforms(platform, modules);
  const previewed = previewedFields(modules);
  return async (request, reply) => {
    const preview = previewOf(platform, request, previewed);
    const header = request.headers["auth-token"];
    const token = typeof header === "string" && header !== "" ? header : undefined;
    const fromBrowser = request.headers.origin !== undefined;
    const companion = hostCookie(request, reply, platform.configuration, "gelora");
    return {
      platform: preview ? await platformAt(preview.moment) : platform,
      preview,
      language: languageOrDefault(request.headers.language),
      // In a preview everyone is a visitor without a session: nothing personal, nothing to order.
      session:
        token && !preview
          ? await findSession(platform, { token, companion: companion.value(), fromBrowser })
          : undefined,
      token,
      source: sourceOf(request.ip),
      fromBrowser,
      companion,
      deviceMark: hostCookie(request, reply, platform.configuration, "gelora-device"),
      device: () => deviceName(request.headers["user-agent"]),
    };
  };
}

/**
 * What the PREVIEW-TOKEN header opens.
 * @throws Error with status 401 for one that we did not sign or that has ended, 403 for anything
 * but a query of what previews show
 */
function previewOf(platform: Platform, request: FastifyRequest, previewed: ReadonlySet<string>): Preview | undefined {
  const token = request.headers["preview-token"];
  if (typeof token !== "string" || token === "") return undefined;
  const preview = readPreviewToken(platform, token);
  if (!preview) throw refusal(401, "This preview has ended.");
  if (!asksOnly(request.body, previewed)) throw refusal(403, "A preview shows goods and pages, and changes nothing.");
  return preview;
}

const refusal = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode });
