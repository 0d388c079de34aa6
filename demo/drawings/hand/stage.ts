import type { Point } from "./curve.ts";
import { box, ellipse, type Sheet } from "./sheet.ts";

/** Where wall and floor meet in every product picture, so that cards in a row share one line. */
const horizon = 560;

/**
 * The background of product pictures: a wall lit from the upper left and a floor that begins at the
 * horizon.
 */
export function stage(sheet: Sheet): string {
  const wall = sheet.radial([270, 230], 760, [0, "#f8f7f5"], [1, "#efedea"]);
  const floor = sheet.linear(
    [0, horizon - 26],
    [0, 800],
    [0, "#e6e3df", 0],
    [0.14, "#e6e3df", 0.85],
    [1, "#efedea", 0.9],
  );
  return box(0, 0, 800, 800, wall) + box(0, horizon - 26, 800, 800 - horizon + 26, floor);
}

/** The background for goods seen from above: the same light, no horizon. */
export const flatGround = (sheet: Sheet): string =>
  box(0, 0, 800, 800, sheet.radial([270, 230], 820, [0, "#f4f2ef"], [1, "#e9e6e2"]));

/**
 * The shadow of something that stands on the floor: a wide soft one and a dark narrow one at the
 * contact.
 */
export function contactShadow(sheet: Sheet, [x, y]: Point, halfWidth: number, depth = 26): string {
  const wide = sheet.radial([0, 0], 1, [0, "#2b2420", 0.34], [0.55, "#2b2420", 0.15], [1, "#2b2420", 0]);
  const close = sheet.radial([0, 0], 1, [0, "#1b1512", 0.5], [0.7, "#1b1512", 0.22], [1, "#1b1512", 0]);
  const spot = (rx: number, ry: number, dx: number, paint: string) =>
    ellipse([0, 0], 1, 1, paint, { transform: `translate(${x + dx} ${y}) scale(${rx} ${ry})` });
  return spot(halfWidth * 1.1, depth, 14, wide) + spot(halfWidth * 0.93, depth * 0.42, 4, close);
}

/** The shadow of something that hangs in front of the wall. */
export function wallShadow(sheet: Sheet, [x, y]: Point, halfWidth: number): string {
  const soft = sheet.radial([0, 0], 1, [0, "#2b2420", 0.22], [0.6, "#2b2420", 0.09], [1, "#2b2420", 0]);
  return ellipse([0, 0], 1, 1, soft, { transform: `translate(${x + 10} ${y}) scale(${halfWidth} 24)` });
}
