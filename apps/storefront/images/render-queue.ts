/** The answer if the queue is full. */
export const tooBusy = Symbol("too busy");

/** Runs work now or in turn; `tooBusy` at once if the queue is full. */
export type RenderQueue = <Result>(work: () => Promise<Result>) => Promise<Result | typeof tooBusy>;

/**
 * At most `atOnce` jobs run and at most `waiting` wait, so a page full of new pictures cannot
 * starve page rendering.
 */
export function createRenderQueue(atOnce: number, waiting: number): RenderQueue {
  const line: (() => void)[] = [];
  let running = 0;

  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // The slot passes directly to the next in line, so `running` does not change.
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
