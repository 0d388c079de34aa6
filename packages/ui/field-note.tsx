import type { ReactNode } from "react";

export type FieldNoteProps = {
  readonly id?: string | undefined;
  /** How to correct it; shown instead of the hint. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
};

/** The line below a field: what is wrong with it, or what is asked for. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  if (!error && !hint) return null;
  const look = error ? "font-semibold text-bad first-letter:uppercase" : "text-quiet";
  return (
    <p id={id} className={`mt-1.5 text-sm ${look}`}>
      {error ?? hint}
    </p>
  );
}
