/** The groups that filters name, as the search module calls them [LST-16]. */
export const filterGroups = [
  "category",
  "brand",
  "gender",
  "sport",
  "colour",
  "size",
  "price",
  "discount",
  "availability",
] as const;

export type FilterGroupCode = (typeof filterGroups)[number];

export const sortCodes = ["relevance", "newest", "price-up", "price-down"] as const;

/** Every query parameter that a listing depends on. */
export const listingParameters: readonly string[] = ["q", "page", "sort", ...filterGroups];
