import type { Milliseconds } from "./durations.ts";
import type { Log } from "./log.ts";

/**
 * Work that runs at intervals. It finds what is due in the database, so a missed round or a second
 * process does no harm.
 */
export type RecurringTask = {
  readonly name: string;
  readonly every: Milliseconds;
  /** Must be safe to repeat and to run concurrently in another process. */
  readonly run: () => Promise<void>;
  /** Renews what this process holds in memory. All other tasks run in workers only. */
  readonly inEveryProcess?: true;
};

/**
 * Starts the tasks; a task never overlaps itself. @returns the function that stops them and waits
 * for running rounds
 */
export function startRecurringTasks(tasks: readonly RecurringTask[], log: Log): () => Promise<void> {
  let stopped = false;
  const stops = tasks.map((task) => {
    let timer: NodeJS.Timeout | undefined;
    let round: Promise<void> = Promise.resolve();
    const next = (): void => {
      if (stopped) return;
      timer = setTimeout(() => {
        round = task
          .run()
          .catch((error) => log.error({ err: error, task: task.name }, "recurring task failed"))
          .finally(next);
      }, task.every);
    };
    next();
    return async () => {
      clearTimeout(timer);
      await round;
    };
  });
  return async () => {
    stopped = true;
    await Promise.all(stops.map((stop) => stop()));
  };
}
