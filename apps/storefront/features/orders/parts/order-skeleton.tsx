import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

/** An order's skeleton. */
export function OrderSkeleton() {
  const words = useWords("orders");
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{words("loading")}</span>
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-48 rounded-lg" />
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
