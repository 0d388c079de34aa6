import { z } from "zod";
import { assertedPrincipal } from "./service-caller.ts";

/**
 * The path where the club asks the shop, in a signed request, whose session a call to its gateway
 * carries: the shop issues the tokens, and only the shop can know.
 */
export const sessionLookupPath = "/service/session";

/** The club's program that asks. */
export const clubGatewayProgram = "club-gateway";

/**
 * The credentials of the call, as they came. They are secrets: neither side logs or stores them.
 */
export const sessionLookupQuestion = z.object({
  /** The header AUTH-TOKEN. */
  token: z.string().min(1).max(200),
  /** The cookie that a browser's token is bound to. */
  companion: z.string().max(200).optional(),
  /** Whether the call had an Origin. */
  fromBrowser: z.boolean(),
});

export type SessionLookupQuestion = z.infer<typeof sessionLookupQuestion>;

/** Null when there is no such session, it has ended, or the call may not use it. */
export const sessionLookupAnswer = z.object({ principal: assertedPrincipal.nullable() });

export type SessionLookupAnswer = z.infer<typeof sessionLookupAnswer>;

/**
 * The name of the shop's cookie with the companion value: the first over https, the second over
 * plain http. Browsers send it to the club too when both gateways have one host.
 */
export const companionCookies = { secure: "__Host-gelora", plain: "gelora" } as const;

/** The cookies with the mark of a browser where someone signed in with a password (AC-12). */
export const deviceCookies = { plain: "gelora-device", secure: "__Host-gelora-device" } as const;
