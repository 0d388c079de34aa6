import type { DrawingRecipe } from "../recipe.ts";
import { lightnessOf, paintable, tone, visibleOn } from "./colour.ts";
import type { Point } from "./curve.ts";
import { type Dice, diceFor } from "./dice.ts";
import { group, type Sheet } from "./sheet.ts";
import { closeUp, turned } from "./turned.ts";

/** Everything needed to draw a piece of gear. */
export type Brush = {
  readonly sheet: Sheet;
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly mark: string;
  readonly dice: Dice;
  readonly seed: number;
  /** True when the picture shows the goods from behind. */
  readonly behind: boolean;
};

/** A piece of gear: its front, the centre of its close-up, and how it turns. */
export type Gear = {
  readonly paint: (brush: Brush) => string;
  readonly focus: Point;
  /** `round` goods turn like a body, `tilt` goods lean, `flat` goods are turned over. */
  readonly turn: "round" | "tilt" | "flat";
  /** Whether the back has a mark too. */
  readonly markedBack?: boolean;
  readonly shadow: (sheet: Sheet) => string;
};

function brushFor(sheet: Sheet, recipe: DrawingRecipe, gear: Gear): Brush {
  const behind = recipe.view === "back";
  const main = paintable(recipe.colours[0]);
  const second = visibleOn(main, paintable(recipe.colours[1]), tone(main, lightnessOf(main) > 0.5 ? -0.2 : 0.2));
  return {
    sheet,
    main,
    second,
    accent: visibleOn(main, recipe.colours[2], second),
    mark: behind && !gear.markedBack ? "" : recipe.mark,
    dice: diceFor(recipe.kind, recipe.seed),
    seed: recipe.seed,
    behind,
  };
}

function leaning(content: string, turn: "tilt" | "flat"): string {
  return turn === "tilt"
    ? group(content, { transform: "translate(400 400) rotate(-24) scale(.94) translate(-400 -400)" })
    : group(content, { transform: "translate(400 420) skewX(-9) scale(.92 .88) translate(-400 -400)" });
}

/** A piece of gear in the requested view. */
export function drawGear(sheet: Sheet, recipe: DrawingRecipe, gear: Gear): string {
  const content = gear.paint(brushFor(sheet, recipe, gear));
  switch (recipe.view) {
    case "detail":
      return closeUp(content, gear.focus[0], gear.focus[1], 2.1);
    case "angle":
      return gear.shadow(sheet) + (gear.turn === "round" ? turned(sheet, content) : leaning(content, gear.turn));
    case "back":
      // A symmetrical body looks the same from behind; its marks must not be mirrored.
      return (
        gear.shadow(sheet) +
        (gear.turn === "round" ? content : group(content, { transform: "translate(800 0) scale(-1 1)" }))
      );
    case "side":
      return gear.shadow(sheet) + content;
  }
}
