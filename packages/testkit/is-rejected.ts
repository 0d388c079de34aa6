/** Whether some work fails, for tests that count failures. */
export const isRejected = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    () => true,
  );
