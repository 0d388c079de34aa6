import type { ColourWay } from "@gelora/contracts/catalogue-document.ts";
import { colourOf } from "../../../tools/catalogue/taxonomy/colours.ts";
import { drawingViews } from "../../drawings/kinds.ts";
import { mediaKeyOf } from "../../drawings/recipe.ts";
import type { Brand } from "./brand.ts";
import type { ProductLine } from "./product-line.ts";
import type { RandomStream } from "./random.ts";

/** Showcase products come in three colours or more where their line allows; most others in few. */
function colourCount([fewest, most]: ProductLine["colourWays"], inWindow: boolean, random: RandomStream): number {
  if (inWindow) return random.between(Math.min(most, Math.max(3, fewest)), most);
  const low = Math.max(1, fewest - 2);
  return Math.min(random.between(low, most), random.between(low, most));
}

/**
 * The colour ways of one product, in the brand's colours. They share a drawing seed, so they share
 * a shape.
 */
export function colourWaysOf(brand: Brand, line: ProductLine, inWindow: boolean, random: RandomStream): ColourWay[] {
  const seed = random.between(0, 9_999);
  const views = line.making === "shoe" || random.chance(0.5) ? drawingViews : drawingViews.slice(0, 3);
  const chosen = random.sample(brand.palette, colourCount(line.colourWays, inWindow, random));
  // A showcase product starts with the brand's favourite colour; others draw at random, so that a
  // list of one brand is not all one colour.
  const shown = inWindow ? brand.palette.filter((colourCode) => chosen.includes(colourCode)) : chosen;
  return shown.map((colourCode) => {
    const colour = colourOf(colourCode);
    const accent = random.pick(brand.accents.filter((candidate) => candidate !== colour.main));
    const swatch = [`#${colour.main}`, `#${colour.second}`, `#${accent}`] as const;
    const media = views.map((view) => mediaKeyOf({ kind: line.kind, view, colours: swatch, mark: brand.mark, seed }));
    return { colourCode, name: colour.name, swatch, media };
  });
}
