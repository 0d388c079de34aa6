import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { days, type Milliseconds, milliseconds, minutes, seconds } from "./durations.ts";
import { createLog } from "./log.ts";
import { type RecurringTask, startRecurringTasks, type TakeRound } from "./recurring-task.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const log = createLog("test", "silent");

/** A task that counts its rounds. */
function counted(name: string, every: Milliseconds, others: Partial<RecurringTask> = {}) {
  const rounds = { count: 0 };
  const run = async (): Promise<void> => {
    rounds.count += 1;
  };
  return { rounds, task: { name, every, run, ...others } };
}

/** What processes note together, in memory. */
function sharedInMemory(): TakeRound {
  const begun = new Map<string, number>();
  return async (task, every) => {
    const rest = (begun.get(task) ?? -Infinity) + every - Date.now();
    if (rest > 0) return milliseconds(rest);
    begun.set(task, Date.now());
    return milliseconds(0);
  };
}

test("a daily task runs soon after the start, and then once a day", async () => {
  const daily = counted("audit", days(1));
  const tasks = startRecurringTasks([daily.task], log);
  await vi.advanceTimersByTimeAsync(seconds(10));
  expect(daily.rounds.count).toBe(1);
  await vi.advanceTimersByTimeAsync(days(1) - seconds(20));
  expect(daily.rounds.count).toBe(1);
  await vi.advanceTimersByTimeAsync(seconds(20));
  expect(daily.rounds.count).toBe(2);
  await tasks.stop();
});

test("a process that is exchanged every hour runs a daily task once a day, on time", async () => {
  const [daily, take] = [counted("audit", days(1)), sharedInMemory()];
  for (let hour = 0; hour < 49; hour += 1) {
    const tasks = startRecurringTasks([daily.task], log, take);
    await vi.advanceTimersByTimeAsync(minutes(60));
    await tasks.stop();
  }
  expect(daily.rounds.count).toBe(3);
});

test("two processes share the rounds of a rare task; one every few seconds runs in both, after its wait", async () => {
  const [rare, frequent, take] = [counted("mature", minutes(1)), counted("close", seconds(5)), sharedInMemory()];
  const processes = [1, 2].map(() => startRecurringTasks([rare.task, frequent.task], log, take));
  await vi.advanceTimersByTimeAsync(seconds(4));
  expect([rare.rounds.count, frequent.rounds.count]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(minutes(10));
  expect(rare.rounds.count).toBe(11);
  expect(frequent.rounds.count).toBe(2 * 120);
  await Promise.all(processes.map(({ stop }) => stop()));
});

test("rare tasks of one process begin one after the other, the last of forty within a quarter of a minute", async () => {
  const begun: number[] = [];
  const start = Date.now();
  const many = Array.from({ length: 40 }, (_, place) => ({
    name: `task ${place}`,
    every: days(1),
    run: async () => void begun.push(Date.now() - start),
  }));
  const tasks = startRecurringTasks(many, log);
  await vi.advanceTimersByTimeAsync(seconds(15));
  expect([begun.length, new Set(begun).size]).toEqual([40, 40]);
  await tasks.stop();
});

test("a failed round is logged with the task's name, and the next comes; a database that is down is asked again in a minute", async () => {
  const noted: unknown[] = [];
  const noting = Object.assign(createLog("test", "silent"), { error: (fields: unknown) => noted.push(fields) });
  let [rounds, isAway] = [0, true];
  const failing = {
    name: "audit",
    every: days(1),
    run: async () => {
      rounds += 1;
      throw new Error("the books do not balance");
    },
  };
  const take = async () => {
    if (isAway) throw new Error("the database is away");
    return milliseconds(0);
  };
  const tasks = startRecurringTasks([failing], noting, take);
  await vi.advanceTimersByTimeAsync(seconds(30));
  isAway = false;
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(days(1));
  expect(rounds).toBe(2);
  await tasks.stop();
  const broken = { err: new Error("the books do not balance"), task: "audit" };
  expect(noted).toEqual([{ err: new Error("the database is away"), task: "audit" }, broken, broken]);
});

test("two tasks of one name would take each other's rounds, and are refused", () => {
  const twice = [counted("forget", days(1)).task, counted("forget", days(1)).task];
  expect(() => startRecurringTasks(twice, log)).toThrow("two recurring tasks are named forget");
});
