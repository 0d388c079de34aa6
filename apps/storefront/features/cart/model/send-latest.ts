/**
 * Sends values one after another, and of those that came meanwhile only the last: what a shopper
 * presses quickly arrives as they left it, in whatever order the answers come.
 * @returns resolves to whether everything that was wanted so far has been answered
 */
export function sendLatest<Value>(send: (value: Value) => Promise<unknown>): (value: Value) => Promise<boolean> {
  let isSending = false;
  let waiting: readonly [Value] | undefined;
  return async (value) => {
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
}
