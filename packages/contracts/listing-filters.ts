/** The groups that a list of goods is filtered by, as the shop's search and addresses of the storefront call them [LST-16]. */
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

/** The orders that a list of goods can be in. */
export const sortOrders = ["relevance", "newest", "price-up", "price-down"] as const;

export type SortOrder = (typeof sortOrders)[number];
