import { useEffect, useRef } from "react";
import { useToasts } from "../../platform/browser/toasts.ts";

/** Messages above everything, including open dialogs (top layer), announced to screen readers. */
export function ToastRegion() {
  const toasts = useToasts();
  const region = useRef<HTMLDivElement>(null);
  const some = toasts.length > 0;
  useEffect(() => {
    const element = region.current;
    if (!element?.isConnected) return;
    // Reopened for each message, to lie above a dialog that opened meanwhile.
    if (element.matches(":popover-open")) element.hidePopover();
    if (some) element.showPopover();
  }, [some, toasts]);
  return (
    <div
      ref={region}
      popover="manual"
      role="status"
      aria-live="polite"
      className="inset-x-0 top-auto bottom-24 m-0 mx-auto w-fit max-w-[92vw] flex-col gap-2 overflow-visible bg-transparent p-0 open:flex md:bottom-8"
    >
      {toasts.map(({ id, text, kind }) => (
        <p
          key={id}
          data-toast={kind}
          className={`animate-rise rounded-md px-5 py-3 font-semibold text-white shadow-float first-letter:uppercase ${kind === "error" ? "bg-bad" : "bg-ink"}`}
        >
          {text}
        </p>
      ))}
    </div>
  );
}
