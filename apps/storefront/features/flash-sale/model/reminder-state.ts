import type { Loaded } from "../../../platform/session/read-cache.ts";

type Reminders = readonly { readonly activityCode: string; readonly sentTime: string | null }[];

/** What a shopper has asked for: `unknown` until it is certain who they are and what they asked. */
export type ReminderState = "unknown" | "guest" | "none" | "set" | "sent";

export type ReminderFacts = {
  /** Whether the session has begun, so that a shopper who is no member is a guest. */
  readonly isCertain: boolean;
  readonly isMember: boolean;
  readonly reminders: Loaded<{ readonly flashReminderList: Reminders }>;
};

/** Of a flash sale's reminder. Where the list fails to load, asking once more does no harm. */
export function reminderState(code: string, { isCertain, isMember, reminders }: ReminderFacts): ReminderState {
  if (!isMember) return isCertain ? "guest" : "unknown";
  if (reminders.state === "loading") return "unknown";
  if (reminders.state === "failed") return "none";
  const mine = reminders.value.flashReminderList.find(({ activityCode }) => activityCode === code);
  if (!mine) return "none";
  return mine.sentTime ? "sent" : "set";
}
