import { days, type Milliseconds, minutes } from "@gelora/service-kit/durations.ts";

const firstWait = minutes(1);
const longestWait = minutes(32);
/** After this long without a mail the waits start over. */
const forgotten = days(1);

export type LinkWait = { readonly sent: number; readonly nextAt: Date };

/**
 * Whether another link may be mailed now, and how long until the next: a minute, doubled with each
 * mail up to 32 (EMV-11, abuse case AC-07).
 * @param before what was recorded with the last mail
 */
export function nextLink(
  before: LinkWait | undefined,
  now: Date,
): { readonly mails: boolean; readonly sent: number; readonly wait: Milliseconds } {
  const left = before ? before.nextAt.getTime() - now.getTime() : 0;
  if (before && left > 0) return { mails: false, sent: before.sent, wait: left as Milliseconds };
  const sent = before && -left < forgotten ? before.sent + 1 : 1;
  return { mails: true, sent, wait: Math.min(firstWait * 2 ** (sent - 1), longestWait) as Milliseconds };
}
