import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

/**
 * The documents' widths [SHL-27 to SHL-29, K20]: 90 % of a phone's screen, login and link 360 px;
 * on desktop as named.
 */
const widths = {
  normal: "w-[90vw] md:w-[500px]",
  login: "w-[360px] md:w-[500px]",
  pin: "w-[90vw] md:w-[480px]",
  newsletter: "w-[90vw] md:w-[600px]",
  logistics: "w-[90vw] md:w-[750px]",
  "shop-more": "w-[90vw] md:w-[1045px]",
  /** Pictures: the whole screen. */
  full: "h-dvh w-screen max-h-dvh",
} as const;

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The close button's accessible name. */
  readonly closeLabel: string;
  readonly width?: keyof typeof widths;
  readonly children: ReactNode;
};

/**
 * A modal dialog on the native element: focus is trapped, Escape and a press outside close it,
 * focus returns.
 */
export function Dialog({ open, onClose, title, closeLabel, width = "normal", children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  // Before its children's effects, which may move the focus from the close button to a field.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open) dialog?.close();
  }, [open]);
  // One that is taken away while it is open gives the focus back too.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  // It has not been closed by anyone then: the event comes later, when another may be open.
  const closed = (): void => {
    if (element.current && !element.current.open) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the element handles Escape
    <dialog
      ref={element}
      onClose={closed}
      onClick={(event) => event.target === element.current && element.current.close()}
      aria-label={title}
      className={`m-auto max-w-full overflow-visible bg-transparent p-0 ${open ? "animate-rise" : ""} ${widths[width]}`}
    >
      <div
        className={`relative flex max-h-[90dvh] flex-col bg-white ${width === "full" ? "h-full max-h-none" : "rounded-lg shadow-float"}`}
      >
        <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
          <h2 className="py-2 text-lg">{title}</h2>
          <CloseButton label={closeLabel} onClick={() => element.current?.close()} />
        </div>
        <div className={`min-h-0 flex-1 overflow-auto p-5 ${width === "full" ? "" : "rounded-b-lg"}`}>{children}</div>
      </div>
    </dialog>
  );
}

/** The close button, always in the same corner. */
export function CloseButton({ label, onClick }: { readonly label: string; readonly onClick?: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-tint"
    >
      <Icon name="close" />
    </button>
  );
}
