import { createHmac } from "node:crypto";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";

/**
 * The token of a subscription's links, which are in every mail to it and stay valid: it is signed
 * rather than stored (docs/newsletter.md). It opens nothing but the newsletter of one address.
 */
export function linkToken({ configuration }: Platform, subscriptionId: string): string {
  return `${subscriptionId}.${signature(configuration.NEWSLETTER_SECRET, subscriptionId)}`;
}

/** @returns undefined for a token that we did not sign */
export function subscriptionOfToken({ configuration }: Platform, token: string): string | undefined {
  const [subscriptionId = "", given = ""] = token.split(".");
  if (!isUuid(subscriptionId)) return undefined;
  return sameSecret(given, signature(configuration.NEWSLETTER_SECRET, subscriptionId)) ? subscriptionId : undefined;
}

const signature = (secret: string, subscriptionId: string): string =>
  createHmac("sha256", secret).update(`newsletter link ${subscriptionId}`).digest("base64url");
