import { Skeleton } from "@gelora/ui/skeleton.tsx";

/**
 * A skeleton of three sections beside a summary. As tall as the longest checkout: where a reloaded
 * page was scrolled to, there is still a checkout, not the footer.
 */
export function CheckoutSkeleton() {
  return (
    <div className="grid min-h-[200rem] grid-cols-1 items-start sm:min-h-[150rem] gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
      <div className="space-y-4">
        <Skeleton className="h-[64rem] rounded-lg sm:h-[50rem]" />
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-[30rem] rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
      <Skeleton className="hidden h-96 rounded-lg lg:block" />
    </div>
  );
}
