import { countDown } from "../../../platform/browser/count-down.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { codeDigits, codeLength } from "../code-digits.ts";
import { createStore, type Store } from "../store.ts";

const resetAfterMs = 500;
/** The wait before another code if the shop does not say [REG-16, EMV-11]. */
const defaultWaitMs = 60_000;

export type CodeState = {
  readonly open: boolean;
  readonly code: string;
  /** Why the last code was refused. */
  readonly failure: CallFailure | undefined;
  /** No attempts are left: no code is accepted, and none is sent. */
  readonly locked: boolean;
  readonly secondsLeft: number;
  readonly sending: boolean;
  readonly checking: boolean;
  readonly verified: boolean;
};

const atFirst: CodeState = {
  open: false,
  code: "",
  failure: undefined,
  locked: false,
  secondsLeft: 0,
  sending: false,
  checking: false,
  verified: false,
};

export type CodeSteps<Proof> = {
  /** Sends another code; returns the milliseconds until the next may be requested. */
  readonly send: () => Promise<CallResult<number | undefined>>;
  readonly verify: (code: string) => Promise<CallResult<Proof>>;
  readonly onVerified: (proof: Proof) => void;
  readonly onSendFailed: (failure: CallFailure) => void;
  /** How long the dialog shows success before it continues. */
  readonly restMs: number;
};

export type CodeEntry = {
  readonly store: Store<CodeState>;
  /** @param until the moment from which another code may be requested */
  readonly open: (until: number) => void;
  readonly close: () => void;
  readonly enter: (typed: string) => void;
  readonly resend: () => Promise<void>;
  /** Stops all timers. */
  readonly end: () => void;
};

/** The moment to wait until, by an answer that just arrived. */
export const waitUntil = (waitMs: number | undefined): number => Date.now() + (waitMs ?? defaultWaitMs);

/**
 * The moment to wait until, by a refusal: a code was sent a moment ago, from here or from
 * elsewhere. Undefined for other refusals.
 */
export function endOfWait({ code, details }: CallFailure): number | undefined {
  const seconds = details?.seconds;
  return code === "CODE_WAIT" && typeof seconds === "number" ? waitUntil(seconds * 1000) : undefined;
}

const isLocked = ({ code, details }: CallFailure): boolean =>
  code === "CODE_LOCKED" || (code === "CODE_WRONG" && details?.left === 0);

/** The dialog's openings, one after another, with their timers. */
function createVisits(store: Store<CodeState>) {
  let stopCounting = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visit = 0;

  const count = (until: number): void => {
    stopCounting();
    stopCounting = countDown(until, (secondsLeft) => store.change({ secondsLeft }));
  };
  const later = (work: () => void, ms: number): void => {
    timer = setTimeout(work, ms);
  };
  const open = (until: number): void => {
    clearTimeout(timer);
    visit += 1;
    store.change({ ...atFirst, open: true });
    count(until);
  };
  const close = (): void => {
    if (!store.get().open) return;
    store.change({ open: false });
    // A correct code is final: the next step has begun.
    if (store.get().verified) return;
    visit += 1;
    later(() => {
      stopCounting();
      store.change(atFirst);
    }, resetAfterMs);
  };
  const end = (): void => {
    visit += 1;
    stopCounting();
    clearTimeout(timer);
  };
  /** An answer for a dialog closed meanwhile is ignored. */
  const begin = (): (() => boolean) => {
    const mine = visit;
    return () => mine === visit;
  };
  return { open, close, end, count, stopCount: () => stopCounting(), later, begin };
}

/** The code dialog's behaviour [REG-16 to REG-24, EMV-05, EMV-06, EMV-12]. */
export function createCodeEntry<Proof>(steps: CodeSteps<Proof>): CodeEntry {
  const store = createStore(atFirst);
  const { open, close, end, count, stopCount, later, begin } = createVisits(store);

  const check = async (code: string): Promise<void> => {
    const isStillOpen = begin();
    store.change({ checking: true });
    const result = await steps.verify(code);
    if (!isStillOpen()) return;
    if (!result.ok) return store.change({ checking: false, failure: result.failure, locked: isLocked(result.failure) });
    stopCount();
    store.change({ checking: false, verified: true });
    later(() => {
      store.change({ open: false });
      steps.onVerified(result.value);
    }, steps.restMs);
  };
  const enter = (typed: string): void => {
    const { code: before, checking, verified, failure } = store.get();
    const code = codeDigits(typed);
    if (checking || verified || code === before) return;
    store.change({ code, failure: code.length < codeLength ? undefined : failure });
    if (code.length === codeLength) void check(code);
  };
  const resend = async (): Promise<void> => {
    const { secondsLeft, sending, checking, verified, locked } = store.get();
    if (secondsLeft > 0 || sending || checking || verified || locked) return;
    const isStillOpen = begin();
    store.change({ sending: true });
    const result = await steps.send();
    if (!isStillOpen()) return;
    if (!result.ok) {
      close();
      return steps.onSendFailed(result.failure);
    }
    store.change({ sending: false, code: "", failure: undefined });
    count(waitUntil(result.value));
  };
  return { store, open, close, enter, resend, end };
}
