export type Latest<Value> = {
  /** Resolves to whether everything that was wanted so far has been answered. */
  readonly want: (value: Value) => Promise<boolean>;
  /**
   * A shopper who leaves has no time to wait: the waiting value is sent beside the one in progress.
   */
  readonly leave: () => void;
};

/**
 * Sends values one after another, and of those that arrived meanwhile only the last: quick
 * presses end with the shopper's last value, in whatever order the answers come.
 */
export function sendLatest<Value>(send: (value: Value) => Promise<unknown>): Latest<Value> {
  let isSending = false;
  let waiting: readonly [Value] | undefined;
  const want = async (value: Value): Promise<boolean> => {
    waiting = [value];
    if (isSending) return false;
    isSending = true;
    try {
      while (waiting) {
        const [next]: readonly [Value] = waiting;
        waiting = undefined;
        await send(next);
      }
    } finally {
      isSending = false;
    }
    return true;
  };
  const leave = (): void => {
    if (!waiting) return;
    const [last] = waiting;
    waiting = undefined;
    void send(last);
  };
  return { want, leave };
}
