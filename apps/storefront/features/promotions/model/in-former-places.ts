type Named = { readonly activityCode: string | null };

/**
 * Keeps promotions where they were first shown: what a late answer moved up would push away what
 * the shopper reads.
 * @param places codes as they were last shown
 * @returns those with a place in its order, then the others
 */
export function inFormerPlaces<Promotion extends Named>(
  promotions: readonly Promotion[],
  places: readonly (string | null)[],
): readonly Promotion[] {
  const placeOf = ({ activityCode }: Promotion): number => {
    const place = places.indexOf(activityCode);
    return place < 0 ? places.length : place;
  };
  return promotions.toSorted((one, another) => placeOf(one) - placeOf(another));
}
