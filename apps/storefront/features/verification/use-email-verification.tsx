import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CallFailure } from "../../platform/gateway/gateway-failures.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { askEmailToken, sendEmailCode, verifyEmailCode } from "./data/code-calls.ts";
import { createEmailVerification } from "./model/email-verification.ts";
import { CodeDialog } from "./parts/code-dialog.tsx";
import { useSendFailed } from "./parts/use-send-failed.ts";
import { useStore } from "./use-store.ts";

export type EmailVerificationTools = {
  /**
   * Checks that the address is free, mails a code and opens its dialog. @returns the error for the
   * field: EMAIL_TAKEN and others
   */
  readonly begin: (email: string) => Promise<CallFailure | undefined>;
  readonly beginning: boolean;
  /** Render once on the page. */
  readonly dialogs: ReactNode;
};

/**
 * Proves by a code that an address is the shopper's [EMV-01 to EMV-06, EMV-12]. The page's loader
 * sends the words of `verification`.
 * @param onVerified receives the address once its code was correct
 */
export function useEmailVerification(onVerified: (email: string) => void): EmailVerificationTools {
  const words = useWords("verification");
  const onSendFailed = useSendFailed();
  const latest = useRef({ onVerified, onSendFailed });
  latest.current = { onVerified, onSendFailed };
  const [verification] = useState(() =>
    createEmailVerification({
      askToken: askEmailToken,
      send: sendEmailCode,
      verify: verifyEmailCode,
      onVerified: (email) => latest.current.onVerified(email),
      onSendFailed: (failure) => latest.current.onSendFailed(failure),
    }),
  );
  useEffect(() => verification.end, [verification]);
  const { email, beginning, earlier } = useStore(verification.store);
  const text = earlier ? words("earlierCode", { to: email }) : words("emailText", { email });
  return {
    begin: verification.begin,
    beginning,
    dialogs: (
      <CodeDialog entry={verification.entry} title={words("emailTitle")} text={text}>
        <p className="text-quiet text-sm">{words("emailHint")}</p>
      </CodeDialog>
    ),
  };
}
