import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldNote } from "./field-note.tsx";
import { Icon } from "./icon.tsx";

export type FieldProps = ComponentProps<"input"> & {
  readonly label: string;
  /** Says how to correct it; linked to the input for screen readers. */
  readonly error?: string | undefined;
  /** Says what is doubtful about a value that may stand. */
  readonly warning?: string | undefined;
  readonly hint?: ReactNode;
  /** A fixed prefix of the input, such as +62. */
  readonly prefix?: string;
  /** Left and valid: shows a tick. */
  readonly good?: boolean;
  /** At the input's end, such as the button that shows a password. */
  readonly action?: ReactNode;
};

/** A labelled input: label above, 16 px text so phones do not zoom, the error below it. */
export function Field({
  label,
  error,
  warning,
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
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <div
        className={`flex items-stretch rounded-md border bg-white focus-within:outline-3 focus-within:outline-focus ${borderOf(error, warning)}`}
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
          aria-describedby={
            [error || warning || hint ? `${inputId}-note` : "", describedBy ?? ""].join(" ").trim() || undefined
          }
          className="min-h-12 w-full min-w-0 rounded-md bg-transparent px-3 text-base outline-none read-only:bg-tint"
        />
        {good ? <Icon name="check" className="mr-3 size-5 stroke-3 self-center text-good" /> : null}
        {action}
      </div>
      <FieldNote id={`${inputId}-note`} error={error} warning={warning} hint={hint} />
    </div>
  );
}

function borderOf(error: string | undefined, warning: string | undefined): string {
  if (error) return "border-bad";
  return warning ? "border-warn" : "border-control";
}
