import { tone } from "./colour.ts";
import type { Point } from "./curve.ts";
import { ellipse, fill, type Sheet, stroke } from "./sheet.ts";

/** A round body's paint from its lit upper left to its shaded lower right. */
export const roundPaint = (sheet: Sheet, colour: string, [x, y]: Point, radius: number): string =>
  sheet.radial(
    [x - radius * 0.35, y - radius * 0.42],
    radius * 1.5,
    [0, tone(colour, 0.13)],
    [0.35, tone(colour, 0.02)],
    [0.7, tone(colour, -0.09)],
    [1, tone(colour, -0.24)],
  );

/**
 * A standing cylinder's paint between two x: edge shade, light band on the left third, shade on the
 * right.
 */
export const tubePaint = (sheet: Sheet, colour: string, from: number, to: number): string =>
  sheet.linear(
    [from, 0],
    [to, 0],
    [0, tone(colour, -0.12)],
    [0.22, tone(colour, 0.1)],
    [0.36, tone(colour, 0.05)],
    [0.62, tone(colour, -0.03)],
    [1, tone(colour, -0.2)],
  );

/** A horizontal surface's paint, lit from the upper left. */
export const slopePaint = (sheet: Sheet, colour: string, from: Point, to: Point): string =>
  sheet.linear(from, to, [0, tone(colour, 0.08)], [0.45, colour], [1, tone(colour, -0.13)]);

/** A filled shape with a thin darker rim, for hard materials. */
export const solid = (d: string, paint: string, colour: string): string =>
  fill(d, paint) + stroke(d, tone(colour, -0.22), 1.6, { opacity: 0.45 });

/** A soft spot of light. */
export function glint(sheet: Sheet, x: number, y: number, rx: number, ry: number, opacity = 0.5, turn = -24): string {
  const paint = sheet.radial([0, 0], 1, [0, "#fff", opacity], [1, "#fff", 0]);
  return ellipse([0, 0], 1, 1, paint, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${rx} ${ry})` });
}

/** A rounded rectangle as a path. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}
