import type { Platform } from "../../../platform/platform.ts";

/**
 * Where Google sends the browser back to. It must be registered, exactly like this, in the client's
 * settings at Google.
 */
export function googleRedirectUri({ configuration }: Platform): string {
  return `${configuration.STOREFRONT_URL.replace(/\/+$/, "")}/register/google`;
}
