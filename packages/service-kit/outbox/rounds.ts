import { setTimeout as elapsed } from "node:timers/promises";
import { type Milliseconds, milliseconds } from "../durations.ts";
import type { Log } from "../log.ts";
import type { Round } from "./delivery.ts";

/** A round that takes longer, since one of its parties is slow, goes on beside the next ones. */
const longestWait = milliseconds(250);

/** Delivers again and again while messages are due, one round after the other. */
export type Rounds = {
  /** Begins a round, or lets the running one check once more. */
  poke(): void;
  start(every: Milliseconds): void;
  /** Resolves when everything that was taken has been handled. */
  stop(): Promise<void>;
};

/** @param beginRound takes due messages and begins to deliver them */
export function createRounds(beginRound: () => Promise<Round>, log: Log): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  const openRounds = new Set<Promise<unknown>>();

  const logFailure = (error: unknown): void => log.error({ err: error }, "outbox round failed");
  const runRound = async (): Promise<boolean> => {
    const { taken, handled } = await beginRound();
    const ended = handled.catch(logFailure);
    if (taken === 0) return false;
    openRounds.add(ended);
    void ended.then(() => openRounds.delete(ended) && poke());
    await Promise.race([ended, elapsed(longestWait, undefined, { ref: false })]);
    return true;
  };
  const drain = async (): Promise<void> => {
    do {
      again = false;
      if (await runRound()) again = true;
    } while (again && !stopped);
  };
  const poke = (): void => {
    again = true;
    if (stopped || running) return;
    running = drain()
      .catch(logFailure)
      .finally(() => {
        running = undefined;
      });
  };
  return {
    poke,
    start: (every) => {
      stopped = false;
      timer = setInterval(poke, every);
      poke();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
      await Promise.all(openRounds);
    },
  };
}
