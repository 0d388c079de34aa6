import { type ReactNode, useId } from "react";
import { outlinedClass } from "./surface.ts";

/** The white surface of a panel, for forms and other elements that are one. */
export const panelClass = "rounded-lg bg-white p-5 md:p-7";

export type PanelProps = {
  readonly title: string;
  /** A sentence about it. */
  readonly text?: string;
  readonly id?: string;
  /** Outlined, where panels are close together. */
  readonly outlined?: boolean;
  readonly children: ReactNode;
};

/** A block of a page: a title, an optional sentence about it, and its content. */
export function Panel({ title, text, id, outlined = false, children }: PanelProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={outlined ? `${outlinedClass} p-5 md:p-6` : panelClass}>
      <h2 id={titleId} className={outlined ? "mb-4 text-lg" : "text-xl"}>
        {title}
      </h2>
      {text ? <p className="mt-1 text-quiet text-sm">{text}</p> : null}
      {outlined ? children : <div className="mt-3">{children}</div>}
    </section>
  );
}
