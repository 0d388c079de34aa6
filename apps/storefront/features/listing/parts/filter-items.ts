import type { Listing } from "../load-listing.server.ts";

export type Group = Listing["filters"][number];
export type Item = NonNullable<Group["items"]>[number];

/** It would lead to an empty list. What is chosen can still be taken back. */
export const isEmpty = ({ count, selected }: Item): boolean => count === 0 && !selected;
