import { expect, test } from "vitest";
import { ProviderError, RefusedByProvider } from "../call-provider.ts";
import { days, hours, minutes } from "../durations.ts";
import { waitAfter } from "./retry-waits.ts";

/** How long a message is tried until it is parked. */
function lifeUnder(error: Error): { readonly tries: number; readonly life: number } {
  let life = 0;
  for (let tries = 1; ; tries += 1) {
    const wait = waitAfter(tries, error);
    if (wait === "park") return { tries, life };
    life += wait;
  }
}

test("a message outlasts three days of a provider's outage, asked for once an hour in the end", () => {
  const { tries, life } = lifeUnder(new ProviderError("mail", "no answer", true));
  expect(life).toBeGreaterThan(days(2.9));
  expect(tries).toBeLessThan(100);
  expect(waitAfter(60, new ProviderError("mail", "no answer", true))).toBe(hours(1));
});

test("a message that is refused, or that our own code cannot send, is parked within half an hour", () => {
  for (const error of [new RefusedByProvider("mail", "EENVELOPE 550"), new Error("a defect")])
    expect(lifeUnder(error).life).toBeLessThan(minutes(30));
});
