import type { Brand } from "./brand.ts";
import { brands } from "./brands.ts";
import type { ProductLine } from "./product-line.ts";
import { productLineOf } from "./product-lines.ts";
import { randomStream } from "./random.ts";

/** One place in a season's collection: the nth model that a brand releases in a line. */
type Place = { readonly brand: Brand; readonly line: ProductLine; readonly nth: number; readonly perSeason: number };

export type Model = {
  readonly brand: Brand;
  readonly line: ProductLine;
  /** Counts the models of this brand in this line from 0, over all seasons. */
  readonly ordinal: number;
};

/** The showcase: the first products of the shop, in this order. */
const shopWindow: readonly string[] = [
  "DERAPA roadrunning 0",
  "MERIDIEM roadrunning 0",
  "RIMBATA trailrunning 0",
  "DERAPA racing 0",
  "KOPISORE sneakers 0",
  "LAYUPLANE basketballshoes 0",
  "DERAPA roadrunning 1",
  "SENANDIRA leggings 0",
  "MERIDIEM racing 0",
  "KANDANG12 footballjerseys 0",
  "SMESTA badmintonrackets 0",
  "SKARVIK jackets 0",
];

/** How many products come first and are always well stocked. */
export const shownFirst = shopWindow.length;

const labelOf = (place: Place) => `${place.brand.brandCode} ${place.line.line} ${place.nth}`;

const places: readonly Place[] = brands.flatMap((brand) =>
  Object.entries(brand.range).flatMap(([name, perSeason]) => {
    const line = productLineOf(name);
    return Array.from({ length: perSeason }, (_, nth) => ({ brand, line, nth, perSeason }));
  }),
);

/**
 * The model at an index. Seasons follow each other in an order that the seed decides, so a product
 * does not depend on how many follow, and no two are the same model.
 */
export function modelsOf(seed: number): (index: number) => Model {
  const window = shopWindow.flatMap((label) => places.filter((place) => labelOf(place) === label));
  const behind = places.filter((place) => !window.includes(place));
  const order = [...window, ...randomStream(seed, "season").sample(behind, behind.length)];
  return (index) => {
    const place = order[index % order.length];
    if (place === undefined) throw new RangeError("the season has no goods");
    const season = Math.floor(index / order.length);
    return { brand: place.brand, line: place.line, ordinal: season * place.perSeason + place.nth };
  };
}
