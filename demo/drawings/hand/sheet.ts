import { type Point, short } from "./curve.ts";

/** A gradient stop; opacity is 1 by default. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

type Look = Readonly<Record<string, string | number | undefined>>;

const written = (look: Look): string =>
  Object.entries(look)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? short3(value) : value}"`)
    .join("");

const short3 = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * Transparency of a single-paint shape belongs in its paint: `opacity` on the shape would cost the
 * renderer a layer of the whole picture's size.
 */
const sheer = (look: Look, paint: "fill-opacity" | "stroke-opacity"): Look => {
  const { opacity, ...rest } = look;
  return opacity === undefined ? look : { ...rest, [paint]: opacity };
};

/** A filled shape. */
export const fill = (d: string, paint: string, look: Look = {}): string =>
  `<path d="${d}" fill="${paint}"${written(sheer(look, "fill-opacity"))}/>`;

/** A drawn line with round ends. */
export const stroke = (d: string, paint: string, width: number, look: Look = {}): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${short(width)}"${written({ "stroke-linecap": "round", "stroke-linejoin": "round", ...sheer(look, "stroke-opacity") })}/>`;

/** Dashes like machine stitches. */
export const stitches = (d: string, paint: string, look: Look = {}): string =>
  stroke(d, paint, 1.7, { "stroke-dasharray": "5 4.5", opacity: 0.7, ...look });

export const circle = ([x, y]: Point, radius: number, paint: string, look: Look = {}): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${paint}"${written(paint === "none" ? sheer(look, "stroke-opacity") : sheer(look, "fill-opacity"))}/>`;

export const ellipse = ([x, y]: Point, rx: number, ry: number, paint: string, look: Look = {}): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${paint}"${written(paint === "none" ? sheer(look, "stroke-opacity") : sheer(look, "fill-opacity"))}/>`;

export const box = (x: number, y: number, width: number, height: number, paint: string, look: Look = {}): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${paint}"${written(sheer(look, "fill-opacity"))}/>`;

export const group = (content: string, look: Look): string => `<g${written(look)}>${content}</g>`;

/**
 * The drawing in progress: it numbers definitions (gradients, clips, patterns) and returns
 * references to them.
 */
export type Sheet = {
  readonly linear: (from: Point, to: Point, ...stops: readonly Stop[]) => string;
  readonly radial: (centre: Point, radius: number, ...stops: readonly Stop[]) => string;
  readonly pattern: (width: number, height: number, content: string, transform?: string) => string;
  /** A reference to a blur filter, for folds and glows; `spread` in drawing units. */
  readonly blur: (spread: number) => string;
  /** The part of the content that lies inside the shape. */
  readonly inside: (d: string, content: string) => string;
  readonly finish: (content: string, width: number, height: number) => string;
};

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}"${written({ "stop-color": colour, "stop-opacity": opacity })}/>`,
    )
    .join("");

export function createSheet(): Sheet {
  const definitions = new Map<string, string>();
  const define = (make: () => string): string => {
    const body = make();
    const id = definitions.get(body) ?? `d${definitions.size}`;
    definitions.set(body, id);
    return `url(#${id})`;
  };
  return {
    linear: ([x1, y1], [x2, y2], ...stops) =>
      define(
        () =>
          `<linearGradient id="@" gradientUnits="userSpaceOnUse"${written({ x1, y1, x2, y2 })}>${stopsOf(stops)}</linearGradient>`,
      ),
    radial: ([cx, cy], r, ...stops) =>
      define(
        () =>
          `<radialGradient id="@" gradientUnits="userSpaceOnUse"${written({ cx, cy, r })}>${stopsOf(stops)}</radialGradient>`,
      ),
    pattern: (width, height, content, patternTransform) =>
      define(
        () =>
          `<pattern id="@" patternUnits="userSpaceOnUse"${written({ width, height, patternTransform })}>${content}</pattern>`,
      ),
    blur: (spread) =>
      define(
        () =>
          `<filter id="@" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${spread}"/></filter>`,
      ),
    inside: (d, content) =>
      group(content, { "clip-path": define(() => `<clipPath id="@"><path d="${d}"/></clipPath>`) }),
    finish: (content, width, height) => {
      const defs = [...definitions].map(([body, id]) => body.replace('id="@"', `id="${id}"`)).join("");
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${content}</svg>`;
    },
  };
}
