import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { createStore, type Store } from "../store.ts";
import { type CodeEntry, createCodeEntry, endOfWait, waitUntil } from "./code-entry.ts";

export type EmailState = {
  readonly email: string;
  readonly beginning: boolean;
  /** A code was sent to this address a moment ago, though not by this page as far as it knows. */
  readonly earlier: boolean;
};

export type SentEmailCode = {
  /** Nothing was sent: this shopper verified the address recently. */
  readonly isVerified: boolean;
  /** Until another code may be requested, if the shop says it. */
  readonly waitMs: number | undefined;
};

export type EmailSteps = {
  readonly askToken: (email: string) => Promise<CallResult<string>>;
  readonly send: (token: string) => Promise<CallResult<SentEmailCode>>;
  readonly verify: (token: string, email: string, code: string) => Promise<CallResult<string>>;
  readonly onVerified: (email: string) => void;
  readonly onSendFailed: (failure: CallFailure) => void;
};

export type EmailVerification = {
  readonly store: Store<EmailState>;
  readonly entry: CodeEntry;
  /** @returns why the address cannot be verified, for its field */
  readonly begin: (email: string) => Promise<CallFailure | undefined>;
  readonly end: () => void;
};

/** Availability, token, code, dialog, check, in this order [EMV-01]. */
export function createEmailVerification(steps: EmailSteps): EmailVerification {
  const store = createStore<EmailState>({ email: "", beginning: false, earlier: false });
  let token = "";
  let visit = 0;
  let lastSent: { readonly email: string; readonly until: number } | undefined;

  const send = async (): Promise<CallResult<SentEmailCode>> => {
    const { email } = store.get();
    const result = await steps.send(token);
    if (!result.ok) return result;
    lastSent = { email, until: waitUntil(result.value.waitMs) };
    store.change({ earlier: false });
    return result;
  };
  const entry = createCodeEntry<string>({
    send: async () => {
      const result = await send();
      return result.ok ? { ok: true, value: result.value.waitMs } : result;
    },
    verify: (code) => steps.verify(token, store.get().email, code),
    onVerified: (email) => {
      // The code is used up.
      lastSent = undefined;
      steps.onVerified(email);
    },
    onSendFailed: steps.onSendFailed,
    restMs: 0,
  });
  const begin = async (email: string): Promise<CallFailure | undefined> => {
    if (store.get().beginning) return undefined;
    const mine = visit;
    store.change({ email, beginning: true });
    const asked = await steps.askToken(email);
    if (asked.ok) token = asked.value;
    const sent = asked.ok ? await send() : undefined;
    store.change({ beginning: false });
    if (mine !== visit) return undefined;
    if (!asked.ok) return asked.failure;
    if (sent?.ok && sent.value.isVerified) steps.onVerified(email);
    else if (sent) follow(email, sent);
    return undefined;
  };
  const follow = (email: string, sent: CallResult<SentEmailCode>): void => {
    // A shopper who closed the dialog early, or loaded the page again, already has a code and can
    // enter it; the dialog shows the wait for another.
    const mayEnter = sent.ok || sent.failure.code === "CODE_WAIT";
    const ours = lastSent?.email === email ? lastSent.until : undefined;
    const until = ours ?? (sent.ok ? undefined : endOfWait(sent.failure));
    if (mayEnter && until !== undefined) {
      store.change({ earlier: ours === undefined });
      entry.open(until);
    } else if (!sent.ok) steps.onSendFailed(sent.failure);
  };
  const end = (): void => {
    visit += 1;
    entry.end();
  };
  return { store, entry, begin, end };
}
