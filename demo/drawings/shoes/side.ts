import { tone } from "../hand/colour.ts";
import { line } from "../hand/curve.ts";
import { group, type Sheet, stroke } from "../hand/sheet.ts";
import { contactShadow } from "../hand/stage.ts";
import { drawLaces } from "./laces.ts";
import { floor, heelX, lastOf, toeX } from "./last.ts";
import { drawOverlay, heelMark } from "./overlays.ts";
import type { ShoeDesign } from "./shoe-design.ts";
import { drawSole } from "./soles.ts";
import { drawInside, drawTongue, drawUpper } from "./uppers.ts";

/** A loop at the heel to pull the shoe on. */
function pullTab(design: ShoeDesign): string {
  const top = floor - design.form.collar;
  const x = heelX + design.form.heelLean;
  const d = line([
    [x + 2, top + 34],
    [x - 12, top + 4],
    [x + 4, top - 14],
    [x + 16, top + 6],
  ]);
  return stroke(d, tone(design.trim, -0.08), 9) + stroke(d, design.trim, 6);
}

/** The shoe from its outer side, toe to the right. */
export function shoeFromSide(sheet: Sheet, design: ShoeDesign): string {
  const last = lastOf(design.form);
  const lift = design.form.sole === "studs" ? 24 : 4;
  const decoration = drawOverlay(sheet, last, design) + heelMark(last, design);
  const tab = design.seed % 3 === 0 || design.kind === "hiking-boot" ? pullTab(design) : "";
  const drawn =
    contactShadow(sheet, [(heelX + toeX) / 2 - 4, floor + lift], (toeX - heelX) / 2) +
    tab +
    drawInside(sheet, last, design) +
    drawTongue(sheet, last, design) +
    drawUpper(sheet, last, design, decoration) +
    drawLaces(sheet, last, design) +
    drawSole(sheet, last, design);
  return group(drawn, { transform: `translate(408 ${floor}) scale(1.06) translate(-408 -${floor})` });
}
