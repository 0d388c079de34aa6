import { drawBall } from "./balls/balls.ts";
import { bottoms } from "./garments/bottoms.ts";
import { closeFitting } from "./garments/close-fitting.ts";
import { modestSets } from "./garments/modest-sets.ts";
import { drawTop } from "./garments/tops.ts";
import { bags } from "./gear/bags.ts";
import { gym } from "./gear/gym.ts";
import { headwear } from "./gear/headwear.ts";
import { rackets } from "./gear/rackets.ts";
import { smallGear } from "./gear/small-gear.ts";
import { drawGear } from "./hand/brush.ts";
import { createSheet, type Sheet } from "./hand/sheet.ts";
import { flatGround, stage } from "./hand/stage.ts";
import type { DrawingRecipe } from "./recipe.ts";
import { openShoe, openShoeLies } from "./shoes/open-shoes.ts";
import { isShoe } from "./shoes/shoe-form.ts";
import { closedShoe, closedShoeLies } from "./shoes/shoes.ts";

const gear = { ...bottoms, ...closeFitting, ...modestSets, ...rackets, ...gym, ...bags, ...headwear, ...smallGear };

/** The goods alone, in 800 by 800; shoes stand at y = 606. */
export function drawGoods(sheet: Sheet, recipe: DrawingRecipe): string {
  const { kind } = recipe;
  if (isShoe(kind)) return closedShoe(sheet, recipe, kind);
  switch (kind) {
    case "sandal":
    case "slide":
      return openShoe(sheet, recipe);
    case "t-shirt":
    case "jersey":
    case "badminton-jersey":
    case "basketball-jersey":
    case "cycling-jersey":
    case "polo":
    case "tank-top":
    case "long-sleeve":
    case "tunic":
    case "hoodie":
    case "jacket":
    case "windbreaker":
    case "sports-bra":
      return drawTop(sheet, recipe, kind);
    case "football":
    case "basketball":
    case "volleyball":
      return drawBall(sheet, recipe, kind);
    default:
      return drawGear(sheet, recipe, gear[kind]);
  }
}

/**
 * A product's picture as an SVG document of 800 by 800, standing or hanging on the common
 * background.
 * The same recipe always gives the same bytes.
 */
export function drawProduct(recipe: DrawingRecipe): string {
  const sheet = createSheet();
  const lies = recipe.kind === "slide" || recipe.kind === "sandal" ? openShoeLies(recipe) : closedShoeLies(recipe);
  const ground = lies ? flatGround(sheet) : stage(sheet);
  return sheet.finish(ground + drawGoods(sheet, recipe), 800, 800);
}
