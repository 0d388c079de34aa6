import { type Milliseconds, milliseconds, minutes, seconds } from "./durations.ts";
import type { Log } from "./log.ts";

/**
 * Work that runs at intervals. It finds what is due in the database, so a missed round or a second
 * process does no harm.
 */
export type RecurringTask = {
  /** No other task of the service has it. */
  readonly name: string;
  readonly every: Milliseconds;
  /** Must be safe to repeat and to run concurrently in another process. */
  readonly run: () => Promise<void>;
  /** Renews what this process holds in memory. All other tasks run in workers only. */
  readonly inEveryProcess?: true;
};

export type RunningTasks = {
  /** Runs the tasks of every process now, or once more where one runs already. */
  renew(): void;
  /** Stops all, and waits for running rounds. */
  stop(): Promise<void>;
};

/**
 * Takes a round of a task for the caller, unless one was begun less than `every` ago, in whichever
 * process.
 * @returns 0 when it is taken; otherwise how long until it is due
 */
export type TakeRound = (task: string, every: Milliseconds) => Promise<Milliseconds>;

/**
 * Starts the tasks; a task never overlaps itself. One that is due every few seconds runs so in each
 * process, and begins after its first wait. A rarer one shares its rounds with other processes, and
 * checks soon after the start whether one is due: processes that are replaced every day would
 * otherwise never run a daily task.
 * @param takeRound shares the rounds of rarer tasks; unless given, each process has its own
 * @throws Error when two have one name
 */
export function startRecurringTasks(
  tasks: readonly RecurringTask[],
  log: Log,
  takeRound: TakeRound = async () => milliseconds(0),
): RunningTasks {
  for (const [place, { name }] of tasks.entries())
    if (tasks.findIndex((task) => task.name === name) < place) throw new Error(`two recurring tasks are named ${name}`);
  const running = tasks.map((task, place) => {
    const isRare = task.every >= minutes(1) && !task.inEveryProcess;
    const first = isRare ? milliseconds(firstLook + place * betweenFirstLooks) : task.every;
    const round = isRare ? () => sharedRound(task, log, takeRound) : () => ownRound(task, log);
    return { task, ...runAgainAndAgain(first, round) };
  });
  return {
    renew: () => {
      for (const { task, now } of running) if (task.inEveryProcess) now();
    },
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
}

/** A process that starts has enough to do; then the rarer tasks check one after the other. */
const firstLook = seconds(3);
const betweenFirstLooks = milliseconds(200);

/** @returns how long until the next round */
async function ownRound({ name, every, run }: RecurringTask, log: Log): Promise<Milliseconds> {
  try {
    await run();
  } catch (error) {
    log.error({ err: error, task: name }, "recurring task failed");
  }
  return every;
}

/** @returns how long until the next check */
async function sharedRound(task: RecurringTask, log: Log, takeRound: TakeRound): Promise<Milliseconds> {
  try {
    const wait = await takeRound(task.name, task.every);
    if (wait > 0) return wait;
  } catch (error) {
    // The database is down. A day's task does not wait a day for the next poll.
    log.error({ err: error, task: task.name }, "recurring task failed");
    return minutes(1);
  }
  return ownRound(task, log);
}

/** @param run a round; resolves with how long until the next, and never rejects */
function runAgainAndAgain(first: Milliseconds, run: () => Promise<Milliseconds>) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isWanted = false;
  let stopped = false;
  const begin = (): void => {
    isWanted = false;
    round = run().then((wait) => {
      round = undefined;
      next(wait);
    });
  };
  const next = (wait: Milliseconds): void => {
    if (stopped) return;
    if (isWanted) begin();
    else timer = setTimeout(begin, wait);
  };
  next(first);
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
