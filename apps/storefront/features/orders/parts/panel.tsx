import { type ReactNode, useId } from "react";

/** One block of an order's page: a title and what belongs to it. */
export function Panel({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="rounded-lg border border-line bg-white p-5 md:p-6">
      <h2 id={titleId} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
