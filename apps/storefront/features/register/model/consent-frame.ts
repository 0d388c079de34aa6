import type { Language } from "@gelora/locale/language.ts";
import { ownPath } from "../../../platform/page/own-path.ts";
import { type RegistrationKey, readRegistrationKey, writeRegistrationKey } from "./registration-key.ts";

/** The key in the consent page's address, whose own redirectUrl goes before the key's [CLB-06]. */
export function keyOfConsentPage(search: string): RegistrationKey | undefined {
  const parameters = new URLSearchParams(search);
  const key = readRegistrationKey(parameters.get("key"));
  const asked = parameters.get("redirectUrl");
  return key && asked !== null ? { ...key, redirectUrl: ownPath(asked) } : key;
}

/** The address of the club's consent page in the frame, with redirectUrl and key [CLB-06]. */
export function consentFrameAddress(clubSiteUrl: string, key: RegistrationKey, language: Language): string {
  const redirectUrl = encodeURIComponent(key.redirectUrl);
  return new URL(
    `/site/consent?redirectUrl=${redirectUrl}&key=${writeRegistrationKey(key)}&lang=${language}`,
    clubSiteUrl,
  ).href;
}

/**
 * What the frame may do: it is another site's, whose origin must stay its own, or its message could
 * not be distinguished from others'. Without script its form leads the whole window on.
 */
export const frameRights = "allow-scripts allow-forms allow-same-origin allow-top-navigation-by-user-activation";
