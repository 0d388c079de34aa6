import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import {
  clubGatewayProgram,
  type SessionLookupAnswer,
  type SessionLookupQuestion,
} from "@gelora/contracts/session-lookup.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { codeOf } from "../../../platform/principal.ts";
import { lookUpSession } from "./find-session.ts";

/**
 * Returns to the club's gateway, and nobody else, whose session the credentials of a call to it
 * open. They are judged as if the call had come to the shop: a browser's token opens nothing
 * without its cookie.
 */
export async function sayWhoseSession(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  { token, companion, fromBrowser }: SessionLookupQuestion,
): Promise<SessionLookupAnswer | typeof notAllowed> {
  if (kind !== "program" || code !== clubGatewayProgram) return notAllowed;
  const stored = await lookUpSession(platform, { token, companion, fromBrowser });
  if (!stored) return { principal: null };
  const { session } = stored;
  return { principal: { kind: session.kind, code: codeOf(session) } };
}
