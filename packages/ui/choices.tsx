import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldNote } from "./field-note.tsx";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "className"> & { readonly children: ReactNode };

const focus = "has-focus-visible:outline-3 has-focus-visible:outline-focus";

/** One of a few options, each a card of its own. @param invalid while a choice is missing */
export function RadioCard({ children, invalid, ...input }: ChoiceProps & { readonly invalid?: boolean }) {
  return (
    <label
      className={`flex min-h-12 items-center gap-3 rounded-md border bg-white px-4 py-2.5 has-checked:border-ink has-checked:bg-tint has-checked:ring-1 has-checked:ring-ink ${focus} ${invalid ? "border-bad" : "border-control"}`}
    >
      <input {...input} type="radio" className="size-5 shrink-0 accent-accent outline-none" />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

type RadioRowProps = ChoiceProps & {
  /** One short line, centred, with its own inner distance. */
  readonly compact?: boolean;
  readonly className?: string;
};

/** One of many, a row of `RadioRows`. */
export function RadioRow({ children, compact = false, className = "px-4", ...input }: RadioRowProps) {
  const shape = compact ? "min-h-14 items-center py-2" : "items-start py-4 *:first:mt-0.5";
  return (
    <label
      className={`flex gap-3 border-line not-first-of-type:border-t hover:bg-ground has-checked:bg-tint has-checked:shadow-[inset_3px_0_0_var(--color-ink)] ${shape} ${focus} has-focus-visible:-outline-offset-3 ${className}`}
    >
      {/* What is focused comes into view with the error above it. */}
      <input {...input} type="radio" className="size-5 shrink-0 scroll-mt-28 accent-accent outline-none" />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

/** The frame of rows, also of a list of rows and groups. */
export const rowFrameClass = "rounded-md border border-control bg-white";

export type RadioRowsProps = {
  readonly legend: string;
  /** False: the legend is only read out. */
  readonly isLegendShown?: boolean;
  /** Why a choice is needed, above the rows: below a long list it would be out of sight. */
  readonly error?: string | undefined;
  /** True for a long list, which scrolls in its frame. */
  readonly scrolls?: boolean;
  readonly children: ReactNode;
};

/** Rows of which one is chosen, in one frame. */
export function RadioRows({ legend, isLegendShown = false, error, scrolls = false, children }: RadioRowsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={isLegendShown ? "mb-2 font-semibold text-sm" : "sr-only"}>{legend}</legend>
      <div role="alert" className="mb-2 empty:hidden">
        {error ? <FieldNote id={id} error={error} /> : null}
      </div>
      <div className={`${rowFrameClass} ${scrolls ? "max-h-[30rem] overflow-y-auto" : "overflow-hidden"}`}>
        {children}
      </div>
    </fieldset>
  );
}

/** One of two or three short words, side by side. */
export function RadioSegment({ children, ...input }: ChoiceProps) {
  return (
    <label
      className={`flex min-h-11 items-center justify-center rounded-sm px-3 font-semibold text-sm text-strong has-checked:bg-white has-checked:text-ink ${focus}`}
    >
      <input {...input} type="radio" className="sr-only" />
      {children}
    </label>
  );
}

/** The segments' frame. */
export function SegmentRow({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-2 large-text:grid-cols-1 gap-1 rounded-md bg-tint p-1">{children}</div>;
}

/** A checkbox and its label. */
export function CheckboxRow({ children, invalid, ...input }: ChoiceProps & { readonly invalid?: boolean }) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        {...input}
        type="checkbox"
        aria-invalid={invalid || undefined}
        className={`mt-0.5 size-5 shrink-0 accent-accent ${invalid ? "rounded-sm outline-2 outline-bad" : ""}`}
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
