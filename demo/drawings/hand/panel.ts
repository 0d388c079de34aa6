import { lightnessOf, tone } from "./colour.ts";
import { beside, line, type Point } from "./curve.ts";
import { fill, group, type Sheet, stitches, stroke } from "./sheet.ts";

/** A seam colour that is visible on a material: lighter on dark goods, darker on light ones. */
export const seamOn = (colour: string): string => tone(colour, lightnessOf(colour) > 0.5 ? -0.2 : 0.2);

/**
 * A piece of material laid over another: its own shadow, a shaded face, a lit rim and, along
 * `edge`, a row of stitches.
 */
export function panel(sheet: Sheet, d: string, colour: string, edge: readonly Point[] = [], stitchSide = 7): string {
  const face = sheet.linear([200, 250], [520, 640], [0, tone(colour, 0.05)], [0.55, colour], [1, tone(colour, -0.07)]);
  const shadow = group(fill(d, "#120d0a", { opacity: 0.16 }), { transform: "translate(1.5 4)" });
  const rim = stroke(d, tone(colour, 0.14), 1.6, { opacity: 0.55 });
  const sewn = edge.length > 1 ? stitches(line(beside(edge, stitchSide)), seamOn(colour)) : "";
  return shadow + fill(d, face) + rim + sewn;
}
