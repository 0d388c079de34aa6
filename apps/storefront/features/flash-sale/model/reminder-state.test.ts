import { expect, test } from "vitest";
import { type ReminderFacts, reminderState } from "./reminder-state.ts";

const member = { isCertain: true, isMember: true } as const;
const listed = (sentTime: string | null): ReminderFacts => ({
  ...member,
  reminders: { state: "ready", value: { flashReminderList: [{ activityCode: "NEXT", sentTime }] } },
});
const loading = { state: "loading" } as const;
const failure = { kind: "network", code: "", message: "" } as const;

test("nothing is offered before it is known who asks, and what they have asked for", () => {
  expect(reminderState("NEXT", { isCertain: false, isMember: false, reminders: loading })).toBe("unknown");
  expect(reminderState("NEXT", { ...member, reminders: loading })).toBe("unknown");
  expect(reminderState("NEXT", { isCertain: true, isMember: false, reminders: loading })).toBe("guest");
});

test("a reminder is set or sent for its own flash sale alone", () => {
  expect(reminderState("NEXT", listed(null))).toBe("set");
  expect(reminderState("NEXT", listed("2026-11-30T16:50:00Z"))).toBe("sent");
  expect(reminderState("LATER", listed(null))).toBe("none");
});

test("where the list fails to load, a reminder can be asked for", () => {
  expect(reminderState("NEXT", { ...member, reminders: { state: "failed", failure } })).toBe("none");
});
