import { type ReactNode, useId } from "react";

/** One block of the settings: a title, perhaps a sentence about it, and what belongs to it. */
export function Panel({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-white p-5 md:p-7">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {text ? <p className="mt-1 text-quiet text-sm">{text}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  );
}
