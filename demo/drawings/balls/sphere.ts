import { short } from "../hand/curve.ts";

/** A unit vector from a ball's centre; z points to the viewer. */
export type Way = readonly [x: number, y: number, z: number];

export const unit = ([x, y, z]: Way): Way => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

/**
 * Rotates a ball: first around the vertical axis, then forward, then in the picture's plane; angles
 * in degrees.
 */
export function turner(yaw: number, pitch: number, roll: number): (way: Way) => Way {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b, c] = [radians(yaw), radians(pitch), radians(roll)];
  return ([x, y, z]) => {
    const [x1, z1] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)];
    const [y2, z2] = [y * Math.cos(b) - z1 * Math.sin(b), z1 * Math.cos(b) + y * Math.sin(b)];
    return [x1 * Math.cos(c) - y2 * Math.sin(c), y2 * Math.cos(c) + x1 * Math.sin(c), z2];
  };
}

const blendWay = (from: Way, to: Way, share: number): Way =>
  unit([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]);

/** Points along the shortest way over the surface. */
export const arc = (from: Way, to: Way, steps = 5): Way[] =>
  Array.from({ length: steps + 1 }, (_, index) => blendWay(from, to, index / steps));

export type Ball = { readonly x: number; readonly y: number; readonly radius: number };

const placed = (ball: Ball, [x, y]: readonly number[]): string =>
  `${short(ball.x + (x ?? 0) * ball.radius)} ${short(ball.y + (y ?? 0) * ball.radius)}`;

/**
 * A patch of the surface as the viewer sees it; hidden parts are folded onto the rim. Empty when
 * all of it is hidden.
 */
export function patch(ball: Ball, corners: readonly Way[]): string {
  if (corners.every(([, , z]) => z <= 0.02)) return "";
  const ring = corners.flatMap((corner, index) =>
    arc(corner, corners[(index + 1) % corners.length] ?? corner).slice(0, -1),
  );
  const seen = ring.map(([x, y, z]) => {
    if (z >= 0) return [x, y];
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  });
  return `M${seen.map((point) => placed(ball, point)).join("L")}Z`;
}

/** The visible part of a line over the surface. */
export function seam(ball: Ball, ways: readonly Way[]): string {
  let path = "";
  let drawing = false;
  for (const way of ways) {
    if (way[2] > 0) path += `${drawing ? "L" : "M"}${placed(ball, way)}`;
    drawing = way[2] > 0;
  }
  return path;
}
