import type { ReactNode } from "react";
import { Art, type ArtName } from "./art.tsx";

export type EmptyStateProps = {
  readonly art: ArtName;
  readonly title: string;
  readonly text?: string;
  /** One link onward. */
  readonly children?: ReactNode;
  readonly heading?: "h1" | "h2";
};

/** An empty state: a drawing in the brand's style, one sentence, one link onward. */
export function EmptyState({ art, title, text, children, heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-12 text-center">
      <Art name={art} />
      <Heading className="max-w-full text-2xl wrap-anywhere first-letter:uppercase">{title}</Heading>
      {text ? <p className="text-quiet">{text}</p> : null}
      {children}
    </div>
  );
}
