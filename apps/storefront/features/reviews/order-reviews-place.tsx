import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";

export type OrderReviewsPlaceProps = {
  /** Of the lines that have come. */
  readonly names: readonly string[];
};

/** The place of an order's reviews until they come, as high as they are: what is below stays. */
export function OrderReviewsPlace({ names }: OrderReviewsPlaceProps) {
  return (
    <div aria-hidden="true" className={`${outlinedClass} p-5 md:p-6`}>
      <Skeleton className="mb-1 h-7 w-1/3" />
      <Skeleton className="h-10 w-full sm:h-5" />
      <ul className="divide-y divide-line">
        {names.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may have one name, and stay
          <li key={index} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
            <p className="min-w-0 flex-1 basis-56 font-semibold">{name}</p>
            <Skeleton className="h-10 w-36" />
          </li>
        ))}
      </ul>
    </div>
  );
}
