import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { insertSession } from "../storage/sessions.ts";
import { companionForGuest } from "./companion-for-guest.ts";

/**
 * Creates a session for a browser that has none [SES-01, SES-04].
 * @returns the token for the AUTH-TOKEN header, and the visitor's key
 */
export async function startGuestSession(context: RequestContext): Promise<{ token: string; visitorKey: string }> {
  const visitorKey = newSecretToken();
  const companion = companionForGuest(context);
  const token = await insertSession(context.platform, { kind: "visitor", visitorKey, companion });
  return { token, visitorKey };
}
