import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import type { Store } from "../store.ts";
import { endOfWait, waitUntil } from "./code-entry.ts";
import { type CodeChannel, noPhone, type PhoneState } from "./phone-state.ts";
import type { SentCode } from "./sent-code.ts";

const codeDialogAfterMs = 500;

export type ChannelChoice = {
  /** Lets the shopper choose the channel [REG-11]. */
  readonly begin: (mobile: string) => void;
  readonly choose: (channel: CodeChannel) => Promise<void>;
  /** Sends without a choice: the caller has made it. */
  readonly sendTo: (mobile: string, channel: CodeChannel) => Promise<void>;
  /** For a shopper who closed the dialog while the code is still valid. */
  readonly enterEarlierCode: () => void;
  readonly dismiss: () => void;
  readonly end: () => void;
};

type ChoiceSteps = {
  readonly send: (channel: CodeChannel) => Promise<CallResult<number | undefined>>;
  /** A code sent to the number before that may still be valid. */
  readonly goodCodeOf: (mobile: string) => SentCode | undefined;
  /** Opens the dialog for the code. @param until the moment from which another may be requested */
  readonly openCodes: (until: number) => void;
  readonly onSendFailed: (failure: CallFailure) => void;
};

/**
 * From a number to a code on its way: by the shopper's channel, or by the caller's [REG-11 to
 * REG-14].
 */
export function createChannelChoice(store: Store<PhoneState>, steps: ChoiceSteps): ChannelChoice {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An answer for a choice given up meanwhile is ignored.
  let visit = 0;

  const start = (mobile: string, choosing: boolean): void => {
    visit += 1;
    clearTimeout(timer);
    const hasCode = steps.goodCodeOf(mobile) !== undefined;
    store.change({ ...noPhone, mobile, choosing, hasCode });
  };
  const openCodesSoon = (until: number): void => {
    store.change({ sent: true });
    timer = setTimeout(() => {
      store.change({ choosing: false, sent: false });
      steps.openCodes(until);
    }, codeDialogAfterMs);
  };
  /**
   * A shopper who comes back has the code in hand, and nothing remembers that it was sent from
   * here.
   */
  const awaitEarlierCode = (until: number): void => {
    store.change({ choosing: false, earlier: true });
    steps.openCodes(until);
  };
  const choose = async (channel: CodeChannel): Promise<void> => {
    if (store.get().sending || store.get().sent) return;
    const mine = visit;
    store.change({ channel, sending: true });
    const result = await steps.send(channel);
    if (mine !== visit) return;
    store.change({ sending: false });
    const sent = steps.goodCodeOf(store.get().mobile);
    if (result.ok) return openCodesSoon(sent?.until ?? waitUntil(result.value));
    const until = endOfWait(result.failure);
    if (!sent && until !== undefined) return awaitEarlierCode(until);
    steps.onSendFailed(result.failure);
    // A shopper who closed the dialog early sees the wait, and can enter the code meanwhile.
    if (!sent || result.failure.code !== "CODE_WAIT") return store.change({ choosing: false });
    store.change({ channel: sent.channel, awaited: channel === sent.channel ? undefined : channel });
    openCodesSoon(sent.until);
  };
  const enterEarlierCode = (): void => {
    const earlier = steps.goodCodeOf(store.get().mobile);
    store.change({ choosing: false, channel: earlier?.channel, awaited: undefined, earlier: false });
    if (earlier) steps.openCodes(earlier.until);
  };
  return {
    begin: (mobile) => start(mobile, true),
    choose,
    sendTo: (mobile, channel) => {
      start(mobile, false);
      return choose(channel);
    },
    enterEarlierCode,
    dismiss: () => {
      if (store.get().choosing) start(store.get().mobile, false);
    },
    end: () => {
      visit += 1;
      clearTimeout(timer);
    },
  };
}
