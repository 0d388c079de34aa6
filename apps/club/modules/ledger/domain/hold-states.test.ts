import { expect, test } from "vitest";
import { type HoldEvent, holdEvents, holdStateAfter, holdStates } from "./hold-states.ts";

const events = Object.keys(holdEvents).filter((event): event is HoldEvent => event in holdEvents);

test("each event leads where the table says, and nowhere else", () => {
  const arrows = holdStates.flatMap((state) => events.map((event) => [state, event, holdStateAfter(state, event)]));
  expect(arrows.filter(([, , to]) => to)).toEqual([
    ["held", "spend", "spent"],
    ["held", "release", "released"],
    ["spent", "release", "released"],
  ]);
});
