import { group, type Sheet } from "./sheet.ts";

/**
 * Goods turned a little to the side: the near half (left) keeps its width, the far half is
 * narrower, and both slant away from the middle. `content` is symmetrical around x = 400.
 */
export function turned(sheet: Sheet, content: string): string {
  const half = (d: string, transform: string) => group(sheet.inside(d, content), { transform });
  const far = half("M399.4-99H900V900H399.4Z", "translate(448 0) skewY(-2) scale(.7 1) translate(-400 14)");
  const near = half("M-99-99H400.6V900H-99Z", "translate(448 14) skewY(1.4) scale(1 1) translate(-400 0)");
  return far + near;
}

/** A close-up: `zoom` times larger around a place. */
export function closeUp(content: string, x: number, y: number, zoom = 2.2): string {
  return group(content, {
    transform: `translate(${Math.round(400 - x * zoom)} ${Math.round(400 - y * zoom)}) scale(${zoom})`,
  });
}
