/** What a product says of where it belongs. */
export type GuideSubject = {
  /** The names of its first category's path from the root; empty where it has none. */
  readonly trail: readonly string[];
  readonly categoryCode: string;
  readonly brandCode: string;
  readonly brand: string;
};

/**
 * A product's size guide: its category is the path's third segment, else the second, else the
 * first, else its code [SZG-02, SZG-03].
 */
export function productGuideAddress({ trail, categoryCode, brandCode, brand }: GuideSubject): string {
  return guideAddress(trail[2] ?? trail[1] ?? trail[0] ?? categoryCode, brandCode, brand);
}

/** `/size-guide/{category}-{brandCode}-{brandName}` [SZG-01]. */
export function guideAddress(category: string, brandCode: string, brandName: string): string {
  return `/size-guide/${encodeURIComponent(`${category}-${brandCode}-${brandName}`)}`;
}
