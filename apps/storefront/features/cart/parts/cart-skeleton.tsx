import { NeedsScript } from "@gelora/ui/needs-script.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

/** A skeleton of two lines and a summary; without scripts it says that the cart needs them. */
export function CartSkeleton() {
  const words = useWords("cart");
  return (
    <>
      <NeedsScript sentence={words("needsScript")} contactUs={words("contactUs")} className="text-lg" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] [@media(scripting:none)]:hidden">
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
    </>
  );
}
