/**
 * Draws the land of the store map from Natural Earth's outlines (public domain, through the
 * `world-atlas` package), so that the map needs no tiles, network or key [Q85]. Run it with Node
 * when the frame changes; its result is committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";

/**
 * Degrees; the map never shows more. High enough for a portrait screen to show the full width of
 * the country.
 */
const frame = { west: 92, east: 143, south: -31, north: 26 };
/** Units per degree in the drawing; coordinates are whole units, y points down. */
const unitsInDegree = 100;
/** Neighbouring countries are background: coarse, without islets. */
const detail = { home: { step: 2, least: 4 }, neighbour: { step: 12, least: 60 } } as const;

type Ring = readonly (readonly number[])[];
type Detail = { readonly step: number; readonly least: number };

const source = fileURLToPath(import.meta.resolve("world-atlas/countries-10m.json"));
const target = fileURLToPath(
  new URL("../../apps/storefront/features/stores/model/land.generated.json", import.meta.url),
);

const world: Parameters<typeof feature>[0] = JSON.parse(await readFile(source, "utf8"));
const drawn = world.objects.countries && feature(world, world.objects.countries);
if (drawn?.type !== "FeatureCollection") throw new Error(`${source} holds no countries.`);
const countries = drawn.features;
const rings = (wanted: (name: string) => boolean): Ring[] =>
  countries
    .filter(({ properties }) => wanted(String(properties?.name)))
    .flatMap(({ geometry }) => {
      if (geometry.type === "Polygon") return geometry.coordinates.slice(0, 1);
      return geometry.type === "MultiPolygon" ? geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1)) : [];
    });

const land = {
  indonesia: pathOf(
    rings((name) => name === "Indonesia"),
    detail.home,
  ),
  neighbours: pathOf(
    rings((name) => name !== "Indonesia"),
    detail.neighbour,
  ),
};
await writeFile(target, `${JSON.stringify(land, null, 2)}\n`);
console.log(`${target}: ${land.indonesia.length} and ${land.neighbours.length} characters`);

function pathOf(all: readonly Ring[], { step, least }: Detail): string {
  return all
    .filter(touchesFrame)
    .map((ring) => corners(ring, step))
    .filter((points) => points.length > 2 && sizeOf(points) >= least)
    .map(ringPath)
    .join("");
}

function touchesFrame(ring: Ring): boolean {
  return ring.some(
    ([east = 0, north = 0]) => east > frame.west && east < frame.east && north > frame.south && north < frame.north,
  );
}

/** The ring in units, on a grid of `step`, clipped to the frame, without redundant points. */
function corners(ring: Ring, step: number): [number, number][] {
  const snap = (degrees: number): number => Math.round((degrees * unitsInDegree) / step) * step;
  const points: [number, number][] = [];
  for (const [east = 0, north = 0] of ring) {
    const x = snap(Math.min(frame.east, Math.max(frame.west, east)));
    const y = snap(-Math.min(frame.north, Math.max(frame.south, north)));
    const last = points.at(-1);
    if (last?.[0] === x && last[1] === y) continue;
    const before = points.at(-2);
    if (last && before && isStraight(before, last, [x, y])) points.pop();
    points.push([x, y]);
  }
  return points;
}

function isStraight(a: readonly number[], b: readonly number[], c: readonly number[]): boolean {
  const [ax = 0, ay = 0] = a;
  const [bx = 0, by = 0] = b;
  const [cx = 0, cy = 0] = c;
  return (bx - ax) * (cy - by) === (by - ay) * (cx - bx);
}

function sizeOf(points: readonly (readonly [number, number])[]): number {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** Relative coordinates: much shorter than absolute ones. */
function ringPath(points: readonly (readonly [number, number])[]): string {
  let [x, y] = [0, 0];
  const steps = points.map(([toX, toY], index) => {
    const text = `${index === 0 ? "M" : index === 1 ? "l" : ""}${toX - x},${toY - y}`;
    [x, y] = [toX, toY];
    return text;
  });
  return `${steps[0] ?? ""}${steps.slice(1).join(" ").replaceAll(" -", "-").replaceAll(",-", "-")}z`;
}
