/**
 * The only widths we make, in pixels: 100 for small pictures (IMG-04), 400 for the listing
 * (IMG-03).
 */
export const imageWidths = [100, 200, 400, 600, 800, 1200, 1600] as const;

export type ImageFormat = "webp" | "jpg";

export type ImageAddress = {
  readonly mediaKey: string;
  readonly width: number;
  readonly format: ImageFormat;
  /** Composed for links that are shared elsewhere, see `render-share.ts`. */
  readonly isShare: boolean;
};

const form = /^((?:drawn|banner|spot|logo|file)\/[a-z0-9/-]{1,120})@([1-9][0-9]{2,3}|share)\.(webp|jpg)$/;
const shareWidth = 1200;

/**
 * Parses what follows `/img/`; undefined unless it is exactly an address of ours (no dots, no other
 * widths).
 */
export function readImageAddress(path: string): ImageAddress | undefined {
  const parts = path.length <= 160 ? form.exec(path) : null;
  const isShare = parts?.[2] === "share" && parts[3] === "jpg";
  const width = isShare ? shareWidth : imageWidths.find((known) => String(known) === parts?.[2]);
  const mediaKey = parts?.[1];
  if (!mediaKey || !width) return undefined;
  return { mediaKey, width, format: parts?.[3] === "webp" ? "webp" : "jpg", isShare };
}
