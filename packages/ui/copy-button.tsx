import { useEffect, useState } from "react";
import { Icon } from "./icon.tsx";

const shownMs = 1000;

export type CopyButtonProps = {
  readonly text: string;
  /** The accessible name, such as "Copy the order number". */
  readonly label: string;
  /** Beside the icon if copying is the main action; without it, only the icon. */
  readonly word?: string;
  readonly words: (key: "copied" | "copyFailed") => string;
};

const looks = {
  icon: "grid size-11 place-items-center rounded-md text-strong hover:bg-tint",
  word: "inline-flex min-h-11 items-center gap-2 rounded-md border border-control bg-white px-3.5 font-bold text-sm hover:bg-tint",
} as const;

/**
 * Copies a text and confirms it for a second; shows "Copy failed" if the browser refuses [SHL-30,
 * Q96].
 */
export function CopyButton({ text, label, word, words }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    // Without a secure connection there is no clipboard.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    copied.then(
      () => setOutcome("copied"),
      () => setOutcome("copyFailed"),
    );
  };
  return (
    <span className="relative inline-flex">
      <button type="button" aria-label={label} onClick={copy} className={word ? looks.word : looks.icon}>
        <Icon name={outcome === "copied" ? "check" : "copy"} className="size-4" />
        {word}
      </button>
      <span role="status" className="pointer-events-none absolute bottom-full left-1/2 -translate-x-1/2">
        {outcome ? (
          <span className="block whitespace-nowrap rounded-sm bg-ink px-2.5 py-1 font-semibold text-white text-xs">
            {words(outcome)}
          </span>
        ) : null}
      </span>
    </span>
  );
}
