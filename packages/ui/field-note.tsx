import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export type FieldNoteProps = {
  readonly id?: string | undefined;
  /** What is wrong. */
  readonly error?: string | undefined;
  /** What is doubtful, though it may stand. */
  readonly warning?: string | undefined;
  /** What is asked for; it stays below an error, which it helps to correct. */
  readonly hint?: ReactNode;
};

/** The lines below a field: what is wrong with it, and what is asked for. */
export function FieldNote({ id, error, warning, hint }: FieldNoteProps) {
  if (!error && !warning && !hint) return null;
  return (
    <div id={id} className="mt-1.5 text-sm">
      {error ? <p className="font-semibold text-bad first-letter:uppercase">{error}</p> : null}
      {warning ? (
        <p className="flex gap-2 rounded-md bg-warn-soft p-3 font-semibold text-warn">
          <Icon name="warning" className="mt-0.5 size-4" />
          <span className="min-w-0 flex-1">{warning}</span>
        </p>
      ) : null}
      {hint ? <p className="text-quiet">{hint}</p> : null}
    </div>
  );
}
