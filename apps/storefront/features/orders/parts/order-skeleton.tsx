import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../../platform/use-words.ts";

/** The shape of an order that is on its way. */
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

/** The shape of two cards of the list. */
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
