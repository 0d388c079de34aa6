import { drawBanner } from "./draw-banner.ts";
import { drawLogo } from "./draw-logo.ts";
import { drawProduct } from "./draw-product.ts";
import { drawSpot, spotOf, spotSize } from "./draw-scene.ts";
import { recipeOf } from "./recipe.ts";

/** A drawn picture and its own size, which also tells its shape. */
export type DrawnMedia = { readonly svg: string; readonly width: number; readonly height: number };

const square = (svg: string | undefined, size: number): DrawnMedia | undefined =>
  svg ? { svg, width: size, height: size } : undefined;

/** Draws whatever a media key names: goods, banner, spot or logo; undefined for a key that is not one of ours, to the letter. */
export function drawMedia(mediaKey: string): DrawnMedia | undefined {
  const recipe = recipeOf(mediaKey);
  if (recipe) return square(drawProduct(recipe), 800);
  const spot = spotOf(mediaKey);
  if (spot) return { svg: drawSpot(spot), ...spotSize };
  return drawBanner(mediaKey) ?? square(drawLogo(mediaKey), 400);
}
