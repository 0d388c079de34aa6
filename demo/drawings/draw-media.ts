import { drawBanner } from "./draw-banner.ts";
import { drawLogo } from "./draw-logo.ts";
import { drawProduct } from "./draw-product.ts";
import { recipeOf } from "./recipe.ts";

/** A drawing and its size in pixels. */
export type DrawnMedia = { readonly svg: string; readonly width: number; readonly height: number };

const square = (svg: string | undefined, size: number): DrawnMedia | undefined =>
  svg ? { svg, width: size, height: size } : undefined;

/**
 * Draws what a media key names: goods, banner or logo; undefined unless the key is exactly one of
 * ours.
 */
export function drawMedia(mediaKey: string): DrawnMedia | undefined {
  const recipe = recipeOf(mediaKey);
  if (recipe) return square(drawProduct(recipe), 800);
  return drawBanner(mediaKey) ?? square(drawLogo(mediaKey), 400);
}
