import type { Point } from "../hand/curve.ts";
import { box, circle, fill, group, stroke } from "../hand/sheet.ts";
import { type Field, hot, type Scene, warm } from "./scene.ts";

/** Half a badminton court from above, 420 by 520 with the net on y = 0. */
const halfCourt =
  box(-20, -20, 460, 570, "#0f5f5c") +
  box(0, 0, 420, 520, "#17807a") +
  stroke("M0 0H420V520H0ZM32 0V520M388 0V520M0 154H420M210 154V520M0 470H420", warm, 6, { "stroke-linecap": "butt" }) +
  box(-34, -8, 488, 16, warm) +
  stroke("M-34 0H454", "#0b3f40", 2, { "stroke-dasharray": "6 6" }) +
  circle([-34, 0], 12, "#14110f") +
  circle([454, 0], 12, "#14110f");

/** The sole of a shoe, toes up. */
const sole = (x: number, turn: number): string =>
  group(
    fill("M-17-52C-20-78 18-80 19-50 20-28 13-14 15 10 17 34 8 48-2 48-14 48-19 34-16 10-14-12-15-26-17-52Z", warm) +
      stroke("M-11-54H12M-13-40H14M-11-26H12M-9 16H9M-10 30H9", "#0f5f5c", 5),
    { transform: `translate(${x} 322) rotate(${turn}) scale(0.62)` },
  );

const base: Point = [210, 318];
/** The net, the sides and the back, left and right. */
const corners: readonly Point[] = [
  [64, 60],
  [356, 60],
  [48, 288],
  [372, 288],
  [72, 466],
  [348, 466],
];

/** From the middle to a corner, as a bow with a head. */
function way([x, y]: Point, index: number): string {
  const [dx, dy] = [x - base[0], y - base[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [fromX, fromY] = [base[0] + ux * 62, base[1] + uy * 62];
  const [toX, toY] = [x - ux * 34, y - uy * 34];
  const paint = index === 1 ? hot : "#f2c14e";
  const wing = (side: 1 | -1) => `${toX - ux * 20 + uy * 13 * side} ${toY - uy * 20 - ux * 13 * side}`;
  return (
    stroke(`M${fromX} ${fromY}L${toX - ux * 16} ${toY - uy * 16}`, paint, 9, { "stroke-dasharray": "2 20" }) +
    fill(`M${toX} ${toY}L${wing(1)}L${wing(-1)}Z`, paint) +
    circle([x, y], 20, paint, { opacity: 0.28 }) +
    circle([x, y], 11, paint)
  );
}

/** A shuttle that falls into a corner of the net. */
const shuttle = group(
  fill("M-10-10L-46-58C-26-74 26-74 46-58L10-10Z", warm) +
    stroke("M-10-12L-40-60M0-12V-68M10-12L40-60M-26-38Q0-48 26-38", "#9fb8b4", 4) +
    fill("M-12-12H12V0C12 14-12 14-12 0Z", hot),
  { transform: "translate(372 26) rotate(28) scale(0.9)" },
);

/** Six corners and the way to each, from above. */
function footworkPlan(field: Field): string {
  const { sheet, width, height, x, y, scale, tall } = field;
  const floor = sheet.linear([0, 0], [width, height], [0, "#0b3a3c"], [1, "#0d4f4e"]);
  const boards = Array.from({ length: Math.ceil(width / 90) }, (_, index) => `M${index * 90} 0V${height}`).join("");
  const size = scale * (tall ? 0.78 : 1);
  const turn = tall ? 0 : 4;
  return (
    box(0, 0, width, height, floor) +
    stroke(boards, "#0a3234", 3, { opacity: 0.6 }) +
    group(halfCourt + corners.map(way).join("") + sole(186, -14) + sole(234, 14) + shuttle, {
      transform: `translate(${x + (tall ? 150 : 110) * scale} ${y + (tall ? -20 : 10) * scale}) rotate(${turn}) scale(${size})`,
    })
  );
}

/** Drawings that explain something. */
export const planScenes = {
  "footwork-plan": { calm: "#08302f", paint: footworkPlan },
} satisfies Readonly<Record<string, Scene>>;
