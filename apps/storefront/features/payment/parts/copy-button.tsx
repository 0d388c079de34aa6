import { useEffect, useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";

/** The tooltip stays for one second [SHL-30, CON-19]. */
const tooltipMs = 1000;

/** Copies a text, and says whether it worked: 'Copied' or 'Copy failed' [SHL-30, ERR-15]. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const words = useWords("chrome");
  const [told, setTold] = useState<"copied" | "copyFailed">();
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), tooltipMs);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setTold("copied");
    } catch {
      setTold("copyFailed");
    }
  };
  return (
    <span className="relative inline-flex">
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={label}
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-control bg-white px-3.5 font-bold text-sm hover:bg-tint"
      >
        <Icon name={told === "copied" ? "check" : "copy"} className="size-4" />
        <CopyWord />
      </button>
      <span role="status">
        {told ? (
          <span
            data-tooltip=""
            className="-translate-x-1/2 absolute bottom-full left-1/2 z-10 mb-1.5 animate-rise whitespace-nowrap rounded-md bg-ink px-2.5 py-1 font-semibold text-sm text-white"
          >
            {words(told)}
          </span>
        ) : null}
      </span>
    </span>
  );
}

function CopyWord() {
  const words = useWords("payment");
  return words("copy");
}
