import { expect, test } from "vitest";
import { mayReceive } from "./may-receive.ts";

const subscribedAt = new Date("2026-11-10T00:00:00Z");
const [before, after] = [new Date("2026-11-09T00:00:00Z"), new Date("2026-11-11T00:00:00Z")];
const subscribed = { state: "subscribed", topics: ["OFFERS"], subscribedAt } as const;

test.each([
  ["a confirmed subscription", subscribed, null, true],
  ["one of another topic", { ...subscribed, topics: ["GUIDES"] as const }, null, false],
  ["one that is not confirmed", { ...subscribed, state: "pending" as const, subscribedAt: null }, null, false],
  ["one that was cancelled", { ...subscribed, state: "cancelled" as const }, null, false],
  ["nobody", undefined, null, false],
  ["a member who withdrew afterwards", subscribed, after, false],
  ["a member who confirmed after withdrawing", subscribed, before, true],
])("%s", (_who, subscription, withdrawnAt, may) => {
  expect(mayReceive({ topic: "OFFERS" }, subscription, withdrawnAt)).toBe(may);
});
