import { Icon } from "@gelora/ui/icon.tsx";
import type { ReactNode } from "react";

export type SectionProps = {
  readonly title?: string | undefined;
  /** h1 for a page's first block. */
  readonly heading?: "h1" | "h2";
  /** A sentence or two below the heading. */
  readonly text?: string | undefined;
  readonly link?: string | undefined;
  readonly linkText?: string | undefined;
  readonly children: ReactNode;
};

/** A block with its heading and a "more" link beside it. */
export function Section({ title, heading: Heading = "h2", text, link, linkText, children }: SectionProps) {
  return (
    <section className="mx-auto max-w-[90rem] px-4 md:px-6">
      {title ? (
        <div className="mb-5 flex items-baseline justify-between gap-6">
          <Heading className="text-2xl">{title}</Heading>
          {link && linkText ? (
            <a
              href={link}
              className="hidden shrink-0 items-center gap-1 font-bold text-sm underline-offset-4 hover:underline md:inline-flex"
            >
              {linkText} <Icon name="arrow-right" className="size-4" />
            </a>
          ) : null}
        </div>
      ) : null}
      {text ? <p className="-mt-2 mb-5 max-w-prose text-quiet">{text}</p> : null}
      {children}
      {link && linkText ? (
        <a
          href={link}
          className="mt-4 inline-flex min-h-11 items-center gap-1 font-bold text-sm underline underline-offset-4 md:hidden"
        >
          {linkText} <Icon name="arrow-right" className="size-4" />
        </a>
      ) : null}
    </section>
  );
}
