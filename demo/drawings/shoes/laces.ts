import { tone } from "../hand/colour.ts";
import { beside, line, type Point, pointOn, short } from "../hand/curve.ts";
import { circle, type Sheet, stroke } from "../hand/sheet.ts";
import { heelX, type Last } from "./last.ts";
import type { ShoeDesign } from "./shoe-design.ts";

const bar = (from: Point, to: Point) => `M${from.map(short).join(" ")}L${to.map(short).join(" ")}`;

/** Laces from the side: short bars from the eyelets over the edge, and a knot with two ends. */
export function drawLaces(_sheet: Sheet, last: Last, design: ShoeDesign): string {
  const rail = beside(last.throat, 19);
  const edge = beside(last.throat, -15);
  let bars = "";
  let holes = "";
  const count = last.form.eyelets;
  for (let index = 0; index < count; index += 1) {
    const place = 0.05 + (index * 0.9) / (count - 1);
    const eye = pointOn(rail, place);
    const over = pointOn(edge, Math.max(0, place - 0.05));
    holes +=
      circle(eye, 5.5, tone(design.panel, -0.26)) +
      circle([eye[0] - 0.6, eye[1] - 0.8], 2.8, "#14100e", { opacity: 0.6 });
    bars += bar(eye, over);
  }
  const first = pointOn(edge, 0.02);
  const loop = line([
    [first[0], first[1] + 6],
    [first[0] + 34, first[1] - 10],
    [first[0] + 62, first[1] + 16],
    [first[0] + 20, first[1] + 14],
  ]);
  const end = line([
    [first[0] + 6, first[1] + 8],
    [heelX + 214, first[1] + 34],
    [heelX + 226, first[1] + 66],
  ]);
  const rope = (d: string) =>
    stroke(d, "#120d0a", 11, { opacity: 0.16, transform: "translate(1.5 4)" }) +
    stroke(d, tone(design.lace, -0.09), 11) +
    stroke(d, tone(design.lace, 0.03), 7.5);
  const knot = last.form.sole === "studs" ? "" : rope(loop) + rope(end);
  return holes + rope(bars) + knot;
}
