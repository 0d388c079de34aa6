import { useCallback, useRef, useState } from "react";
import type { CallFailure } from "./gateway-failures.ts";

export type Submission<Failure = CallFailure> = {
  readonly busy: boolean;
  /** Why the last attempt failed; cleared by the next. */
  readonly failure: Failure | undefined;
  /** @param work returns what failed, if anything did */
  readonly submit: (work: () => Promise<Failure | undefined>) => void;
  readonly clear: () => void;
};

/** A form's submission, one at a time: a second press while one is running does nothing. */
export function useSubmission<Failure = CallFailure>(): Submission<Failure> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const working = useRef(false);
  const submit = useCallback((work: () => Promise<Failure | undefined>): void => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setFailure(undefined);
    void work()
      .then(setFailure)
      .finally(() => {
        working.current = false;
        setBusy(false);
      });
  }, []);
  const clear = useCallback(() => setFailure(undefined), []);
  return { busy, failure, submit, clear };
}
