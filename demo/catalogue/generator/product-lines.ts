import { accessories } from "./lines/accessories.ts";
import { ballGames } from "./lines/ball-games.ts";
import { casualShoes } from "./lines/casual-shoes.ts";
import { closeFitting } from "./lines/close-fitting.ts";
import { courtShoes } from "./lines/court-shoes.ts";
import { fitnessGear } from "./lines/fitness-gear.ts";
import { layers } from "./lines/layers.ts";
import { runningShoes } from "./lines/running-shoes.ts";
import { tops } from "./lines/tops.ts";
import type { ProductLine } from "./product-line.ts";

export const productLines: readonly ProductLine[] = [
  ...runningShoes,
  ...courtShoes,
  ...casualShoes,
  ...tops,
  ...layers,
  ...closeFitting,
  ...ballGames,
  ...fitnessGear,
  ...accessories,
];

const byName = new Map(productLines.map((line) => [line.line, line]));

/** @throws RangeError for an unknown line: a brand's range names it wrongly */
export function productLineOf(name: string): ProductLine {
  const found = byName.get(name);
  if (found === undefined) throw new RangeError(`no line of goods ${name}`);
  return found;
}
