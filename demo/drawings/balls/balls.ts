import { paintable, tone, visibleOn } from "../hand/colour.ts";
import { type Dice, diceFor } from "../hand/dice.ts";
import { circle, fill, type Sheet, stroke } from "../hand/sheet.ts";
import { glint } from "../hand/shine.ts";
import { contactShadow } from "../hand/stage.ts";
import { closeUp } from "../hand/turned.ts";
import { brandMark } from "../marks.ts";
import type { DrawingRecipe } from "../recipe.ts";
import { arc, type Ball, patch, seam, turner, unit, type Way } from "./sphere.ts";

type BallKind = "football" | "basketball" | "volleyball";
type Skin = {
  readonly sheet: Sheet;
  readonly ball: Ball;
  readonly base: string;
  readonly second: string;
  readonly accent: string;
  readonly dice: Dice;
  readonly turn: (way: Way) => Way;
};

const golden = (1 + Math.sqrt(5)) / 2;
const corners: readonly Way[] = [-1, 1]
  .flatMap((a) =>
    [-golden, golden].flatMap((b): Way[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map(unit);
const dot = (a: Way, b: Way) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const neighbours = (corner: Way) => corners.filter((other) => other !== corner && dot(other, corner) > 0.4);
const towards = (from: Way, to: Way, share: number): Way =>
  unit([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]);

/** The neighbours in the order in which they lie around the corner. */
function around(corner: Way): Way[] {
  const all = neighbours(corner);
  const start = all[0] ?? corner;
  const across: Way = [
    corner[1] * start[2] - corner[2] * start[1],
    corner[2] * start[0] - corner[0] * start[2],
    corner[0] * start[1] - corner[1] * start[0],
  ];
  const lift = dot(start, corner);
  const flat = unit([start[0] - corner[0] * lift, start[1] - corner[1] * lift, start[2] - corner[2] * lift]);
  return all.sort((a, b) => Math.atan2(dot(a, across), dot(a, flat)) - Math.atan2(dot(b, across), dot(b, flat)));
}

function football({ ball, base, second, accent, dice, turn }: Skin): string {
  const style = dice.pick(["classic", "stars", "blades"]);
  const size = style === "classic" ? 1 / 3 : 0.3;
  let patches = "";
  let details = "";
  let seams = "";
  for (const corner of corners) {
    const ring = around(corner);
    const five = ring.map((other) => turn(towards(corner, other, size)));
    const star = ring.flatMap((other, index) => [
      turn(towards(corner, other, 0.46)),
      turn(towards(corner, towards(other, ring[(index + 1) % 5] ?? other, 0.5), style === "blades" ? 0.34 : 0.2)),
    ]);
    patches += patch(ball, style === "classic" ? five : star);
    details += patch(
      ball,
      ring.map((other) => turn(towards(corner, other, style === "classic" ? 0.14 : 0.17))),
    );
    for (const other of ring)
      if (corners.indexOf(other) > corners.indexOf(corner))
        seams += seam(ball, arc(turn(towards(corner, other, 1 / 3)), turn(towards(other, corner, 1 / 3))));
    for (let index = 0; index < 5; index += 1)
      seams += seam(ball, arc(five[index] ?? corner, five[(index + 1) % 5] ?? corner));
  }
  const groove =
    stroke(seams, tone(base, -0.3), 4, { opacity: 0.55 }) +
    stroke(seams, "#fff", 1.5, { opacity: 0.5, transform: "translate(1.5 2)" });
  return fill(patches, second) + (style === "classic" && dice.chance(0.5) ? "" : fill(details, accent)) + groove;
}

function ringAround(turn: (way: Way) => Way, place: (angle: number) => Way): Way[] {
  return Array.from({ length: 73 }, (_, index) => turn(unit(place((index * Math.PI) / 36))));
}

function basketball({ sheet, ball, base, second, turn, dice }: Skin): string {
  const bend = dice.between(0.62, 0.72);
  const lines = [
    ringAround(turn, (angle) => [Math.cos(angle), 0, Math.sin(angle)]),
    ringAround(turn, (angle) => [0, Math.cos(angle), Math.sin(angle)]),
    ...[-1, 1].map((side) =>
      ringAround(turn, (angle) => [
        side * (bend + 0.18 * Math.cos(2 * angle)),
        Math.sin(angle) * 0.8,
        Math.cos(angle) * 0.8,
      ]),
    ),
  ];
  const d = lines.map((ways) => seam(ball, ways)).join("");
  const pebbles = sheet.pattern(
    9,
    9,
    circle([2.5, 2.5], 1.5, tone(base, -0.1)) +
      circle([7, 7], 1.5, tone(base, -0.1)) +
      circle([2, 2], 0.7, tone(base, 0.14)),
  );
  const panel = dice.chance(0.35)
    ? fill(
        patch(
          ball,
          (
            [
              [1, 1, 0.05],
              [-1, 1, 0.05],
              [-1, 0.02, 1],
              [1, 0.02, 1],
            ] satisfies Way[]
          ).map((way) => turn(unit(way))),
        ),
        second,
      )
    : "";
  return (
    panel +
    circle([ball.x, ball.y], ball.radius, pebbles, { opacity: 0.6 }) +
    stroke(d, "#1b1512", 8.5) +
    stroke(d, "#fff", 1.6, { opacity: 0.25, transform: "translate(-3 -4)" })
  );
}

/**
 * A volleyball is an inflated cube: three strips per face, perpendicular to its neighbours' strips,
 * the outer two in the colour that the ball is named by.
 */
function volleyball({ ball, base, second, accent, turn }: Skin): string {
  let shapes = "";
  let seams = "";
  for (const axis of [0, 1, 2] as const) {
    for (const side of [-1, 1]) {
      const at = (u: number, v: number): Way => {
        const way: [number, number, number] = [0, 0, 0];
        way[axis] = side;
        way[(axis + 1) % 3 === 0 ? 0 : (axis + 1) % 3 === 1 ? 1 : 2] = u;
        way[(axis + 2) % 3 === 0 ? 0 : (axis + 2) % 3 === 1 ? 1 : 2] = v;
        return turn(unit(way));
      };
      for (const [index, low] of [-1, -1 / 3, 1 / 3].entries()) {
        const d = patch(ball, [
          at(-1, low),
          at(0, low),
          at(1, low),
          at(1, low + 2 / 3),
          at(0, low + 2 / 3),
          at(-1, low + 2 / 3),
        ]);
        shapes += fill(d, index === 1 ? (axis === 1 ? accent : second) : base);
        seams += d;
      }
    }
  }
  return (
    shapes +
    stroke(seams, tone(base, -0.34), 4.5, { opacity: 0.6 }) +
    stroke(seams, "#fff", 1.5, { opacity: 0.35, transform: "translate(1.5 2)" })
  );
}

const skins = { football, basketball, volleyball };

function lit(sheet: Sheet, { x, y, radius }: Ball): string {
  const shade = sheet.radial(
    [x - radius * 0.34, y - radius * 0.4],
    radius * 1.46,
    [0, "#fff", 0.36],
    [0.3, "#fff", 0.06],
    [0.5, "#120d0a", 0.02],
    [0.8, "#120d0a", 0.24],
    [1, "#120d0a", 0.56],
  );
  const bounce = sheet.radial([x + radius * 0.3, y + radius * 1.3], radius * 0.9, [0, "#fff", 0.3], [1, "#fff", 0]);
  return (
    circle([x, y], radius, shade) +
    circle([x, y], radius, bounce) +
    glint(sheet, x - radius * 0.4, y - radius * 0.48, radius * 0.3, radius * 0.2, 0.5)
  );
}

const views = { side: [24, -18, 12], angle: [-58, 30, -36], back: [112, 6, 58], detail: [60, -8, 40] } as const;

/** A ball on the floor, rotated differently in each view. */
export function drawBall(sheet: Sheet, recipe: DrawingRecipe, kind: BallKind): string {
  const dice = diceFor(kind, recipe.seed);
  const base = paintable(recipe.colours[0]);
  const second = visibleOn(base, paintable(recipe.colours[1]));
  const ball: Ball = { x: 400, y: 398, radius: 238 };
  const [yaw, pitch, roll] = views[recipe.view];
  const turn = turner(yaw + dice.whole(-20, 20), pitch + dice.whole(-10, 10), roll + dice.whole(-14, 14));
  const accent = visibleOn(base, recipe.colours[2], recipe.colours[1]);
  const round = `M${ball.x - ball.radius} ${ball.y}a${ball.radius} ${ball.radius} 0 1 1 ${ball.radius * 2} 0a${ball.radius} ${ball.radius} 0 1 1 ${-ball.radius * 2} 0Z`;
  const skin = skins[kind]({ sheet, ball, base, second, accent, dice, turn });
  const blank = kind === "basketball" ? circle([352, 372], 56, base) : "";
  const print =
    kind === "football"
      ? ""
      : blank + brandMark(recipe.mark, 352, 372, 74, visibleOn(base, "#1b1512", "#fbfaf8"), -14, 0.92);
  const drawn = fill(round, base) + sheet.inside(round, skin + print) + lit(sheet, ball);
  if (recipe.view === "detail") return closeUp(drawn, 350, 350, 2);
  return contactShadow(sheet, [400, 632], 176, 30) + drawn;
}
