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

export type RunningTasks = {
  /** Lets the tasks of every process run now, or once more where one runs already. */
  renew(): void;
  /** Stops all, and waits for running rounds. */
  stop(): Promise<void>;
};

/** Starts the tasks; a task never overlaps itself. */
export function startRecurringTasks(tasks: readonly RecurringTask[], log: Log): RunningTasks {
  const running = tasks.map((task) => ({ task, ...runAgainAndAgain(task, log) }));
  return {
    renew: () => {
      for (const { task, now } of running) if (task.inEveryProcess) now();
    },
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
}

function runAgainAndAgain({ name, every, run }: RecurringTask, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isWanted = false;
  let stopped = false;
  const begin = (): void => {
    isWanted = false;
    round = run()
      .catch((error) => log.error({ err: error, task: name }, "recurring task failed"))
      .finally(() => {
        round = undefined;
        next();
      });
  };
  const next = (): void => {
    if (stopped) return;
    if (isWanted) begin();
    else timer = setTimeout(begin, every);
  };
  next();
  return {
    now: (): void => {
      if (stopped) return;
      isWanted = true;
      if (round) return;
      clearTimeout(timer);
      begin();
    },
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
