import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { returnsDiagram } from "../testing/return-diagram.ts";
import { firstReturnState, type ReturnEvent, returnEvents, returnStateAfter, returnStates } from "./return-states.ts";

const events = Object.keys(returnEvents) as ReturnEvent[];

test("each arrow leads where the table says, and there are no others", () => {
  for (const state of returnStates)
    for (const event of events) {
      const arrow = returnEvents[event];
      const goes = (arrow.from as readonly string[]).includes(state);
      expect(returnStateAfter(state, event)).toBe(goes ? arrow.to : undefined);
    }
});

test("every state is reached, and what ended stays ended", () => {
  const reached = new Set([firstReturnState]);
  for (let round = 0; round < returnStates.length; round += 1)
    for (const state of reached)
      for (const event of events) {
        const next = returnStateAfter(state, event);
        if (next) reached.add(next);
      }
  expect([...reached].sort()).toEqual([...returnStates].sort());
  for (const end of ["REFUNDED", "REJECTED", "CANCELLED", "LAPSED", "EXCHANGED", "MISSING"] as const)
    expect(events.map((event) => returnStateAfter(end, event))).toEqual(events.map(() => undefined));
});

test("the diagram in the docs is that of the table", () => {
  const page = readFileSync(new URL("../../../../../docs/returns.md", import.meta.url), "utf8");
  expect(page).toContain(returnsDiagram());
});
