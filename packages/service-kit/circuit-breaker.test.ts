import { describe, expect, test } from "vitest";
import { ProviderError } from "./call-provider.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { seconds } from "./durations.ts";

const silence = () => Promise.reject(new ProviderError("party", "no answer", true));
const answer = () => Promise.resolve("answer");

function breakerAt(start = 0) {
  const time = { now: start };
  const limits = { failures: 5, within: seconds(10), openFor: seconds(15) };
  const breaker = createCircuitBreaker("party", limits, () => time.now);
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) await breaker.run(silence).catch(() => {});
  };
  return { breaker, time, fail };
}

describe("a circuit breaker", () => {
  test("opens after five failures within ten seconds, and then refuses without calling", async () => {
    const { breaker, fail } = breakerAt();
    await fail(4);
    expect(breaker.state()).toBe("closed");
    await fail(1);
    expect(breaker.state()).toBe("open");
    let called = false;
    const call = () => {
      called = true;
      return answer();
    };
    await expect(breaker.run(call)).rejects.toMatchObject({ name: "ProviderError", outcomeUnknown: false });
    expect(called).toBe(false);
  });

  test("failures further apart do not open it", async () => {
    const { breaker, time, fail } = breakerAt();
    for (let round = 0; round < 8; round += 1) {
      await fail(1);
      time.now += seconds(3);
    }
    expect(breaker.state()).toBe("closed");
  });

  test("lets one call through after fifteen seconds, which closes it", async () => {
    const { breaker, time, fail } = breakerAt();
    await fail(5);
    time.now = seconds(15);
    expect(breaker.state()).toBe("half-open");
    const first = breaker.run(answer);
    await expect(breaker.run(answer)).rejects.toThrow("left alone");
    await expect(first).resolves.toBe("answer");
    expect(breaker.state()).toBe("closed");
  });

  test("stays open when that call fails, too", async () => {
    const { breaker, time, fail } = breakerAt();
    await fail(5);
    time.now = seconds(15);
    await fail(1);
    expect(breaker.state()).toBe("open");
  });

  test("does not count the caller's own mistakes", async () => {
    const { breaker } = breakerAt();
    for (let count = 0; count < 9; count += 1)
      await breaker.run(() => Promise.reject(new TypeError("ours"))).catch(() => {});
    expect(breaker.state()).toBe("closed");
  });
});
