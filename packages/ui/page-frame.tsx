import type { ReactNode } from "react";

/**
 * `form` for one column of fields, `reading` for one text, `list` for rows, `wide` for all else.
 */
const widths = {
  form: "max-w-lg md:pt-14",
  reading: "max-w-2xl",
  list: "max-w-4xl",
  wide: "max-w-6xl md:px-6",
} as const;

export type PageFrameProps = {
  readonly width: keyof typeof widths;
  /** Further classes: a grid, other widths. */
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A page's area between header and footer. It fills a screen, so the footer does not move when
 * content arrives.
 */
export function PageFrame({ width, className = "", children }: PageFrameProps) {
  return <div className={`mx-auto min-h-dvh w-full px-4 pt-8 pb-20 ${widths[width]} ${className}`}>{children}</div>;
}
