import { Skeleton } from "@gelora/ui/skeleton.tsx";

/** The shape of a cart of two lines with its summary. */
export function CartSkeleton() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="space-y-6">
        {[1, 2].map((row) => (
          <div key={row} className="flex gap-4">
            <Skeleton className="size-24" />
            <div className="flex-1 space-y-3">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-5 w-1/4" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}
