import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

/**
 * The companion value for a guest's session: the browser's own where it has one, for its other sessions stay bound to it; undefined for a client that is no browser.
 * Gives it to the browser with the reply, so that it lives as long as the session.
 */
export function companionForGuest({ fromBrowser, companion }: RequestContext): string | undefined {
  if (!fromBrowser) return undefined;
  const value = companion.value() ?? newSecretToken();
  companion.keep(value);
  return value;
}
