import { shownMobile } from "@gelora/locale/mobile.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { sendPhoneCode, verifyPhoneCode } from "./data/code-calls.ts";
import type { CodeChannel } from "./model/phone-state.ts";
import { createPhoneVerification, type PhoneVerification } from "./model/phone-verification.ts";
import { ChannelDialog } from "./parts/channel-dialog.tsx";
import { CodeDialog } from "./parts/code-dialog.tsx";
import { useSendFailed } from "./parts/use-send-failed.ts";
import { sentCodeNote } from "./sent-code-note.ts";
import { useStore } from "./use-store.ts";

export type { CodeChannel } from "./model/phone-state.ts";

export type PhoneVerificationTools = {
  /**
   * Opens the choice between WhatsApp and SMS; the rest follows. @param mobile the digits after +62
   */
  readonly begin: (mobile: string) => void;
  /** The same for a caller that already knows the channel. Resolves on the shop's answer. */
  readonly sendTo: (mobile: string, channel: CodeChannel) => Promise<void>;
  /** Render once on the page. */
  readonly dialogs: ReactNode;
};

/**
 * Proves that a mobile number is the shopper's by a code [REG-11 to REG-24]. The page's loader
 * sends the words of `verification`.
 * @param onVerified receives its token about a second after the correct code
 */
export function usePhoneVerification(onVerified: (token: string, mobile: string) => void): PhoneVerificationTools {
  const onSendFailed = useSendFailed();
  const latest = useRef({ onVerified, onSendFailed });
  latest.current = { onVerified, onSendFailed };
  const [verification] = useState(() =>
    createPhoneVerification({
      send: sendPhoneCode,
      verify: verifyPhoneCode,
      onVerified: (token, mobile) => latest.current.onVerified(token, mobile),
      onSendFailed: (failure) => latest.current.onSendFailed(failure),
      lastSent: sentCodeNote,
    }),
  );
  useEffect(() => verification.end, [verification]);
  return {
    begin: verification.begin,
    sendTo: verification.sendTo,
    dialogs: (
      <>
        <ChannelDialog verification={verification} />
        <PhoneCodeDialog verification={verification} />
      </>
    ),
  };
}

function PhoneCodeDialog({ verification }: { readonly verification: PhoneVerification }) {
  const words = useWords("verification");
  const { mobile, channel, awaited, earlier } = useStore(verification.store);
  const { secondsLeft, verified } = useStore(verification.entry.store);
  const sent = words(`phoneText.${channel ?? "WHATSAPP"}`, { mobile: shownMobile(mobile) });
  const text = awaited ? `${sent} ${words("notYetBy", { channel: words(`channel.${awaited}`) })}` : sent;
  const chooseAgain = (): void => {
    verification.entry.close();
    verification.begin(mobile);
  };
  return (
    <CodeDialog
      entry={verification.entry}
      title={words("phoneTitle")}
      text={earlier ? words("earlierCode", { to: shownMobile(mobile) }) : text}
      bySms={channel === "SMS"}
    >
      {secondsLeft === 0 && !verified ? (
        <button
          type="button"
          onClick={chooseAgain}
          className="-mx-2 min-h-11 rounded-md px-2 font-bold text-sm underline underline-offset-4"
        >
          {words("otherWay")}
        </button>
      ) : null}
    </CodeDialog>
  );
}
