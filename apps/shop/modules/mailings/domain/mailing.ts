import type { Language } from "@gelora/locale/language.ts";
import type { Topic } from "../../newsletter/news-topics.ts";

/** `running` once its first portion is taken; `finished` when nobody is left to take. */
export type MailingState = "draft" | "scheduled" | "running" | "paused" | "finished" | "stopped";

export type MailingAct = "write" | "schedule" | "revise" | "begin" | "pause" | "resume" | "stop" | "finish";

/** What one language's readers get; `html` is in the safe subset. */
export type MailingContent = { readonly subject: string; readonly html: string; readonly text: string };

export type Mailing = {
  readonly mailingCode: string;
  readonly state: MailingState;
  readonly topic: Topic;
  readonly content: Readonly<Record<Language, MailingContent>>;
  /** How many mails a minute, at most. */
  readonly perMinute: number;
  readonly startsAt: Date | null;
  /** Of the last act of staff. */
  readonly changedAt: Date;
};

/**
 * The life of a mailing. Its content changes in a draft only, so what was previewed is what is
 * sent; what is not listed is refused.
 */
const arrows: Readonly<Record<MailingState, Partial<Readonly<Record<MailingAct, MailingState>>>>> = {
  draft: { write: "draft", schedule: "scheduled" },
  scheduled: { revise: "draft", begin: "running", pause: "paused", stop: "stopped" },
  running: { begin: "running", pause: "paused", stop: "stopped", finish: "finished" },
  paused: { resume: "running", stop: "stopped" },
  finished: {},
  stopped: {},
};

/** @returns undefined where the act is refused */
export function stateAfter(state: MailingState, act: MailingAct): MailingState | undefined {
  return arrows[state][act];
}
