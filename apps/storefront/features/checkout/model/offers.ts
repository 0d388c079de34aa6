type Offer = { readonly freight?: number | null; readonly latestDate?: string | null };

/** The cheapest first, and of two of one price the one that is there sooner. */
export function cheapestFirst<O extends Offer>(offers: readonly O[]): readonly O[] {
  return offers.toSorted(
    (one, other) =>
      (one.freight ?? 0) - (other.freight ?? 0) || (one.latestDate ?? "").localeCompare(other.latestDate ?? ""),
  );
}
