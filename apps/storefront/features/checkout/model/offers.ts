type Offer = { readonly freight?: number | null; readonly latestDate?: string | null };

/** The cheapest first; at equal prices, the fastest. */
export function cheapestFirst<O extends Offer>(offers: readonly O[]): readonly O[] {
  return offers.toSorted(
    (one, other) =>
      (one.freight ?? 0) - (other.freight ?? 0) || (one.latestDate ?? "").localeCompare(other.latestDate ?? ""),
  );
}

/** The chosen offer, while it is offered; a single one is chosen automatically. */
export function chosenOffer<O extends { readonly code?: string | null }>(
  offers: readonly O[],
  code: string | undefined,
): O | undefined {
  return offers.find((offer) => offer.code === code) ?? (offers.length === 1 ? offers[0] : undefined);
}
