import { lightnessOf } from "../hand/colour.ts";
import { line, type Point } from "../hand/curve.ts";
import type { Dice } from "../hand/dice.ts";
import { fill, group, type Sheet, stroke } from "../hand/sheet.ts";

/** Soft creases of cloth: each a blurred dark line with a light one beside it. */
export function creases(sheet: Sheet, lines: readonly (readonly Point[])[], colour: string, strength = 1): string {
  const dark = lightnessOf(colour) < 0.4;
  const shade = lines.map((points) => stroke(line(points), "#120d0a", 11)).join("");
  const light = lines.map((points) => stroke(line(points.map(([x, y]) => [x - 13, y - 4])), "#fff", 11)).join("");
  return (
    group(shade, { filter: sheet.blur(7), opacity: (dark ? 0.36 : 0.17) * strength }) +
    group(light, { filter: sheet.blur(8), opacity: (dark ? 0.13 : 0.34) * strength })
  );
}

/** Light from the upper left over a rounded body between two heights. */
export function roundLight(sheet: Sheet, d: string, from: number, to: number, colour: string): string {
  const bright = lightnessOf(colour) > 0.8;
  const across = sheet.linear(
    [from, 0],
    [to, 0],
    [0, "#120d0a", bright ? 0.12 : 0.2],
    [0.13, "#fff", 0.02],
    [0.3, "#fff", bright ? 0.5 : 0.14],
    [0.52, "#fff", 0],
    [0.78, "#120d0a", bright ? 0.06 : 0.1],
    [1, "#120d0a", bright ? 0.22 : 0.36],
  );
  return fill(d, across);
}

/** The creases of a worn top: from the armpits, down the sides and across the waist. */
export function topCreases(dice: Dice, hem: number, width: number): Point[][] {
  const sway = () => dice.between(-14, 14);
  const length = hem - 300;
  const lines: Point[][] = [
    [
      [262, 300],
      [296, 340 + sway()],
      [318, 410 + sway()],
    ],
    [
      [538, 300],
      [506, 346 + sway()],
      [486, 420 + sway()],
    ],
    [
      [268, 330],
      [286, 400 + sway()],
      [290, 300 + length * 0.5],
    ],
    [
      [532, 330],
      [516, 410 + sway()],
      [512, 300 + length * 0.55],
    ],
    [
      [318 + sway(), hem - length * 0.34],
      [326 + sway(), hem - length * 0.15],
      [316 + sway(), hem],
    ],
    [
      [452 + sway(), hem - length * 0.4],
      [444 + sway(), hem - length * 0.18],
      [456 + sway(), hem],
    ],
    [
      [502 + sway(), hem - length * 0.28],
      [500, hem - 40],
      [508, hem],
    ],
  ];
  return lines.map((points) => points.map(([x, y]): Point => [400 + (x - 400) * width, y]));
}
