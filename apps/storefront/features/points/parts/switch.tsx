import { useId } from "react";

type SwitchProps = {
  readonly checked: boolean;
  /** While true presses do nothing. */
  readonly busy: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly label: string;
  /** A line below the label. */
  readonly note: string;
};

/** Something that is on or off at once, with its label before it. */
export function Switch({ checked, busy, onTurn, label, note }: SwitchProps) {
  const noteId = useId();
  return (
    <label className="flex min-h-14 items-center gap-4 rounded-md bg-club-soft p-4 has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{label}</span>
        <span id={noteId} className="block text-sm text-strong">
          {note}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-describedby={noteId}
        className="peer sr-only"
        checked={checked}
        onChange={({ target }) => busy || onTurn(target.checked)}
      />
      <span
        aria-hidden="true"
        className={`relative h-7 w-12 shrink-0 rounded-full border-2 border-control bg-white transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-quiet before:transition-transform peer-checked:border-club peer-checked:bg-club peer-checked:before:translate-x-5 peer-checked:before:bg-white ${busy ? "animate-pulse-soft" : ""}`}
      />
    </label>
  );
}
