import { minutesAndSeconds } from "@gelora/locale/time-left.ts";
import { useWords } from "../../../platform/words/use-words.ts";

/** Up to this many seconds, a wait is shown in seconds. */
const mostSeconds = 120;

export type ResendRowProps = {
  readonly secondsLeft: number;
  readonly sending: boolean;
  readonly onResend: () => void;
  readonly kind?: "code" | "link";
  /** Announced politely on change: that something was sent, never the seconds. */
  readonly said: string;
};

/**
 * The wait before another code or link [REG-17, REG-18, EMV-11]. The countdown is not announced to
 * screen readers; its end is.
 */
export function ResendRow({ secondsLeft, sending, onResend, kind = "code", said }: ResendRowProps) {
  const words = useWords("verification");
  const waiting = secondsLeft > 0;
  const wait = secondsLeft > mostSeconds ? minutesAndSeconds(secondsLeft) : words("seconds", { n: secondsLeft });
  const isCode = kind === "code";
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3 text-sm">
      {waiting ? (
        <span role="timer" aria-live="off" className="figures text-quiet">
          {words(isCode ? "newCodeIn" : "newLinkIn", { wait })}
        </span>
      ) : (
        <span className="text-quiet">{words(isCode ? "noCode" : "noLink")}</span>
      )}
      <button
        type="button"
        disabled={waiting || sending}
        onClick={onResend}
        className="-mx-2 min-h-11 rounded-md px-2 font-bold underline underline-offset-4 disabled:text-quiet disabled:no-underline"
      >
        {words(isCode ? "resend" : "resendLink")}
      </button>
      <span role="status" className="sr-only">
        {waiting ? said : words("announceReady")}
      </span>
    </div>
  );
}
