/**
 * The filter groups of a product list, as named in the shop's search and in storefront addresses
 * [LST-16].
 */
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

export type FilterGroup = (typeof filterGroups)[number];

/** The sort orders of a product list. */
export const sortOrders = ["relevance", "newest", "price-up", "price-down"] as const;

export type SortOrder = (typeof sortOrders)[number];
