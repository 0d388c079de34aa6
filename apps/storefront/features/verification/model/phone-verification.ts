import type { CallResult } from "../../../platform/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { createStore, type Store } from "../../../platform/store.ts";
import { type CodeEntry, createCodeEntry, waitUntil } from "./code-entry.ts";

const codeDialogAfterMs = 500;
const signUpAfterMs = 1000;
/** As long as the shop takes a code [REG-25]. */
const goodForMs = 5 * 60 * 1000;

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
  /** A code that was sent to this number before may still be good. */
  readonly hasCode: boolean;
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
  /** For who closed the dialog of a code that is still good. */
  readonly enterEarlierCode: () => void;
  readonly dismiss: () => void;
  readonly end: () => void;
};

type SentCode = {
  readonly mobile: string;
  readonly channel: CodeChannel;
  readonly at: number;
  /** The moment from which another may be asked for. */
  readonly until: number;
};

/** From a number to the token which says that its owner sits here [REG-11 to REG-24]. */
export function createPhoneVerification(steps: PhoneSteps): PhoneVerification {
  const store = createStore<PhoneState>({
    mobile: "",
    choosing: false,
    channel: undefined,
    sending: false,
    sent: false,
    hasCode: false,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visit = 0;
  let lastSent: SentCode | undefined;

  const send = async (channel: CodeChannel): Promise<CallResult<number | undefined>> => {
    const { mobile } = store.get();
    const result = await steps.send(mobile, channel);
    if (result.ok) lastSent = { mobile, channel, at: Date.now(), until: waitUntil(result.value) };
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
  const goodCodeOf = (mobile: string): SentCode | undefined =>
    lastSent?.mobile === mobile && Date.now() < lastSent.at + goodForMs ? lastSent : undefined;
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
    // Who closed the dialog too early is told to wait, and can enter what they have meanwhile.
    const earlier = result.failure.code === "CODE_WAIT" ? goodCodeOf(mobile) : undefined;
    if (!earlier) return store.change({ choosing: false });
    store.change({ channel: earlier.channel });
    openCodeDialogSoon(earlier.until);
  };
  const start = (mobile: string, choosing: boolean): void => {
    visit += 1;
    clearTimeout(timer);
    store.change({ mobile, choosing, channel: undefined, sending: false, sent: false });
    store.change({ hasCode: goodCodeOf(mobile) !== undefined });
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
    enterEarlierCode: () => {
      const earlier = goodCodeOf(store.get().mobile);
      store.change({ choosing: false, channel: earlier?.channel });
      if (earlier) entry.open(earlier.until);
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
