import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ReturnRefund } from "../data/return-documents.ts";
import type { LineWish, ReturnMode } from "../model/return-form.ts";
import { ExchangeParts } from "./exchange-parts.tsx";
import { RefundNotes, RefundParts } from "./refund-parts.tsx";

type WhatComesBackProps = {
  readonly mode: ReturnMode;
  readonly wishes: readonly LineWish[];
  /** Undefined until the shop has said it. */
  readonly refund: ReturnRefund | undefined;
};

/** What the shopper gets for what they send, read out as it changes. */
export function WhatComesBack({ mode, wishes, refund }: WhatComesBackProps) {
  const words = useWords("returns");
  const title = words(mode === "EXCHANGE" ? "whatYouGet" : "whatGoesBack");
  return (
    <section aria-label={title} aria-live="polite" className="mt-6 rounded-md bg-tint p-4">
      <h3 className="mb-3 font-bold">{title}</h3>
      <div className="min-h-44">
        {mode === "EXCHANGE" ? (
          <ExchangeParts wishes={wishes} shopPaysParcel={refund?.shopPaysParcel ?? false} />
        ) : null}
        {mode === "EXCHANGE" ? null : refund ? (
          <>
            <RefundParts refund={refund} />
            <RefundNotes refund={refund} />
          </>
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
    </section>
  );
}
