import { Panel } from "@gelora/ui/panel.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Overview } from "../data/overview-documents.ts";

/** What the panels are given: undefined while it loads. */
export type PartProps = { readonly overview: Overview | undefined };

export type OverviewPanelProps<Part> = {
  readonly title: string;
  /** Undefined while it loads, null when it could not be read. */
  readonly part: Part | null | undefined;
  /** The panel's height, loaded or not. */
  readonly className: string;
  readonly children: (part: Part) => ReactNode;
};

/** A panel of the overview: its content, its skeleton, or that it could not be loaded. */
export function OverviewPanel<Part>({ title, part, className, children }: OverviewPanelProps<Part>) {
  const words = useWords("overview");
  return (
    <Panel title={title} outlined>
      <div className={`flex flex-col ${className}`}>
        {part === undefined ? (
          <div role="status" className="space-y-3">
            <span className="sr-only">{words("loading")}</span>
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        ) : part === null ? (
          <p className="text-quiet" data-part-failed="">
            {words("partFailed")}
          </p>
        ) : (
          children(part)
        )}
      </div>
    </Panel>
  );
}

/** The way on, at the panel's foot. */
export function PanelLink({ address, children }: { readonly address: string; readonly children: string }) {
  return (
    <p className="mt-auto pt-3">
      <a href={address} className="inline-flex min-h-11 items-center font-bold text-sm underline underline-offset-4">
        {children}
      </a>
    </p>
  );
}
