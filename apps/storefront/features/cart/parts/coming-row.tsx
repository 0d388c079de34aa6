import { Skeleton } from "@gelora/ui/skeleton.tsx";

/**
 * The place of a gift or add-on that was just chosen, so that nothing below moves when its line
 * comes [PRM-01].
 */
export function ComingRow() {
  return (
    <li
      data-coming=""
      aria-hidden="true"
      className="grid grid-cols-[auto_5rem_minmax(0,1fr)] gap-x-3 gap-y-3 border-line border-b py-5 md:grid-cols-[auto_6.5rem_minmax(0,1fr)_auto] md:gap-x-5"
    >
      <Skeleton className="mt-1 size-5" />
      <Skeleton className="aspect-square w-full" />
      <div className="min-h-33 space-y-2">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-6 w-1/2" />
      </div>
      <div className="min-h-11 max-md:col-span-2 max-md:col-start-2" />
    </li>
  );
}
