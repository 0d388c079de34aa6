import { useState } from "react";
import type { ResultOf } from "../../../platform/gateway/document.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import type { Loaded } from "../../../platform/session/read-cache.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import type { placeOf } from "../../addresses/address.ts";
import { quotesDocument } from "../data/checkout-documents.ts";

export type Quote = ResultOf<typeof quotesDocument>["deliveryQuotes"][number];
type Place = ReturnType<typeof placeOf>;

/** The couriers' offers for a place: `none` until the place is known. */
export type Quotes =
  | { readonly state: "none" }
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: CallFailure }
  | { readonly state: "ready"; readonly quotes: readonly Quote[] };

/** A debounce: typing a postal code asks once. */
const restMs = 350;

/** The same place's offers stay visible until new ones arrive, so nothing flickers. */
export function useQuotes(
  checkoutId: string,
  place: Place,
): { readonly quotes: Quotes; readonly ask: () => Promise<void> } {
  const { loaded, reload } = useShopRead(quotesDocument, place && { checkoutId, ...place }, { restMs });
  return { quotes: place ? quotesOf(loaded) : { state: "none" }, ask: reload };
}

/**
 * Whether a saved address is asked about for the first time: how much room the couriers' offers
 * take is not known before, and nothing is typed yet that the page would have to show.
 */
export function useIsFirstAsk({ state }: Quotes): boolean {
  const [isFirst, setFirst] = useState(true);
  if (isFirst && state !== "loading") setFirst(false);
  return isFirst && state === "loading";
}

function quotesOf(loaded: Loaded<ResultOf<typeof quotesDocument>>): Quotes {
  return loaded.state === "ready" ? { state: "ready", quotes: loaded.value.deliveryQuotes } : loaded;
}
