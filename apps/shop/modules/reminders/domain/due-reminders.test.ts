import { expect, test } from "vitest";
import { dueReminders } from "./due-reminders.ts";

test.each([
  ["units that nobody was told of", 0, { onHand: 3, free: 3 }, { promised: 0, due: 3 }],
  ["units that all were told of", 3, { onHand: 3, free: 3 }, { promised: 3, due: 0 }],
  ["one of them held by an order", 3, { onHand: 3, free: 2 }, { promised: 3, due: 0 }],
  ["one of them sold: its promise has ended", 3, { onHand: 2, free: 2 }, { promised: 2, due: 0 }],
  ["new ones beside those", 2, { onHand: 7, free: 7 }, { promised: 2, due: 5 }],
  ["sold out: every promise has ended", 3, { onHand: 0, free: 0 }, { promised: 0, due: 0 }],
])("%s", (_what, promised, units, expected) => {
  expect(dueReminders(promised, units)).toEqual(expected);
});
