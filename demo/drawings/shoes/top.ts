import { tone, visibleOn } from "../hand/colour.ts";
import { blob, line, mirrored, outline, type Point, route } from "../hand/curve.ts";
import { weavePaint } from "../hand/fabric.ts";
import { panel, seamOn } from "../hand/panel.ts";
import { box, ellipse, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { brandMark } from "../marks.ts";
import type { ShoeDesign } from "./shoe-design.ts";

/** One shoe from above around 0/0, toe up; the big toe is on the left. */
const shape = (grow: number): Point[] => [
  [-34 - grow * 0.4, -300 - grow],
  [26 + grow * 0.5, -290 - grow],
  [82 + grow, -218 - grow * 0.4],
  [104 + grow, -118],
  [92 + grow, 0],
  [78 + grow, 110],
  [82 + grow, 210],
  [58 + grow * 0.8, 286 + grow * 0.6],
  [0, 308 + grow],
  [-58 - grow * 0.8, 286 + grow * 0.6],
  [-82 - grow, 210],
  [-72 - grow, 100],
  [-76 - grow, 0],
  [-98 - grow, -120],
  [-88 - grow, -230],
];

const opening: Point[] = route("0 66 40 92 54 160 50 232 0 282 -50 232 -54 160 -40 92");

const wider = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => [x + Math.sign(x) * by, y + (y > 170 ? by * 0.7 : -by * 0.6)]);

function lacing(design: ShoeDesign): string {
  let bars = "";
  for (let index = 0; index < design.form.eyelets; index += 1) {
    const y = -118 + (index * 172) / (design.form.eyelets - 1);
    const half = 34 + index * 2.4;
    bars += `M${-half} ${Math.round(y + 6)}Q0 ${Math.round(y - 12)} ${half} ${Math.round(y + 6)}`;
  }
  const rope = (d: string) =>
    stroke(d, "#120d0a", 12, { opacity: 0.2, transform: "translate(1 5)" }) +
    stroke(d, tone(design.lace, -0.1), 12) +
    stroke(d, tone(design.lace, 0.03), 8);
  const bow = line(route("2 60 -50 34 -66 76 0 64 62 84 54 36 0 62"));
  return rope(bars) + (design.form.sole === "studs" ? "" : rope(bow));
}

function insideOf(sheet: Sheet, design: ShoeDesign): string {
  const deep = sheet.linear([-40, 80], [40, 290], [0, tone(design.lining, -0.22)], [1, tone(design.lining, 0.02)]);
  const insole = tone(design.accent, -0.04);
  return (
    fill(blob(wider(opening, 20)), design.lining) +
    stroke(blob(wider(opening, 19)), tone(design.lining, 0.14), 2, { opacity: 0.6 }) +
    stitches(blob(wider(opening, 25)), seamOn(design.base)) +
    fill(blob(opening), deep) +
    sheet.inside(
      blob(opening),
      ellipse([6, 206], 42, 84, insole) +
        brandMark(design.mark, 6, 214, 44, visibleOn(insole, "#ffffff", "#1b1816"), 0, 0.9) +
        box(-60, 60, 120, 70, "#120d0a", { opacity: 0.25 }),
    )
  );
}

function topPieces(sheet: Sheet, design: ShoeDesign): string {
  const side: Point[] = route("-30 -150 -52 -90 -66 0 -70 90");
  const inner: Point[] = route("-46 90 -40 0 -30 -90 -20 -132");
  const stay =
    panel(sheet, outline(side, inner), design.panel, side, -5) +
    panel(sheet, outline(mirrored(inner, 0), mirrored(side, 0)), design.panel);
  const toe: Point[] = route("-120 -196 -60 -236 0 -246 60 -232 120 -180");
  const cap =
    design.toe === "plain"
      ? ""
      : panel(
          sheet,
          outline(toe, route("120 -340 -120 -340")),
          design.toe === "rand" ? design.rubber : design.panel,
          toe,
          -7,
        );
  const flank = (x: number) =>
    brandMark(design.mark, x, -10, 50, visibleOn(design.base, design.trim), x > 0 ? 78 : -78);
  return cap + stay + flank(84) + flank(-80);
}

function oneShoe(sheet: Sheet, design: ShoeDesign): string {
  const upper = blob(shape(0));
  const body = sheet.linear(
    [-100, -200],
    [110, 200],
    [0, tone(design.base, 0.06)],
    [0.5, design.base],
    [1, tone(design.base, -0.1)],
  );
  const tongue = outline(route("-34 84 -26 -60 -14 -128 14 -128 26 -60 34 84"));
  const light = sheet.radial([-40, -190], 170, [0, "#fff", 0.3], [0.6, "#fff", 0.05], [1, "#120d0a", 0]);
  const rim = sheet.linear(
    [-100, 0],
    [110, 0],
    [0, "#120d0a", 0.2],
    [0.22, "#120d0a", 0],
    [0.7, "#120d0a", 0],
    [1, "#120d0a", 0.34],
  );
  const content =
    fill(upper, weavePaint(sheet, design.weave, design.base), { opacity: 0.75 }) +
    topPieces(sheet, design) +
    fill(tongue, tone(design.panel, -0.07)) +
    fill(upper, light) +
    fill(upper, rim);
  const foam = sheet.linear([-110, -200], [120, 300], [0, tone(design.foam, 0.03)], [1, tone(design.foam, -0.14)]);
  return (
    fill(blob(shape(design.form.sole === "studs" ? 3 : 11)), foam) +
    fill(upper, body) +
    sheet.inside(upper, content) +
    insideOf(sheet, design) +
    lacing(design)
  );
}

/** A pair of the shoe from above. */
export function shoesFromAbove(sheet: Sheet, design: ShoeDesign): string {
  const shoe = oneShoe(sheet, design);
  const soft = sheet.radial([0, 0], 1, [0, "#2b2420", 0.4], [0.7, "#2b2420", 0.2], [1, "#2b2420", 0]);
  const shadow = ellipse([0, 0], 1, 1, soft, { transform: "translate(20 26) scale(128 330)" });
  const one = (x: number, y: number, turn: number, flip: number) =>
    group(shadow + group(shoe, { transform: `scale(${flip} 1)` }), {
      transform: `translate(${x} ${y}) rotate(${turn}) scale(.98)`,
    });
  return one(268, 408, -7, -1) + one(530, 392, 9, 1);
}
