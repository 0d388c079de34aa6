import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { insertSession } from "../storage/sessions.ts";

/**
 * Makes a session for a browser that has none [SES-01, SES-04].
 * @returns the token for the AUTH-TOKEN header and the key that names the visitor
 */
export async function startGuestSession(platform: Platform): Promise<{ token: string; visitorKey: string }> {
  const visitorKey = newSecretToken();
  const token = await insertSession(platform, { kind: "visitor", visitorKey });
  return { token, visitorKey };
}
