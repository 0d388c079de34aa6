import { dataConsentAddress, type RegistrationKey, signUpAddress } from "./registration-key.ts";

/** What of a member's record decides whether the club asks first. */
type ClubRecord = { readonly loyaltyMemberId?: string | null; readonly mapclubDataConsent?: boolean | null };

/**
 * Where a verified number leads: to the form. In the club's registration, anyone the club knows
 * and has not asked passes its consent page first [CLB-06, CLB-08, K14].
 * @param record empty for a number without one
 */
export function formAddress(key: RegistrationKey, { loyaltyMemberId, mapclubDataConsent }: ClubRecord): string {
  const asksConsent = key.mapclub === true && Boolean(loyaltyMemberId) && mapclubDataConsent !== true;
  return asksConsent ? dataConsentAddress(key) : signUpAddress(key);
}
