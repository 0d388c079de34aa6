import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { lazy, Suspense } from "react";
import type { CardState } from "./use-card.ts";

// Most shoppers pay in other ways, so the fields load once a card is chosen.
const CardFields = lazy(() => import("./parts/card-fields.tsx").then((loaded) => ({ default: loaded.CardFields })));

/** The fields of a card, below the channel that takes it. */
export function CardEntry({ state }: { readonly state: CardState }) {
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <CardFields state={state} />
    </Suspense>
  );
}
