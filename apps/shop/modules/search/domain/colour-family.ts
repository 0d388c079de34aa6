/** The colours of the filter, in its order: many shades of green are one "green". */
export const colourFamilies = [
  "BLACK",
  "WHITE",
  "GREY",
  "BLUE",
  "GREEN",
  "YELLOW",
  "ORANGE",
  "RED",
  "PINK",
  "PURPLE",
  "BROWN",
] as const;

export type ColourFamily = (typeof colourFamilies)[number];

/** The colour of each family's dot in the filter. */
export const familyDots: Readonly<Record<ColourFamily, string>> = {
  BLACK: "#1c1c20",
  WHITE: "#f7f6f2",
  GREY: "#8f949b",
  BLUE: "#2350c8",
  GREEN: "#3f8f46",
  YELLOW: "#f7d338",
  ORANGE: "#f2742b",
  RED: "#cf2430",
  PINK: "#f07fae",
  PURPLE: "#5a2f90",
  BROWN: "#8a5a3a",
};

export function isColourFamily(code: string): code is ColourFamily {
  return Object.hasOwn(familyDots, code);
}

/**
 * The family of a colour given as `#rrggbb`, by hue, saturation and lightness. Anything else counts
 * as grey.
 */
export function colourFamily(colour: string): ColourFamily {
  const { hue, saturation, lightness } = hueOf(colour);
  if (lightness < 0.15) return "BLACK";
  if (lightness > 0.87 && saturation < 0.6) return "WHITE";
  if (saturation < 0.16) return lightness < 0.2 ? "BLACK" : lightness > 0.85 ? "WHITE" : "GREY";
  if (hue < 15 || hue >= 345) return lightness > 0.7 ? "PINK" : "RED";
  if (hue < 50) return isBrown(saturation, lightness) ? "BROWN" : hue < 38 ? "ORANGE" : "YELLOW";
  // A dark yellow is an olive.
  if (hue < 68) return lightness < 0.4 ? "GREEN" : "YELLOW";
  if (hue < 172) return "GREEN";
  if (hue < 255) return "BLUE";
  if (hue < 300) return "PURPLE";
  return "PINK";
}

/** From 0, black, to 1, white. */
export function lightnessOf(colour: string): number {
  return hueOf(colour).lightness;
}

function isBrown(saturation: number, lightness: number): boolean {
  return lightness < 0.42 || saturation < 0.5;
}

function hueOf(colour: string): { hue: number; saturation: number; lightness: number } {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!parts) return { hue: 0, saturation: 0, lightness: 0.5 };
  const [red, green, blue] = [parts[1], parts[2], parts[3]].map((part) => Number.parseInt(part ?? "0", 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: sixth * 60, saturation, lightness };
}
