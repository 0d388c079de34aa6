import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallResult } from "../gateway/gateway-call.ts";
import { answerOf, askAgain, expireReads, followRead, forgetReads, type Read } from "./read-cache.ts";

const refused = { ok: false, failure: { kind: "network", code: "", message: "" } } as const;

/** A read that the test resolves. */
function slowRead(key: string, options: Pick<Read<string>, "cache" | "restMs"> = {}) {
  const waiting: ((result: CallResult<string>) => void)[] = [];
  const read: Read<string> = { key, load: () => new Promise((resolve) => waiting.push(resolve)), ...options };
  const answer = async (turn: number, result: string | typeof refused): Promise<void> => {
    waiting[turn]?.(typeof result === "string" ? { ok: true, value: result } : result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { read, answer, calls: () => waiting.length, shown: () => answerOf<string>(key) };
}

const ready = (value: string) => ({ state: "ready", value });
const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetReads();
  vi.useRealTimers();
});

test("a reader sees the read on its way, is notified of its answer, and nothing is left when it has gone", async () => {
  const { read, answer, calls, shown } = slowRead("order");
  const onChange = vi.fn();
  const stop = followRead(read, onChange);
  await wait();
  expect(shown()).toEqual({ state: "loading" });
  await answer(0, "placed");
  expect(shown()).toEqual(ready("placed"));
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  expect(shown()).toEqual({ state: "loading" });
  expect(calls()).toBe(1);
});

test("an older call's answer never overwrites a newer one's, in whichever order they come", async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { read, answer, shown } = slowRead(`cart ${order.join()}`);
    const stop = followRead(read, () => undefined);
    await wait();
    void askAgain(read);
    for (const turn of order) await answer(turn, `answer ${turn}`);
    expect(shown()).toEqual(ready("answer 1"));
    stop();
  }
});

test("an older call's failure does not overwrite a newer answer either", async () => {
  const { read, answer, shown } = slowRead("cart");
  const stop = followRead(read, () => undefined);
  await wait();
  void askAgain(read);
  await answer(1, "two pieces");
  await answer(0, refused);
  expect(shown()).toEqual(ready("two pieces"));
  stop();
});

test("a failure is shown until the read succeeds, and leaves what is known in sight", async () => {
  const { read, answer, shown } = slowRead("cart");
  const stop = followRead(read, () => undefined);
  await wait();
  await answer(0, refused);
  expect(shown()).toEqual({ state: "failed", failure: refused.failure });
  void askAgain(read);
  await answer(1, "two pieces");
  void askAgain(read);
  await answer(2, refused);
  expect(shown()).toEqual(ready("two pieces"));
  stop();
});

test("readers of one thing share one call", async () => {
  const { read, answer, calls, shown } = slowRead("stores");
  const stops = [followRead(read, () => undefined), followRead(read, () => undefined)];
  await wait();
  const late = followRead(read, () => undefined);
  await wait();
  expect(calls()).toBe(1);
  await answer(0, "Jakarta");
  for (const stop of [...stops, late]) {
    expect(shown()).toEqual(ready("Jakarta"));
    stop();
  }
});

test("a question that is overtaken while it rests is never asked", async () => {
  const typed = ["s", "sh", "shoe"].map((word) => slowRead(word, { restMs: 150 }));
  for (const { read, answer } of typed) {
    const stop = followRead(read, () => undefined);
    await wait(read.key === "shoe" ? 200 : 100);
    await answer(0, "a shoe");
    stop();
  }
  expect(typed.map(({ calls }) => calls())).toEqual([0, 0, 1]);
});

test("[SHL-24~] a cached answer is shown at once when it is wanted again, and requested again", async () => {
  const { read, answer, calls, shown } = slowRead("orders", { cache: "refresh" });
  const leave = followRead(read, () => undefined);
  await wait();
  await answer(0, "one order");
  leave();
  const leaveAgain = followRead(read, () => undefined);
  expect(shown()).toEqual(ready("one order"));
  await wait();
  expect(calls()).toBe(2);
  await answer(1, "two orders");
  expect(shown()).toEqual(ready("two orders"));
  leaveAgain();
});

test("[SHL-24~] anyone who returns finds the answer as it was left, without a call, for five minutes and until something is changed", async () => {
  const { read, answer, calls } = slowRead("orders of a view", { cache: "return" });
  const look = async (): Promise<number> => {
    const leave = followRead(read, () => undefined);
    await wait();
    const made = calls();
    await answer(made - 1, `answer ${made}`);
    leave();
    return made;
  };
  expect([await look(), await look(), await look()]).toEqual([1, 1, 1]);
  expireReads();
  expect([await look(), await look()]).toEqual([2, 2]);
  await wait(5 * 60_000);
  expect(await look()).toBe(3);
});

test("[SHL-24~] an answer that was on its way during a change is asked for again", async () => {
  const { read, answer, calls } = slowRead("orders of another view", { cache: "return" });
  const leave = followRead(read, () => undefined);
  await wait();
  expireReads();
  await answer(0, "one order");
  leave();
  const leaveAgain = followRead(read, () => undefined);
  await wait();
  expect(calls()).toBe(2);
  await answer(1, "two orders");
  leaveAgain();
});

test("what holds for the life of the tab is asked once; a failure is asked again", async () => {
  const { read, answer, calls, shown } = slowRead("provinces", { cache: "tab" });
  for (const result of [refused, "38 provinces"]) {
    const stop = followRead(read, () => undefined);
    await wait();
    await answer(calls() - 1, result);
    stop();
  }
  followRead(read, () => undefined)();
  const stop = followRead(read, () => undefined);
  await wait();
  expect(calls()).toBe(2);
  expect(shown()).toEqual(ready("38 provinces"));
  stop();
});

test("after a sign-in or sign-out nothing read before is shown again, not even what was on its way", async () => {
  const orders = slowRead("orders", { cache: "refresh" });
  const cart = slowRead("cart", { cache: "refresh" });
  const leaveOrders = followRead(orders.read, () => undefined);
  const leaveCart = followRead(cart.read, () => undefined);
  await wait();
  await orders.answer(0, "of the one before");
  leaveOrders();
  forgetReads();
  expect(orders.shown()).toEqual({ state: "loading" });
  leaveCart();
  await cart.answer(0, "of the one before");
  expect(cart.shown()).toEqual({ state: "loading" });
});

test("the cached answers are a hundred at most, those that were wanted last", async () => {
  for (let index = 0; index <= 120; index += 1) {
    const { read, answer } = slowRead(`city ${index}`, { cache: "tab" });
    const stop = followRead(read, () => undefined);
    await wait();
    await answer(0, "districts");
    stop();
  }
  expect(answerOf("city 20").state).toBe("loading");
  expect(answerOf("city 21").state).toBe("ready");
  expect(answerOf("city 120").state).toBe("ready");
});
