import { createMemory } from "./memory.ts";

/** Clothing sizes, from small to large [PDP-18]. */
const letterOrder = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"];

/** EUR comes before EU: the shorter alternative would leave an R behind [PDP-18]. */
const regionMarker = /\b(EUR|EU|US|UK|ASIA)\b|^(EUR|EU|US|UK|ASIA)(?=[\s\d])/gi;

/**
 * Compares two size names: letter sizes first in their own order, then numbers by value without
 * region markers, then all others by text [PDP-18].
 */
export function compareSizes(left: string, right: string): number {
  const a = placeOf(left);
  const b = placeOf(right);
  return a.kind - b.kind || a.value - b.value || (left < right ? -1 : left > right ? 1 : 0);
}

type Place = { readonly kind: number; readonly value: number };

/** A catalogue has a few hundred names of sizes, and sorts them for each card. */
const places = createMemory<Place>(5000);

const placeOf = (name: string): Place => places(name, () => readPlace(name));

function readPlace(name: string): Place {
  const bare = name.replace(regionMarker, "").trim().toUpperCase();
  const letter = letterOrder.indexOf(bare);
  if (letter >= 0) return { kind: 0, value: letter };
  const number = Number.parseFloat(bare.replace(",", ".").replace(/^[^\d]+/, ""));
  return Number.isNaN(number) ? { kind: 2, value: 0 } : { kind: 1, value: number };
}
