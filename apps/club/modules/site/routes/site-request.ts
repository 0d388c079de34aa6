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

export async function memberOfRequest(platform: Platform, request: FastifyRequest): Promise<Member | undefined> {
  const token = tokenOf(platform, request, "mapclub-site");
  return token === undefined ? undefined : memberOfSession(platform, token);
}

/**
 * The key of the browser that a code for a password is bound to; undefined until it has asked for
 * one.
 */
export function flowKeyOf(platform: Platform, request: FastifyRequest): string | undefined {
  return flowOf(platform, request).key;
}

/** The number that a code was asked for last in this browser, the digits after +62. */
export function flowMobileOf(platform: Platform, request: FastifyRequest): string | undefined {
  return flowOf(platform, request).mobile;
}

function flowOf(platform: Platform, request: FastifyRequest) {
  const [, key, mobile] = flowShape.exec(cookieOf(platform, request, "mapclub-code")) ?? [];
  return { key, mobile };
}

export function sessionCookie(platform: Platform, token: string): string {
  return cookie(platform, "mapclub-site", token);
}

/** The number is in it for the step's other language and for a way back: no address has it. */
export function flowCookie(platform: Platform, key: string, mobile: string | undefined): string {
  return `${cookie(platform, "mapclub-code", mobile ? `${key}.${mobile}` : key)}; Max-Age=${flowLife}`;
}

/** The session of a member, and what a code for a password is bound to. */
type CookieName = "mapclub-site" | "mapclub-code";

const tokenShape = /^[\w-]{43}$/;
const flowShape = /^([\w-]{43})(?:\.(\d{8,13}))?$/;
/** Seconds; longer than a code is good for. */
const flowLife = 60 * 60;

function tokenOf(platform: Platform, request: FastifyRequest, cookieName: CookieName): string | undefined {
  const token = cookieOf(platform, request, cookieName);
  return tokenShape.test(token) ? token : undefined;
}

function cookieOf(platform: Platform, request: FastifyRequest, cookieName: CookieName): string {
  const name = `${fullName(platform, cookieName)}=`;
  const pair = request.headers.cookie?.split(";").find((part) => part.trim().startsWith(name));
  return pair?.trim().slice(name.length) ?? "";
}

/**
 * Its path keeps a cookie from the gateway beside the site; Lax, because the shop opens the site
 * from another origin.
 */
function cookie(platform: Platform, name: CookieName, token: string): string {
  const secure = isSecure(platform) ? "; Secure" : "";
  return `${fullName(platform, name)}=${token}; Path=/site; HttpOnly; SameSite=Lax${secure}`;
}

/** Over https the name forbids a neighbouring host to plant it over plain http. */
const fullName = (platform: Platform, name: CookieName): string => (isSecure(platform) ? `__Secure-${name}` : name);

const isSecure = ({ configuration }: Platform): boolean => configuration.CLUB_SITE_URL.startsWith("https:");
