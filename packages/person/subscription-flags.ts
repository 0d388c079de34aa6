/**
 * In preferences the text '0' means subscribed and '1' not subscribed, the reverse of what one
 * expects. Translated only here [NWS-18, K33, CON-12].
 */
export type SubscriptionFlag = "0" | "1";

export function flagOf(subscribed: boolean): SubscriptionFlag {
  return subscribed ? "0" : "1";
}

/** @returns undefined for anything but '0' and '1' */
export function isSubscribed(flag: string): boolean | undefined {
  if (flag === "0") return true;
  return flag === "1" ? false : undefined;
}
