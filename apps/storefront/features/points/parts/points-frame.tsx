import { type ReactNode, useId } from "react";

type PointsFrameProps = {
  readonly title: string;
  /** A line or two below the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** A block beside the checkout's steps: it has no number, as nobody must do anything in it. */
export function PointsFrame({ title, note, children }: PointsFrameProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="space-y-4 rounded-lg bg-white p-4 sm:p-6">
      <div>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {note ? <p className="mt-1 text-quiet text-sm">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
