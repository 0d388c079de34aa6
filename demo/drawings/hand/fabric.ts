import { lightnessOf, tone } from "./colour.ts";
import { box, circle, group, type Sheet, stroke } from "./sheet.ts";

export type Weave = "dots" | "diagonal" | "knit" | "hex" | "leather" | "plain" | "rib";

/**
 * A seamless texture in a shade of the colour, as a paint for the same shape drawn again on top of
 * its colour.
 */
export function weavePaint(sheet: Sheet, weave: Weave, colour: string, scale = 1): string {
  const bright = lightnessOf(colour) > 0.5;
  const dark = tone(colour, bright ? -0.14 : -0.1);
  const pale = tone(colour, bright ? 0.05 : 0.12);
  const size = `scale(${scale})`;
  switch (weave) {
    case "dots":
      return sheet.pattern(
        11,
        11,
        circle([3, 3], 1.7, dark) + circle([8.5, 8.5], 1.7, dark) + circle([3, 4.2], 1, pale, { opacity: 0.5 }),
        size,
      );
    case "diagonal":
      return sheet.pattern(
        8,
        8,
        stroke("M-2 10 10 -2", dark, 1.3) + stroke("M-6 6 6 -6", dark, 1.3) + stroke("M2 14 14 2", dark, 1.3),
        size,
      );
    case "knit":
      return sheet.pattern(
        12,
        9,
        stroke("M0 1 6 6 12 1", dark, 1.5) + stroke("M0 4 6 9 12 4", pale, 1, { opacity: 0.5 }),
        size,
      );
    case "hex":
      return sheet.pattern(
        16,
        14,
        stroke("M4 0 0 7 4 14M12 0 16 7 12 14M4 0H12M4 14H12M0 7H-4M16 7H20", dark, 1.2),
        size,
      );
    case "rib":
      return sheet.pattern(7, 20, box(0, 0, 2.4, 20, dark, { opacity: 0.55 }), size);
    case "leather":
      return sheet.pattern(
        23,
        19,
        group(
          circle([4, 5], 0.9, dark) +
            circle([15, 3], 0.7, dark) +
            circle([9, 13], 0.8, dark) +
            circle([20, 15], 0.9, dark),
          { opacity: 0.35 },
        ),
        size,
      );
    case "plain":
      return "none";
  }
}

/** The same textures for printed cloth: they only darken and lighten the colours below. */
export const clothPaint = (sheet: Sheet, weave: Weave): string => weavePaint(sheet, weave, "#5a5552");
