import type { RequestContext } from "../../../platform/request-context.ts";
import { ownerOf } from "../../../platform/session.ts";

/**
 * The flow that a call belongs to: a member changes their own number or address, a visitor
 * registers. Codes, tokens and verified addresses are valid only in the flow they were made in
 * (abuse case AC-04).
 */
export function flowOf({ session, source }: Pick<RequestContext, "session" | "source">): string {
  return session ? ownerOf(session) : `source:${source}`;
}
