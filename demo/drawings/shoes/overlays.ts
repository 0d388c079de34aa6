import { tone, visibleOn } from "../hand/colour.ts";
import { along, beside, line, outline, type Point, pointOn, polygon } from "../hand/curve.ts";
import { diceFor } from "../hand/dice.ts";
import { panel, seamOn } from "../hand/panel.ts";
import { fill, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { brandMark } from "../marks.ts";
import { floor, heelX, type Last, toeX } from "./last.ts";
import type { ShoeDesign } from "./shoe-design.ts";

/**
 * A place on the side of the shoe: `place` runs 0 to 1 along the lacing, `depth` 0 (laces) to 1
 * (sole).
 */
function spot(last: Last, place: number, depth: number): Point {
  const top = pointOn(last.throat, place);
  const x = top[0] - 30 * depth - 34 * (1 - place);
  return along(top, [x, last.soleAt(x) + 4], depth);
}

function stripes(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const width = design.stripeCount > 3 ? 0.1 : 0.13;
  let content = "";
  for (let index = 0; index < design.stripeCount; index += 1) {
    const from = 0.22 + index * (width + 0.09);
    const edge = [spot(last, from, 0.26), spot(last, from - 0.06, 0.6), spot(last, from - 0.2, 1.05)];
    const other = [
      spot(last, from + width - 0.2, 1.05),
      spot(last, from + width - 0.06, 0.6),
      spot(last, from + width, 0.26),
    ];
    content += panel(sheet, outline(edge, other), design.trim, edge, -5);
  }
  return content;
}

/** A ribbon of even width that rises from the heel, dips and ends under the laces. */
function sweep(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const dice = diceFor("sweep", design.seed);
  const width = dice.whole(20, 34);
  const sole = (x: number) => last.soleAt(x);
  const middle: Point[] = [
    [heelX - 30, sole(heelX) - dice.whole(70, 110)],
    [heelX + 90, sole(heelX + 90) - dice.whole(46, 84)],
    [heelX + 200, sole(heelX + 200) - dice.whole(24, 40)],
    [heelX + 300, sole(heelX + 300) - dice.whole(50, 76)],
    spot(last, 0.98, 0.12),
  ];
  const upper = beside(middle, -width / 2);
  return panel(sheet, outline(upper, beside(middle, width / 2).reverse()), design.trim, upper, 5);
}

function saddle(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const front = [spot(last, 0.86, 0), spot(last, 0.72, 0.5), spot(last, 0.8, 1.1)];
  const back = [spot(last, -0.12, 1.1), spot(last, 0.1, 0.55), spot(last, 0.12, 0)];
  const body =
    panel(sheet, outline(front, back), design.panel, front, 7) +
    stitches(line(back.map(([x, y]) => [x + 7, y])), seamOn(design.panel));
  const [x, y] = spot(last, 0.42, 0.6);
  return body + brandMark(design.mark, x, y, 74, visibleOn(design.panel, design.accent), -8);
}

/** Cables from the eyelets to the sole, with the mark in front of them. */
function web(_sheet: Sheet, last: Last, design: ShoeDesign): string {
  let lines = "";
  for (let index = 0; index < 4; index += 1) {
    const place = 0.12 + index * 0.25;
    const top = spot(last, place, 0.16);
    const foot = (reach: number) => line([top, spot(last, place + reach * 0.4, 0.6), spot(last, place + reach, 1.06)]);
    lines += foot(-0.2) + foot(0.06);
  }
  const [x, y] = spot(last, 0.3, 0.62);
  const cables =
    stroke(lines, "#120d0a", 6, { opacity: 0.14, transform: "translate(1 3)" }) + stroke(lines, design.panel, 5.5);
  return cables + brandMark(design.mark, x - 4, y, 74, visibleOn(design.base, design.trim, design.accent), -8);
}

function chevrons(sheet: Sheet, last: Last, design: ShoeDesign): string {
  let content = "";
  for (let index = 0; index < design.stripeCount; index += 1) {
    const from = 0.2 + index * 0.2;
    const d = polygon([
      spot(last, from, 0.3),
      spot(last, from + 0.1, 0.3),
      spot(last, from + 0.16, 0.66),
      spot(last, from - 0.06, 1.04),
      spot(last, from - 0.16, 1.04),
      spot(last, from + 0.05, 0.66),
    ]);
    content += panel(sheet, d, index % 2 ? design.panel : design.trim);
  }
  return content;
}

function fade(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const dots: string[] = [];
  for (let row = 0; row < 7; row += 1) {
    for (let column = 0; column < 16; column += 1) {
      const x = heelX + 10 + column * 26 + (row % 2) * 13;
      const y = last.soleAt(x) - 12 - row * 22;
      const size = Math.max(0, 9.5 - column * 0.42 - row * 0.62);
      if (size > 1) dots.push(`M${x - size} ${Math.round(y)}l${size} ${-size} ${size} ${size} ${-size} ${size}Z`);
    }
  }
  const paint = sheet.linear([heelX, 0], [toeX - 160, 0], [0, design.trim], [1, design.trim, 0.4]);
  const [x, y] = spot(last, 0.5, 0.62);
  return fill(dots.join(""), paint) + brandMark(design.mark, x, y, 72, visibleOn(design.base, design.trim), -8);
}

function bands(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const edge: Point[] = [
    spot(last, 0.98, 0.2),
    spot(last, 0.6, 0.52),
    [heelX + 130, last.soleAt(heelX + 130) - 74],
    [heelX - 30, last.soleAt(heelX) - 96],
  ];
  const drop = (points: readonly Point[], by: number): Point[] => points.map(([x, y]) => [x, y + by]);
  const band = (from: number, to: number, colour: string) =>
    panel(sheet, outline(drop(edge, from), drop(edge, to).reverse()), colour, drop(edge, from), 5);
  return (
    band(0, 30, design.trim) + band(38, 52, design.panel) + (design.stripeCount > 2 ? band(60, 68, design.trim) : "")
  );
}

function bigMark(_sheet: Sheet, last: Last, design: ShoeDesign): string {
  const [x, y] = spot(last, 0.4, 0.62);
  const size = 100 + (design.seed % 5) * 8;
  const paint = visibleOn(design.base, design.trim, design.accent);
  return (
    brandMark(design.mark, x + 2, y + 4, size, tone(design.base, -0.2), -8, 0.35) +
    brandMark(design.mark, x, y, size, paint, -8)
  );
}

const drawn = { stripes, sweep, saddle, web, chevrons, fade, bands, mark: bigMark, plain: () => "" };

/** The brand's decoration between laces and sole. */
export const drawOverlay = (sheet: Sheet, last: Last, design: ShoeDesign): string =>
  drawn[design.overlay](sheet, last, design);

/** The small mark near the heel of every shoe whose decoration is not the mark already. */
export function heelMark(last: Last, design: ShoeDesign): string {
  const overMark =
    design.overlay === "mark" || design.overlay === "web" || design.overlay === "saddle" || design.overlay === "fade";
  if (overMark) return "";
  const y = last.soleAt(heelX + 20) * 0.56 + (floor - last.form.collar) * 0.44;
  const ground =
    design.heelPiece === "clip" ? design.foamAccent : design.heelPiece === "plain" ? design.base : design.panel;
  return brandMark(design.mark, heelX + 40, y, 34, visibleOn(ground, design.accent, design.base));
}
