import { useCallback, useEffect, useRef, useState } from "react";
import type { ResultOf } from "../../../platform/document.ts";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { callShop } from "../../../platform/shop-client.ts";
import { quotesDocument } from "../data/checkout-documents.ts";
import type { placeOf } from "../model/address.ts";

export type Quote = ResultOf<typeof quotesDocument>["deliveryQuotes"][number];
type Place = ReturnType<typeof placeOf>;

/** The couriers' offers for a place: `none` until the place is known. */
export type Quotes =
  | { readonly state: "none" }
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: CallFailure }
  | { readonly state: "ready"; readonly quotes: readonly Quote[] };

/** Typing a postal code asks once, at its end. */
const restMs = 350;

export function useQuotes(checkoutId: string, place: Place): { readonly quotes: Quotes; readonly ask: () => void } {
  const [quotes, setQuotes] = useState<Quotes>({ state: "none" });
  const latest = useRef(0);
  const asked = place ? JSON.stringify(place) : undefined;

  const askFor = useCallback(
    (isSamePlace: boolean): void => {
      latest.current += 1;
      const turn = latest.current;
      if (!asked) return setQuotes({ state: "none" });
      // Offers for the same place stay in sight until the new ones are there: nothing opens and closes under the reader.
      setQuotes((before) => (isSamePlace && before.state === "ready" ? before : { state: "loading" }));
      const variables = { checkoutId, ...(JSON.parse(asked) as NonNullable<Place>) };
      setTimeout(async () => {
        if (turn !== latest.current) return;
        const result = await callShop(quotesDocument, variables);
        // An older question must not answer for another place.
        if (turn !== latest.current) return;
        setQuotes(
          result.ok
            ? { state: "ready", quotes: result.value.deliveryQuotes }
            : { state: "failed", failure: result.failure },
        );
      }, restMs);
    },
    [checkoutId, asked],
  );

  useEffect(() => {
    askFor(false);
    return () => {
      latest.current += 1;
    };
  }, [askFor]);

  return { quotes, ask: () => askFor(true) };
}
