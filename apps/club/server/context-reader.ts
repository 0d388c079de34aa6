import type { SessionLookupQuestion } from "@gelora/contracts/session-lookup.ts";
import { companionCookies, deviceCookies } from "@gelora/contracts/session-lookup.ts";
import { languageOrDefault } from "@gelora/locale/language.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { askShop } from "../modules/identity/identity.ts";
import type { Platform } from "../platform/platform.ts";
import type { RequestContext } from "../platform/request-context.ts";

/** The format of the secrets that the shop issues. */
const secretShape = /^[\w-]{43}$/;

/** Reads the language and the caller's credentials from the headers of the contract [OPS-04]. */
export function contextReader(
  platform: Platform,
): (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext> {
  const isSecure = platform.configuration.STOREFRONT_URL.startsWith("https:");
  const cookie = isSecure ? companionCookies.secure : companionCookies.plain;
  const deviceCookie = isSecure ? deviceCookies.secure : deviceCookies.plain;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return async (request, reply) => {
    const credentials = credentialsOf(request, cookie);
    return {
      platform,
      language: languageOrDefault(request.headers.language),
      source: sourceOf(request.ip),
      caller: async () => (credentials ? askShop(platform, credentials) : undefined),
      credentials,
      deviceMark: readCookie(request.headers.cookie, deviceCookie),
      fromBrowser: request.headers.origin !== undefined,
      userAgent: request.headers["user-agent"] ?? "",
      keepCompanion: (value, lifeSeconds) => {
        reply.header("set-cookie", `${cookie}=${value}; Max-Age=${lifeSeconds}; ${attributes}`);
      },
    };
  };
}

function credentialsOf({ headers }: FastifyRequest, cookie: string): SessionLookupQuestion | undefined {
  const token = headers["auth-token"];
  if (typeof token !== "string" || !secretShape.test(token)) return undefined;
  const companion = readCookie(headers.cookie, cookie);
  return { token, fromBrowser: headers.origin !== undefined, ...(companion === undefined ? {} : { companion }) };
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(";").find((part) => part.trim().startsWith(`${name}=`));
  const content = pair?.slice(pair.indexOf("=") + 1).trim();
  return content && secretShape.test(content) ? content : undefined;
}
