import { group, type Sheet } from "../hand/sheet.ts";
import type { DrawingRecipe } from "../recipe.ts";
import { shoesFromBehind } from "./heel.ts";
import { shoeDesign } from "./shoe-design.ts";
import { isShoe, type ShoeKind } from "./shoe-form.ts";
import { shoeFromSide } from "./side.ts";
import { shoesFromAbove } from "./top.ts";

/** The second view of closed shoes is from above. */
export const closedShoeLies = ({ kind, view }: DrawingRecipe): boolean => view === "angle" && isShoe(kind);

/**
 * A closed shoe in the requested view; the close-up shows laces, decoration and sole at about twice
 * the size.
 */
export function closedShoe(sheet: Sheet, recipe: DrawingRecipe, kind: ShoeKind): string {
  const design = shoeDesign(recipe, kind);
  if (recipe.view === "angle") return shoesFromAbove(sheet, design);
  if (recipe.view === "back") return shoesFromBehind(sheet, design);
  return recipe.view === "detail"
    ? group(shoeFromSide(sheet, design), { transform: "translate(-330 -660) scale(2.1)" })
    : shoeFromSide(sheet, design);
}
