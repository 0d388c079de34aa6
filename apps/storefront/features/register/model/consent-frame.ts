import type { Language } from "@gelora/locale/language.ts";
import { type RegistrationKey, writeRegistrationKey } from "./registration-key.ts";

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
 * not be told from others'. Without script its form leads the whole window on.
 */
export const frameRights = "allow-scripts allow-forms allow-same-origin allow-top-navigation-by-user-activation";
