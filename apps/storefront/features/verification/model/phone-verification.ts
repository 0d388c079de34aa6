import type { CallResult } from "../../../platform/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { createStore, type Store } from "../../../platform/store.ts";
import { type CodeEntry, createCodeEntry, waitUntil } from "./code-entry.ts";

const codeDialogAfterMs = 500;
const signUpAfterMs = 1000;

export const codeChannels = ["WHATSAPP", "SMS"] as const;
export type CodeChannel = (typeof codeChannels)[number];

export type PhoneState = {
  /** The digits after +62. */
  readonly mobile: string;
  readonly choosing: boolean;
  readonly channel: CodeChannel | undefined;
  readonly sending: boolean;
  /** The code is on its way; its dialog opens in a moment. */
  readonly sent: boolean;
};

export type PhoneSteps = {
  readonly send: (mobile: string, channel: CodeChannel) => Promise<CallResult<number | undefined>>;
  readonly verify: (mobile: string, code: string) => Promise<CallResult<string>>;
  readonly onVerified: (token: string, mobile: string) => void;
  readonly onSendFailed: (failure: CallFailure) => void;
};

export type PhoneVerification = {
  readonly store: Store<PhoneState>;
  readonly entry: CodeEntry;
  /** Lets the shopper choose how the code comes [REG-11]. */
  readonly begin: (mobile: string) => void;
  readonly choose: (channel: CodeChannel) => Promise<void>;
  /** Sends without asking how: the caller has asked already. */
  readonly sendTo: (mobile: string, channel: CodeChannel) => Promise<void>;
  readonly dismiss: () => void;
  readonly end: () => void;
};

/** From a number to the token which says that its owner sits here [REG-11 to REG-24]. */
export function createPhoneVerification(steps: PhoneSteps): PhoneVerification {
  const store = createStore<PhoneState>({
    mobile: "",
    choosing: false,
    channel: undefined,
    sending: false,
    sent: false,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visit = 0;
  let lastSent: { readonly mobile: string; readonly until: number } | undefined;

  const send = async (channel: CodeChannel): Promise<CallResult<number | undefined>> => {
    const { mobile } = store.get();
    const result = await steps.send(mobile, channel);
    if (result.ok) lastSent = { mobile, until: waitUntil(result.value) };
    return result;
  };
  const entry = createCodeEntry<string>({
    send: () => send(store.get().channel ?? "WHATSAPP"),
    verify: (code) => steps.verify(store.get().mobile, code),
    onVerified: (token) => {
      // The code is used up.
      lastSent = undefined;
      steps.onVerified(token, store.get().mobile);
    },
    onSendFailed: steps.onSendFailed,
    restMs: signUpAfterMs,
  });
  const openCodeDialogSoon = (until: number): void => {
    store.change({ sent: true });
    timer = setTimeout(() => {
      store.change({ choosing: false, sent: false });
      entry.open(until);
    }, codeDialogAfterMs);
  };
  const choose = async (channel: CodeChannel): Promise<void> => {
    if (store.get().sending || store.get().sent) return;
    const mine = visit;
    const { mobile } = store.get();
    store.change({ channel, sending: true });
    const result = await send(channel);
    if (mine !== visit) return;
    store.change({ sending: false });
    if (result.ok) return openCodeDialogSoon(lastSent?.until ?? waitUntil(result.value));
    steps.onSendFailed(result.failure);
    // Who closed the dialog too early has a code already: they are told to wait, and can enter it meanwhile.
    const hasCode = result.failure.code === "CODE_WAIT" && lastSent?.mobile === mobile;
    if (hasCode && lastSent) openCodeDialogSoon(lastSent.until);
    else store.change({ choosing: false });
  };
  const start = (mobile: string, choosing: boolean): void => {
    visit += 1;
    clearTimeout(timer);
    store.change({ mobile, choosing, channel: undefined, sending: false, sent: false });
  };
  return {
    store,
    entry,
    begin: (mobile) => start(mobile, true),
    choose,
    sendTo: (mobile, channel) => {
      start(mobile, false);
      return choose(channel);
    },
    dismiss: () => {
      if (store.get().choosing) start(store.get().mobile, false);
    },
    end: () => {
      visit += 1;
      clearTimeout(timer);
      entry.end();
    },
  };
}
