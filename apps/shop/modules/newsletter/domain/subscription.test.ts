import { expect, test } from "vitest";
import { type SubscriptionAct, type SubscriptionState, stateAfter } from "./subscription.ts";

const nothing = undefined;
const table: Readonly<Record<SubscriptionState, Record<SubscriptionAct, SubscriptionState | undefined>>> = {
  pending: { asked: "pending", confirmed: "subscribed", cancelled: "cancelled", resumed: nothing },
  subscribed: { asked: nothing, confirmed: nothing, cancelled: "cancelled", resumed: nothing },
  cancelled: { asked: "pending", confirmed: nothing, cancelled: nothing, resumed: "subscribed" },
};

test.each(Object.entries(table))("every act upon a subscription that is %s", (state, acts) => {
  for (const [act, after] of Object.entries(acts))
    expect([act, stateAfter(state as SubscriptionState, act as SubscriptionAct)]).toEqual([act, after]);
});
