import { expect, test } from "vitest";
import { type SubscriptionAct, type SubscriptionState, stateAfter } from "./subscription.ts";

const nothing = undefined;
const subscription = (state: SubscriptionState, subscribedAt: Date | null = null) => ({ state, subscribedAt });
const table: Readonly<Record<SubscriptionState, Record<SubscriptionAct, SubscriptionState | undefined>>> = {
  pending: { asked: "pending", confirmed: "subscribed", cancelled: "cancelled", resumed: nothing },
  subscribed: { asked: nothing, confirmed: nothing, cancelled: "cancelled", resumed: nothing },
  cancelled: { asked: "pending", confirmed: nothing, cancelled: nothing, resumed: "subscribed" },
};

test.each(Object.entries(table))("every act on a subscription that is %s", (state, acts) => {
  for (const [act, after] of Object.entries(acts))
    expect([act, stateAfter(subscription(state as SubscriptionState), act as SubscriptionAct)]).toEqual([act, after]);
});

test("a pending address that was once confirmed is resumed by its owner, and acts otherwise as any", () => {
  const { resumed, ...others } = table.pending;
  const once = subscription("pending", new Date(0));
  expect([resumed, stateAfter(once, "resumed")]).toEqual([nothing, "subscribed"]);
  for (const [act, after] of Object.entries(others))
    expect([act, stateAfter(once, act as SubscriptionAct)]).toEqual([act, after]);
});
