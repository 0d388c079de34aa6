/**
 * Colours as OKLab numbers, so that a shade keeps its hue and looks equally deep for every colour.
 */
type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

function labOf(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(((value >> 16) & 255) / 255);
  const g = toLinear(((value >> 8) & 255) / 255);
  const b = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, channel))))));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Perceived lightness of a colour, 0 (black) to 1 (white). */
export const lightnessOf = (hex: string): number => labOf(hex)[0];

/**
 * Changes a colour's lightness by `amount` (-1 to 1) and keeps its hue; large changes lose some
 * chroma, as paint does.
 */
export function tone(hex: string, amount: number): string {
  const [lightness, a, b] = labOf(hex);
  const target = Math.min(0.985, Math.max(0.1, lightness + amount));
  const fade = target > 0.9 ? 0.45 : 1 - Math.min(0.3, Math.abs(amount) * 0.5);
  return hexOf([target, a * fade, b * fade]);
}

/** A blend of two colours, `share` (0 to 1) of the second. */
export function blend(first: string, second: string, share: number): string {
  const from = labOf(first);
  const to = labOf(second);
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return hexOf([at(0), at(1), at(2)]);
}

/** Keeps a main colour inside the range where a shade and a highlight remain visible on it. */
export function paintable(hex: string): string {
  const lightness = lightnessOf(hex);
  if (lightness < 0.25) return tone(hex, 0.25 - lightness);
  return lightness > 0.965 ? tone(hex, 0.965 - lightness) : hex;
}

/** Near-black or warm white, whichever has more contrast with the colour. */
export const readableOn = (hex: string): string => (lightnessOf(hex) > 0.66 ? "#1b1816" : "#fbfaf8");

/** The first candidate with enough contrast to `ground`; else near-black or warm white. */
export function visibleOn(ground: string, ...candidates: readonly string[]): string {
  const [l, a, b] = labOf(ground);
  const distance = (hex: string) => {
    const other = labOf(hex);
    return Math.hypot(other[0] - l, other[1] - a, other[2] - b);
  };
  return candidates.find((candidate) => distance(candidate) > 0.17) ?? readableOn(ground);
}
