import { type ComponentProps, type ReactNode, useId } from "react";

export type FieldProps = ComponentProps<"input"> & {
  readonly label: string;
  /** Says how to mend it; ties itself to the input for screen readers. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Stands fixed before the input, such as +62. */
  readonly prefix?: string;
  /** Left and right: a tick says that nothing needs mending. */
  readonly good?: boolean;
  /** Stands at the end of the input, such as the button that shows a password. */
  readonly action?: ReactNode;
};

/** A labelled input: label above, 16 px text so that phones do not zoom, the error under it in words. */
export function Field({
  label,
  error,
  hint,
  prefix,
  good = false,
  action,
  className = "",
  id,
  "aria-describedby": describedBy,
  ...input
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <div
        className={`flex items-stretch rounded-md border bg-white focus-within:outline-3 focus-within:outline-accent ${error ? "border-bad" : "border-control"}`}
      >
        {prefix ? (
          <span className="figures grid place-items-center rounded-l-md border-line border-r bg-tint px-3 text-strong">
            {prefix}
          </span>
        ) : null}
        <input
          id={inputId}
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={[note ? `${inputId}-note` : "", describedBy ?? ""].join(" ").trim() || undefined}
          className="min-h-12 w-full min-w-0 rounded-md bg-transparent px-3 text-base outline-none read-only:bg-tint"
        />
        {good ? <Tick /> : null}
        {action}
      </div>
      {note ? (
        <p
          id={`${inputId}-note`}
          className={`mt-1.5 text-sm ${error ? "font-semibold text-bad first-letter:uppercase" : "text-quiet"}`}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="mr-3 size-5 shrink-0 self-center fill-none stroke-good">
      <path d="M5 12.500l4.500 4.500L19 7.500" strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
