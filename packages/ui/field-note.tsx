import type { ReactNode } from "react";

export type FieldNoteProps = {
  readonly id?: string | undefined;
  /** What is wrong. */
  readonly error?: string | undefined;
  /** What is asked for; it stays below an error, which it helps to correct. */
  readonly hint?: ReactNode;
};

/** The lines below a field: what is wrong with it, and what is asked for. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  if (!error && !hint) return null;
  return (
    <div id={id} className="mt-1.5 text-sm">
      {error ? <p className="font-semibold text-bad first-letter:uppercase">{error}</p> : null}
      {hint ? <p className="text-quiet">{hint}</p> : null}
    </div>
  );
}
