import type { ReactNode } from "react";

export type ProseProps = {
  readonly title: string | undefined;
  /** h1 for a page's first heading. */
  readonly heading: "h1" | "h2" | undefined;
  readonly children: ReactNode;
};

/** The frame of a text: its heading stands above it. */
export function Prose({ title, heading: Heading = "h2", children }: ProseProps) {
  return (
    <section className="mx-auto max-w-[90rem] px-4 md:px-6">
      {title ? <Heading className="mb-5 text-3xl">{title}</Heading> : null}
      {children}
    </section>
  );
}
