/**
 * What a page of the club's site sends to the shop's page that opened or framed it. A receiver
 * checks the message's origin and window first: the words alone prove nothing.
 */

/** The member has done what the page was opened for. */
export const pageDone = "mapclub-page-done";

/** The shopper has agreed to the use of their data by the club [CLB-07, Q22]. */
export const consentGiven = "mapclub-consent-given";

export type SiteMessage = typeof pageDone | typeof consentGiven;

/** @param data what a `message` event carries */
export function isSiteMessage(data: unknown, message: SiteMessage): boolean {
  return data === message;
}
