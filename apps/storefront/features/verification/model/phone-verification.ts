import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { createStore, type Store } from "../store.ts";
import { type ChannelChoice, createChannelChoice } from "./channel-choice.ts";
import { type CodeEntry, createCodeEntry, waitUntil } from "./code-entry.ts";
import { type CodeChannel, noPhone, type PhoneState } from "./phone-state.ts";
import { isGoodFor, type SentCodeNote } from "./sent-code.ts";

const signUpAfterMs = 1000;

export type PhoneSteps = {
  readonly send: (mobile: string, channel: CodeChannel) => Promise<CallResult<number | undefined>>;
  readonly verify: (mobile: string, code: string) => Promise<CallResult<string>>;
  readonly onVerified: (token: string, mobile: string) => void;
  readonly onSendFailed: (failure: CallFailure) => void;
  readonly lastSent: SentCodeNote;
};

export type PhoneVerification = ChannelChoice & {
  readonly store: Store<PhoneState>;
  readonly entry: CodeEntry;
};

/** From a number to the token that proves the shopper owns it [REG-11 to REG-24]. */
export function createPhoneVerification(steps: PhoneSteps): PhoneVerification {
  const store = createStore(noPhone);
  const { lastSent } = steps;

  const send = async (channel: CodeChannel): Promise<CallResult<number | undefined>> => {
    const { mobile } = store.get();
    const result = await steps.send(mobile, channel);
    if (!result.ok) return result;
    lastSent.write({ mobile, channel, at: Date.now(), until: waitUntil(result.value) });
    store.change({ earlier: false });
    return result;
  };
  const entry = createCodeEntry<string>({
    send: () => send(store.get().channel ?? "WHATSAPP"),
    verify: (code) => steps.verify(store.get().mobile, code),
    onVerified: (token) => {
      // The code is used up.
      lastSent.write(undefined);
      steps.onVerified(token, store.get().mobile);
    },
    onSendFailed: steps.onSendFailed,
    restMs: signUpAfterMs,
  });
  const choice = createChannelChoice(store, {
    send,
    goodCodeOf: (mobile) => {
      const sent = lastSent.read();
      return isGoodFor(sent, mobile, Date.now()) ? sent : undefined;
    },
    openCodes: entry.open,
    onSendFailed: steps.onSendFailed,
  });
  return {
    ...choice,
    store,
    entry,
    end: () => {
      choice.end();
      entry.end();
    },
  };
}
