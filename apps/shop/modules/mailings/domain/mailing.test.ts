import { expect, test } from "vitest";
import { type MailingAct, type MailingState, stateAfter } from "./mailing.ts";

const acts: readonly MailingAct[] = ["write", "schedule", "revise", "begin", "pause", "resume", "stop", "finish"];
const allowed: Readonly<Record<MailingState, Partial<Record<MailingAct, MailingState>>>> = {
  draft: { write: "draft", schedule: "scheduled" },
  scheduled: { revise: "draft", begin: "running", pause: "paused", stop: "stopped" },
  running: { begin: "running", pause: "paused", stop: "stopped", finish: "finished" },
  paused: { resume: "running", stop: "stopped" },
  finished: {},
  stopped: {},
};

test.each(Object.entries(allowed))("every act on a mailing that is %s", (state, after) => {
  for (const act of acts) expect([act, stateAfter(state as MailingState, act)]).toEqual([act, after[act]]);
});
