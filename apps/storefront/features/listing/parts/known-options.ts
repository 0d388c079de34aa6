import { useState } from "react";
import type { Listing } from "../load-listing.server.ts";

type Groups = Listing["filters"];
type Item = NonNullable<Groups[number]["items"]>[number];

/**
 * The filters of a list: what was offered once stays while the list is narrowed, last and with no
 * goods when there are none left, so that nothing moves under a finger.
 * @param list another list starts over
 */
export function useKnownOptions(listing: Listing, list: string): Groups {
  const [known, setKnown] = useState({ listing, list, groups: listing.filters });
  if (known.listing === listing) return known.groups;
  const groups = known.list === list ? withKnownOptions(known.groups, listing.filters) : listing.filters;
  setKnown({ listing, list, groups });
  return groups;
}

/** What is offered now, and behind it what was offered before and has no goods now. */
export function withKnownOptions(known: Groups, now: Groups): Groups {
  const inOrder = [...known, ...missingFrom(known, now)];
  return inOrder.map((group) => {
    const offered = now.find(({ code }) => code === group.code)?.items ?? [];
    const before = known.find(({ code }) => code === group.code)?.items ?? [];
    return { ...group, items: [...offered, ...missingFrom(offered, before).map(emptied)] };
  });
}

/** A category that is empty no longer stands below its parent. */
const emptied = (item: Item): Item => ({ ...item, count: 0, selected: false, parentCode: null });

function missingFrom<One extends { readonly code?: string | null }>(some: readonly One[], all: readonly One[]): One[] {
  return all.filter((one) => !some.some(({ code }) => code === one.code));
}
