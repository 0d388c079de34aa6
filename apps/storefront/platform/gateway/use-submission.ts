import { useCallback, useRef, useState } from "react";
import type { CallFailure } from "./gateway-failures.ts";

export type Submission<Failure = CallFailure> = {
  readonly busy: boolean;
  /** Why the last attempt failed; cleared by the next. */
  readonly failure: Failure | undefined;
  /** @param work returns what failed, if anything did */
  readonly submit: (work: () => Promise<Failure | undefined>) => void;
  /**
   * For a caller that goes on afterwards: waits for a submission that is running.
   * @returns whether nothing failed
   */
  readonly send: (work: () => Promise<Failure | undefined>) => Promise<boolean>;
  readonly clear: () => void;
};

/** A form's submission, one at a time: a second press while one is running does nothing. */
export function useSubmission<Failure = CallFailure>(): Submission<Failure> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<Promise<boolean>>(undefined);
  const send = useCallback(async (work: () => Promise<Failure | undefined>): Promise<boolean> => {
    while (running.current) await running.current.catch(() => undefined);
    setBusy(true);
    setFailure(undefined);
    running.current = work()
      .then((failed) => {
        setFailure(failed);
        return failed === undefined;
      })
      .finally(() => {
        running.current = undefined;
        setBusy(false);
      });
    return running.current;
  }, []);
  const submit = useCallback(
    (work: () => Promise<Failure | undefined>): void => {
      if (!running.current) void send(work);
    },
    [send],
  );
  const clear = useCallback(() => setFailure(undefined), []);
  return { busy, failure, submit, send, clear };
}
