import { fill, group } from "./hand/sheet.ts";

/**
 * The geometric marks of the invented brands, each in a square of 100 by 100. One mark per brand.
 */
const shapes = {
  peak: "M4 82 40 20 58 52 68 36 96 82H70L58 62 46 82Z",
  wave: "M2 64C18 30 36 30 50 50S82 70 98 36V58C82 92 64 92 50 72S18 52 2 86Z",
  bolt: "M60 4 14 58H44L34 96 86 38H54Z",
  ring: "M50 6A44 44 0 1 1 49.9 6ZM50 28A22 22 0 1 0 50.1 28Z",
  chevrons: "M6 20H30L56 50 30 80H6L32 50ZM46 20H70L96 50 70 80H46L72 50Z",
  bars: "M4 76H44V92H4ZM22 52H64V68H22ZM40 28H84V44H40ZM58 4H98V20H58Z",
  arc: "M4 78C8 34 44 8 96 14 62 26 44 44 40 78Z",
  diamond: "M50 2 98 50 50 98 2 50ZM50 30 30 50 50 70 70 50Z",
  leaf: "M10 90C4 40 36 8 92 8 94 62 62 94 24 82L62 40 16 76Z",
  comet: "M68 8A26 26 0 1 1 67.9 8ZM2 96 30 46 54 70ZM8 44 34 22 40 36Z",
  tri: "M50 8 96 88H4ZM50 44 34 72H66Z",
  hook: "M60 4H96V54A42 42 0 0 1 12 54V46H46V54A7 7 0 0 0 60 54Z",
  gate: "M10 92V40A40 40 0 0 1 90 40V92H66V42A16 16 0 0 0 34 42V92Z",
  star: "M50 2Q57 43 98 50 57 57 50 98 43 57 2 50 43 43 50 2Z",
  blades:
    "M50 50C30 40 26 18 40 2 60 12 64 32 50 50ZM50 50C70 40 92 48 98 68 78 80 60 70 50 50ZM50 50C52 72 36 90 14 88 12 66 28 52 50 50Z",
  steps: "M4 94V68H30V44H56V20H96V46H80V70H54V94Z",
  orbit: "M50 36A14 14 0 1 1 49.9 36ZM6 66C-6 40 50 2 84 12 70 12 22 36 20 60 20 84 76 62 94 34 104 66 30 104 6 66Z",
  horn: "M4 16C10 60 30 74 50 74S90 60 96 16C88 34 76 44 66 46L50 30 34 46C24 44 12 34 4 16ZM38 82H62L50 98Z",
  slash: "M60 4H98L40 96H2ZM6 10H44L32 30H-6Z",
  hex: "M50 2 92 26V74L50 98 8 74V26ZM50 26 29 38V62L50 74 71 62V38Z",
} as const;

export type BrandMark = keyof typeof shapes;

const isBrandMark = (name: string): name is BrandMark => Object.hasOwn(shapes, name);

/** Names of all marks, in a fixed order: the catalogue assigns one to each brand. */
export const brandMarks: readonly BrandMark[] = Object.keys(shapes).filter(isBrandMark);

/** Whether a name is one of our marks. */
export const knowsMark = isBrandMark;

/**
 * The mark in one colour, `size` wide, centred on the given place and turned by `turn` degrees; an
 * unknown name draws nothing.
 */
export function brandMark(
  mark: string,
  x: number,
  y: number,
  size: number,
  paint: string,
  turn = 0,
  opacity = 1,
): string {
  if (!isBrandMark(mark)) return "";
  const scale = Math.round(size * 10) / 1000;
  const place = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${scale}) translate(-50 -50)`;
  return group(fill(shapes[mark], paint, { "fill-rule": "evenodd", opacity: opacity === 1 ? undefined : opacity }), {
    transform: place,
  });
}
