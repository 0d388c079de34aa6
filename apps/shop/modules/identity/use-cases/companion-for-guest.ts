import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

/**
 * The companion value for a guest's session: the browser's own if it has one, since its other
 * sessions stay bound to it; undefined for a client that is not a browser. Set as a cookie with the
 * response, so it lives as long as the session.
 */
export function companionForGuest({ fromBrowser, companion }: RequestContext): string | undefined {
  if (!fromBrowser) return undefined;
  const value = companion.value() ?? newSecretToken();
  companion.keep(value);
  return value;
}
