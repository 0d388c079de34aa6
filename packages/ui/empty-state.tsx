import type { ReactNode } from "react";

export type EmptyStateProps = {
  readonly title: string;
  readonly text?: string;
  /** One way on. */
  readonly children?: ReactNode;
  readonly heading?: "h1" | "h2";
};

/** Nothing here, said kindly: a drawing in the house's hand, one sentence, one way on. */
export function EmptyState({ title, text, children, heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-16 text-center">
      <svg viewBox="0 0 240 140" aria-hidden="true" className="w-56">
        <ellipse cx="120" cy="124" rx="92" ry="9" className="fill-line" />
        <path
          d="M30 124c10-46 40-74 78-78s76 22 102 78"
          className="fill-none stroke-control"
          strokeWidth="3"
          strokeDasharray="2 10"
          strokeLinecap="round"
        />
        <circle cx="120" cy="86" r="38" className="fill-white stroke-ink" strokeWidth="3" />
        <path d="M120 66l17 12-6.500 20h-21L103 78z" className="fill-ink" />
        <path
          d="M120 66V50M137 78l16-6M130.500 98l9 14M109.500 98l-9 14M103 78l-16-6"
          className="stroke-ink"
          strokeWidth="3"
        />
        <path
          d="M168 44l14-12M176 62l20-4M158 32l6-18"
          className="stroke-spark"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
      <Heading className="text-2xl first-letter:uppercase">{title}</Heading>
      {text ? <p className="text-quiet">{text}</p> : null}
      {children}
    </div>
  );
}
