import type { SubscriptionAct } from "./subscription.ts";

/**
 * How someone acted: on a page of ours, by a mailed link, or by their mail program's button; or
 * what the mail provider reported of the address.
 */
export type ConsentWay = "dialog" | "qr-page" | "mailed-link" | "one-click" | "account" | "bounce" | "complaint";

/** Something that was agreed to or withdrawn. */
export type Consent = {
  readonly act: SubscriptionAct;
  readonly way: ConsentWay;
  /** The words that were agreed to; null where none were shown. */
  readonly wording: string | null;
  readonly at: Date;
};
