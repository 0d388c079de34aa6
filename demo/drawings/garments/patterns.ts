import { tone } from "../hand/colour.ts";
import { polygon, short } from "../hand/curve.ts";
import type { Dice } from "../hand/dice.ts";
import { box, fill, type Sheet, stroke } from "../hand/sheet.ts";

export type Pattern =
  | "plain"
  | "chest-bar"
  | "hoops"
  | "uprights"
  | "sash"
  | "sides"
  | "yoke"
  | "fade"
  | "shards"
  | "pinstripe"
  | "halves"
  | "waves"
  | "chevron";

/** The colours of a garment's decoration. */
export type Palette = { readonly base: string; readonly second: string; readonly accent: string };

type Draw = (sheet: Sheet, palette: Palette, dice: Dice) => string;

function shards(_sheet: Sheet, { base, second }: Palette, dice: Dice): string {
  let content = "";
  for (let index = 0; index < 22; index += 1) {
    const [x, y, size] = [dice.between(170, 640), dice.between(100, 700), dice.between(40, 110)];
    const d = polygon([
      [x, y],
      [x + size, y + dice.between(-30, 40)],
      [x + dice.between(0, size), y + size],
    ]);
    content += fill(d, index % 3 === 0 ? second : tone(base, index % 2 ? -0.08 : 0.07), {
      opacity: index % 3 === 0 ? 0.5 : 0.8,
    });
  }
  return content;
}

function waves(_sheet: Sheet, { second }: Palette, dice: Dice): string {
  let d = "";
  const gap = dice.whole(30, 46);
  for (let y = 120; y < 740; y += gap) d += `M120 ${y}C220 ${y - 34} 300 ${y + 34} 400 ${y}S580 ${y - 34} 680 ${y}`;
  return stroke(d, second, gap * 0.2, { opacity: 0.55 });
}

function fadeDown(sheet: Sheet, { second }: Palette, dice: Dice): string {
  const up = dice.chance(0.4);
  const paint = sheet.linear([0, up ? 480 : 300], [0, up ? 110 : 720], [0, second, 0], [1, second, 0.95]);
  return box(100, 60, 600, 700, paint);
}

const bars = (from: number, width: number, gap: number, vertical: boolean, paint: string): string => {
  let d = "";
  for (let at = from; at < 720; at += gap)
    d += vertical ? `M${short(at)} 60h${width}v700h-${width}Z` : `M100 ${short(at)}h600v${width}h-600Z`;
  return fill(d, paint);
};

function uprights(_sheet: Sheet, { second }: Palette, dice: Dice): string {
  const width = dice.whole(20, 48);
  const gap = width * 2;
  return bars(400 - width / 2 - gap * 4, width, gap, true, second);
}

const draws: Readonly<Record<Pattern, Draw>> = {
  plain: () => "",
  "chest-bar": (_sheet, { second, accent }, dice) => {
    const y = dice.whole(270, 330);
    const height = dice.whole(54, 100);
    return box(80, y, 640, height, second) + box(80, y + height + 9, 640, dice.whole(5, 14), accent);
  },
  hoops: (_sheet, { second }, dice) => {
    const width = dice.whole(26, 52);
    return bars(dice.whole(130, 190), width, width * 2, false, second);
  },
  uprights,
  sash: (_sheet, { second, accent }, dice) => {
    const lean = dice.pick([1, -1]);
    const d = (from: number, width: number) =>
      `M${400 - lean * (230 - from)} 90h${width}L${400 + lean * (230 + from)} 730h-${width}Z`;
    return fill(d(0, 92), second) + fill(d(110, 16), accent);
  },
  sides: (_sheet, { second, accent }) => {
    const left = "M100 200H262C300 360 282 560 300 740H100Z";
    const edge = "M262 200C300 360 282 560 300 740";
    const mirror = (content: string) => `<g transform="translate(800 0) scale(-1 1)">${content}</g>`;
    const one = fill(left, second) + stroke(edge, accent, 5);
    return one + mirror(one);
  },
  yoke: (_sheet, { second, accent }, dice) => {
    const y = dice.whole(216, 268);
    const d = `M80 60H720V${y + 10}Q400 ${y + 70} 80 ${y + 10}Z`;
    return fill(d, second) + stroke(`M80 ${y + 16}Q400 ${y + 76} 720 ${y + 16}`, accent, 6);
  },
  fade: fadeDown,
  shards,
  pinstripe: (_sheet, { second }, dice) => bars(176, 3.4, dice.whole(22, 34), true, second),
  halves: (_sheet, { second }) => box(400, 60, 340, 700, second),
  waves,
  chevron: (_sheet, { second, accent }, dice) => {
    const y = dice.whole(230, 290);
    const d = (from: number, height: number) =>
      `M80 ${from}L400 ${from + 120} 720 ${from}v${height}L400 ${from + 120 + height} 80 ${from + height}Z`;
    return fill(d(y, 64), second) + fill(d(y + 78, 16), accent);
  },
};

/** The decoration printed on or sewn into the cloth; the caller clips it to the garment. */
export const drawPattern = (pattern: Pattern, sheet: Sheet, palette: Palette, dice: Dice): string =>
  draws[pattern](sheet, palette, dice);
