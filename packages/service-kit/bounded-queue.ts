import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";

/** Limits how many pieces of heavy work run at once and how many wait, first come, first served. */
export type BoundedQueue = {
  /**
   * @returns the result of the work, or BUSY at once when the queue is full; then nothing has run
   */
  run<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>>;
  /** Whether new work would be rejected now, for callers that can check before preparing it. */
  readonly isFull: () => boolean;
};

export function createBoundedQueue(limits: { readonly atOnce: number; readonly waiting: number }): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;

  const takePlace = async (): Promise<void> => {
    if (running < limits.atOnce) running += 1;
    // The slot is handed over directly, so that a newcomer cannot jump the queue.
    else await new Promise<void>((resolve) => line.push(resolve));
  };
  const leavePlace = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  const isFull = (): boolean => running >= limits.atOnce && line.length >= limits.waiting;

  return {
    isFull,
    run: async (work) => {
      if (isFull()) return failure("BUSY");
      await takePlace();
      try {
        return await work();
      } finally {
        leavePlace();
      }
    },
  };
}
