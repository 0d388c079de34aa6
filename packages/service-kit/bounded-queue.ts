import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";

/** Lets so many pieces of heavy work run at once and so many wait for their turn, first come, first served. */
export type BoundedQueue = {
  /** @returns what the work answers, or BUSY at once when the line is full: nothing of it has run then */
  run<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>>;
  /** Whether work that came now would be refused: who can, asks before they prepare any. */
  readonly isFull: () => boolean;
};

export function createBoundedQueue(limits: { readonly atOnce: number; readonly waiting: number }): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;

  const takePlace = async (): Promise<void> => {
    if (running < limits.atOnce) running += 1;
    // The place is handed over by the one that leaves, so that nobody slips in between.
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
