import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

/**
 * An order's skeleton, about as high as a delivered order: a reload returns to where it was
 * scrolled, and with less height the footer would be there until the order arrives.
 */
export function OrderSkeleton() {
  const words = useWords("orders");
  return (
    <div role="status" className="mt-2 space-y-5">
      <span className="sr-only">{words("loading")}</span>
      <Skeleton className="h-96 rounded-lg md:h-80" />
      <div className="space-y-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-5 lg:space-y-0">
        <PanelsSkeleton />
        <PanelsSkeleton />
      </div>
    </div>
  );
}

function PanelsSkeleton() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-92 rounded-lg" />
      <Skeleton className="h-92 rounded-lg" />
      <Skeleton className="h-92 rounded-lg" />
    </div>
  );
}

/** A skeleton of two order cards. */
export function CardsSkeleton() {
  const words = useWords("orders");
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">{words("loading")}</span>
      <Skeleton className="h-56 rounded-lg md:h-44" />
      <Skeleton className="h-56 rounded-lg md:h-44" />
    </div>
  );
}
