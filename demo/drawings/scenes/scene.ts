import type { Sheet } from "../hand/sheet.ts";

/**
 * A scene's canvas: its size and the area of its people (a square of about 600 with its ground at y
 * = 560).
 */
export type Field = {
  readonly sheet: Sheet;
  readonly width: number;
  readonly height: number;
  readonly tall: boolean;
  /** Upper left corner and scale of the people's area. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The height of the ground in the picture. */
  readonly ground: number;
};

/** A scene paints the whole canvas; `calm` is the colour into which it fades under the headline. */
export type Scene = { readonly calm: string; readonly paint: (field: Field) => string };

export const skins = { light: "#d3a076", middle: "#b07a52", deep: "#8c5a3b" } as const;
export const ink = "#14110f";
export const warm = "#faf8f5";
export const hot = "#d8321a";
export const teal = "#0b4f52";
