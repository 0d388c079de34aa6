import { describe, expect, test } from "vitest";
import { orderStatesPage } from "../testing/order-diagram.ts";
import { type LineEvent, lineEvents, stateAfter } from "./line-states.ts";
import { firstStates, isOrderState, type OrderState, orderStateOf, stateName } from "./order-states.ts";

const states: readonly OrderState[] = [21, 31, 41, 42, 51, 61, 62];
const events = Object.keys(lineEvents).filter((event): event is LineEvent => event in lineEvents);
/** Written by hand from the requirements, to catch an error in the table. */
const arrows = new Set([
  "21 paid 31",
  "21 cancelled 61",
  "61 undone 21",
  "21 expired 62",
  "62 paidLate 31",
  "31 pickedUp 41",
  "31 inTransit 42",
  "41 inTransit 42",
  "31 delivered 51",
  "41 delivered 51",
  "42 delivered 51",
  "42 received 51",
  "31 handedOver 51",
  "31 uncollected 62",
  "31 withdrawn 61",
  "31 returned 62",
  "41 returned 62",
  "42 returned 62",
]);

describe("the life of what was ordered", () => {
  test("[ORD-08, ORD-09, ORD-10, ORD-11, ORD-12] every arrow there is, and none besides", () => {
    const walked = states.flatMap((from) =>
      events.flatMap((event) => {
        const to = stateAfter(from, event);
        return to ? [`${from} ${event} ${to}`] : [];
      }),
    );
    expect(new Set(walked)).toEqual(arrows);
  });

  test("every state can be reached", () => {
    const reached = new Set<OrderState>(firstStates);
    for (const _round of states)
      for (const state of Array.from(reached))
        for (const event of events) {
          const next = stateAfter(state, event);
          if (next) reached.add(next);
        }
    expect([...reached].sort()).toEqual(states);
  });

  test("completed or cancelled pieces stay so, whatever is heard (I-08); their shopper alone may take a cancelling back", () => {
    for (const event of events) {
      expect(stateAfter(51, event)).toBeUndefined();
      if (event !== "undone") expect(stateAfter(61, event)).toBeUndefined();
    }
  });

  test("[ORD-34~] the order's state follows from its pieces: 41 while a part is on its way, and ended pieces count last (Q76)", () => {
    for (const state of states) expect(orderStateOf([state, state])).toBe(state);
    const cases: readonly (readonly [readonly OrderState[], OrderState])[] = [
      [[31, 41], 41],
      [[31, 42], 41],
      [[31, 51], 41],
      [[41, 42, 51], 41],
      [[42, 51], 42],
      [[31, 61], 31],
      [[42, 61, 62], 42],
      [[51, 61, 62], 51],
      [[61, 62], 62],
    ];
    for (const [pieces, order] of cases) {
      expect(orderStateOf(pieces)).toBe(order);
      expect(orderStateOf(pieces.toReversed())).toBe(order);
    }
  });

  test("each state has a name in both languages, and other numbers are no states", () => {
    for (const state of states) expect(stateName(state, "id-ID")).not.toBe(stateName(state, "en-US"));
    expect(isOrderState(99)).toBe(false);
  });

  test("docs/order-states.md says what the table says", async () => {
    await expect(orderStatesPage()).toMatchFileSnapshot("../../../../../docs/order-states.md");
  });
});
