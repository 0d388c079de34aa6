import { Dialog } from "@gelora/ui/dialog.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { CodeEntry, CodeState } from "../model/code-entry.ts";
import { useStore } from "../use-store.ts";
import { CodeField } from "./code-field.tsx";
import { ResendRow } from "./resend-row.tsx";
import { useWebOtp } from "./use-web-otp.ts";

export type CodeDialogProps = {
  readonly entry: CodeEntry;
  readonly title: string;
  readonly text: string;
  /** Whether the browser may read the code from an SMS. */
  readonly bySms?: boolean;
  /** Help if no code arrives. */
  readonly children?: ReactNode;
};

/** Asks for the code that was sent [REG-15]; the fourth digit submits it [REG-20]. */
export function CodeDialog({ entry, title, text, bySms = false, children }: CodeDialogProps) {
  const words = useWords("verification");
  const state = useStore(entry.store);
  const input = useRef<HTMLInputElement>(null);
  const error = useCodeError(state);
  useWebOtp(state.open && bySms, entry.enter);
  useEffect(() => {
    if (state.open) input.current?.focus();
  }, [state.open]);
  useEffect(() => {
    // New input replaces a refused code.
    if (error) input.current?.select();
  }, [error]);
  return (
    <Dialog open={state.open} onClose={entry.close} title={title} closeLabel={words("close")}>
      {state.open ? (
        <>
          <p className="text-strong">{text}</p>
          <div className="mt-5">
            <CodeField
              input={input}
              code={state.code}
              error={error}
              verified={state.verified}
              checking={state.checking}
              progress={<CodeProgress state={state} />}
              onEnter={entry.enter}
            />
          </div>
          {state.locked ? null : (
            <ResendRow
              secondsLeft={state.secondsLeft}
              sending={state.sending}
              onResend={() => {
                void entry.resend();
                input.current?.focus();
              }}
              said={words("announceSent")}
            />
          )}
          {children}
        </>
      ) : null}
    </Dialog>
  );
}

/**
 * The error, with the attempts left; 'Please try again' if nothing better is known [REG-21, K43,
 * EMV-12].
 */
function useCodeError({ failure }: CodeState): string | undefined {
  const words = useWords("verification");
  const failureText = useFailureText();
  return failure && failureText(failure, words("tryAgain"));
}

function CodeProgress({ state }: { readonly state: CodeState }) {
  const words = useWords("verification");
  if (state.checking) return <span className="animate-pulse-soft text-quiet">{words("checking")}</span>;
  if (!state.verified) return null;
  return (
    <span className="flex items-center gap-2 font-semibold text-good">
      <Icon name="check" className="size-5 stroke-3" />
      {words("verified")}
    </span>
  );
}
