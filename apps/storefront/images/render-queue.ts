/** The answer when more work is wanted at once than we are willing to let wait. */
export const tooBusy = Symbol("too busy");

/** Runs work now or when its turn comes; `tooBusy` at once when too many wait already. */
export type RenderQueue = <Result>(work: () => Promise<Result>) => Promise<Result | typeof tooBusy>;

/** At most `atOnce` works run and at most `waiting` wait, so that a page full of new pictures cannot starve the pages. */
export function createRenderQueue(atOnce: number, waiting: number): RenderQueue {
  const line: (() => void)[] = [];
  let running = 0;

  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // The place passes straight from the one who leaves to the first in line, so `running` does not change.
    await new Promise<void>((resolve) => line.push(resolve));
  };
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    if (running >= atOnce && line.length >= waiting) return tooBusy;
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
