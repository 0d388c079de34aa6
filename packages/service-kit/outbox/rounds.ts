import type { Milliseconds } from "../durations.ts";
import type { Log } from "../log.ts";

/** Delivers again and again while messages are due, one round at a time. */
export type Rounds = {
  /** Begins a round, or lets the running one look once more. */
  poke(): void;
  start(every: Milliseconds): void;
  /** Resolves when the running round has ended. */
  stop(): Promise<void>;
};

/** @param deliverDue returns how many messages it took */
export function createRounds(deliverDue: () => Promise<number>, log: Log): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = true;

  const drain = async (): Promise<void> => {
    do {
      again = false;
      if ((await deliverDue()) > 0) again = true;
    } while (again && !stopped);
  };
  const poke = (): void => {
    again = true;
    if (stopped || running) return;
    running = drain()
      .catch((error) => log.error({ err: error }, "outbox round failed"))
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
    },
  };
}
