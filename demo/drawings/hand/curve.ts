/** Points and smooth lines through them, in the drawing's own units (800 wide). */
export type Point = readonly [x: number, y: number];

/** Points from plain numbers, x and y in turn. */
export function route(numbers: string): Point[] {
  const values = numbers.split(" ").map(Number);
  return values.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, values[index + 1] ?? 0]]));
}

/** A number in as few digits as possible without a visible difference. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** The point `share` of the way from one point to another. */
export const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

export const shift = (point: Point, dx: number, dy: number): Point => [point[0] + dx, point[1] + dy];

const at = (points: readonly Point[], index: number): Point =>
  points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];

/** Cubic segments that lead smoothly through the points; the pen is already at the first. */
export function through(points: readonly Point[], tension = 1): string {
  let path = "";
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [
      at(points, index - 1),
      at(points, index),
      at(points, index + 1),
      at(points, index + 2),
    ];
    const lead: Point = [from[0] + ((to[0] - before[0]) / 6) * tension, from[1] + ((to[1] - before[1]) / 6) * tension];
    const trail: Point = [to[0] - ((after[0] - from[0]) / 6) * tension, to[1] - ((after[1] - from[1]) / 6) * tension];
    path += `C${pair(lead)} ${pair(trail)} ${pair(to)}`;
  }
  return path;
}

/** A smooth open line. */
export const line = (points: readonly Point[], tension = 1): string =>
  `M${pair(at(points, 0))}${through(points, tension)}`;

/** A closed shape with straight sides. */
export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join("L")}Z`;

/** A closed smooth shape. */
export function blob(points: readonly Point[], tension = 1): string {
  const count = points.length;
  const ring = [at(points, count - 1), ...points, at(points, 0), at(points, 1)];
  const whole = through(ring, tension);
  const pieces = whole.split("C").slice(2, 2 + count);
  return `M${pair(at(points, 0))}${pieces.map((piece) => `C${piece}`).join("")}Z`;
}

/**
 * A closed shape of smooth edges that meet in corners: each edge starts where the previous one
 * ended.
 */
export function outline(...edges: readonly (readonly Point[])[]): string {
  const start = at(edges[0] ?? [], 0);
  let path = `M${pair(start)}`;
  let last = start;
  for (const edge of edges) {
    const first = at(edge, 0);
    if (first[0] !== last[0] || first[1] !== last[1]) path += `L${pair(first)}`;
    path += through(edge);
    last = at(edge, edge.length - 1);
  }
  return `${path}Z`;
}

/** The point at `share` (0 to 1) of a smooth line, in equal parts per segment. */
export function pointOn(points: readonly Point[], share: number): Point {
  const scaled = Math.min(0.9999, Math.max(0, share)) * (points.length - 1);
  const index = Math.floor(scaled);
  const t = scaled - index;
  const [p0, p1, p2, p3] = [at(points, index - 1), at(points, index), at(points, index + 1), at(points, index + 2)];
  const mix = (axis: 0 | 1) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * t +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
  return [mix(0), mix(1)];
}

/**
 * The line offset by `distance` (to the right of its direction when positive), as stitches run
 * beside a seam.
 */
export function beside(points: readonly Point[], distance: number): Point[] {
  return points.map((point, index) => {
    const before = at(points, index - 1);
    const after = at(points, index + 1);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [
      point[0] - ((after[1] - before[1]) / length) * distance,
      point[1] + ((after[0] - before[0]) / length) * distance,
    ];
  });
}

/** The points mirrored at a vertical axis, in reverse order. */
export const mirrored = (points: readonly Point[], axis = 400): Point[] =>
  points.map(([x, y]): Point => [2 * axis - x, y]).reverse();
