import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

/** The card's place until it is known. */
export function CardSkeleton() {
  const words = useWords("club-card");
  return (
    <div role="status" className="grid grid-cols-1 gap-5 xl:grid-cols-2">
      <span className="sr-only">{words("loading")}</span>
      <Skeleton className="aspect-[1.586] min-h-52 w-full rounded-xl" />
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-56 rounded-lg xl:col-span-2" />
    </div>
  );
}
