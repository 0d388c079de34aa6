import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

/** A skeleton of two lines and a summary; without scripts it says that the cart needs them. */
export function CartSkeleton() {
  const words = useWords("cart");
  return (
    <>
      <noscript>
        <p className="text-lg">
          {words("needsScript")}{" "}
          <a href="/contact-us" className="underline underline-offset-4">
            {words("contactUs")}
          </a>
        </p>
      </noscript>
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
