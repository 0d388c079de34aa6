import { useCallback, useRef, useState } from "react";
import type { CallFailure } from "./gateway-failures.ts";

export type Submission = {
  readonly busy: boolean;
  /** Why the last try was refused; gone with the next one. */
  readonly failure: CallFailure | undefined;
  /** @param work answers what stood in the way, if anything did */
  readonly submit: (work: () => Promise<CallFailure | undefined>) => void;
  readonly clear: () => void;
};

/** What a form has its button do, one at a time: a second press while the first is under way does nothing. */
export function useSubmission(): Submission {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const working = useRef(false);
  const submit = useCallback((work: () => Promise<CallFailure | undefined>): void => {
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
