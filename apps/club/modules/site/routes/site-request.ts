import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import type { Member } from "../../membership/membership.ts";
import { type Visit, visitOf } from "../domain/visit.ts";
import { memberOfSession } from "../use-cases/enter-site.ts";

/** The parameters of a request's address; of one that is given twice, the first counts. */
export function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, "http://club").searchParams;
}

export function visitOfRequest({ configuration }: Platform, request: FastifyRequest): Visit {
  return visitOf(queryOf(request), request.headers["accept-language"], configuration.STOREFRONT_URL);
}

const longestField = 200;

/** What was typed into a field of the form; empty without one. */
export function typed({ body }: FastifyRequest, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? "").slice(0, longestField) : "";
}

const sessionShape = /^[\w-]{43}$/;

export async function memberOfRequest(platform: Platform, request: FastifyRequest): Promise<Member | undefined> {
  const name = `${cookieName(platform)}=`;
  const pair = request.headers.cookie?.split(";").find((part) => part.trim().startsWith(name));
  const token = pair?.trim().slice(name.length) ?? "";
  return sessionShape.test(token) ? memberOfSession(platform, token) : undefined;
}

/**
 * The cookie of a session. Its path keeps it from the gateway beside the site; Lax, because the
 * shop opens the site from another origin.
 */
export function sessionCookie(platform: Platform, token: string): string {
  const secure = isSecure(platform) ? "; Secure" : "";
  return `${cookieName(platform)}=${token}; Path=/site; HttpOnly; SameSite=Lax${secure}`;
}

/** Over https the name forbids a neighbouring host to plant it over plain http. */
const cookieName = (platform: Platform): string => (isSecure(platform) ? "__Secure-mapclub-site" : "mapclub-site");

const isSecure = ({ configuration }: Platform): boolean => configuration.CLUB_SITE_URL.startsWith("https:");
