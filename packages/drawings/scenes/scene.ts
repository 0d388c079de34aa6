import type { Sheet } from "../hand/sheet.ts";

/** The field that a scene fills: its measures and where its people have their place (a square of about 600 with its ground at y = 560). */
export type Field = {
  readonly sheet: Sheet;
  readonly width: number;
  readonly height: number;
  readonly tall: boolean;
  /** Upper left corner and scale of the people's place. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Height in the picture of the ground on which the people stand. */
  readonly ground: number;
};

/** A scene paints the whole field; `calm` is the colour into which it fades where the headline stands. */
export type Scene = { readonly calm: string; readonly paint: (field: Field) => string };

export const skins = { light: "#d3a076", middle: "#b07a52", deep: "#8c5a3b" } as const;
export const ink = "#14110f";
export const warm = "#faf8f5";
export const hot = "#d8321a";
export const teal = "#0b4f52";
