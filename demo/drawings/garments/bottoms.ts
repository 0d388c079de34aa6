import type { Brush, Gear } from "../hand/brush.ts";
import { tone } from "../hand/colour.ts";
import { line, outline, type Point, route } from "../hand/curve.ts";
import { clothPaint, weavePaint } from "../hand/fabric.ts";
import { seamOn } from "../hand/panel.ts";
import { fill, group, stitches, stroke } from "../hand/sheet.ts";
import { wallShadow } from "../hand/stage.ts";
import { brandMark } from "../marks.ts";
import { creases, roundLight } from "./folds.ts";

type Cut = {
  readonly waist: number;
  readonly half: number;
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
  readonly band: number;
  readonly hem: number;
  readonly tight: boolean;
};

/** Left legs as the viewer sees them; each meets its mirror image at x = 400. */
const cuts = {
  shorts: {
    waist: 150,
    half: 150,
    band: 46,
    hem: 26,
    tight: false,
    outer: route("250 150 230 240 204 380 168 606"),
    inner: route("168 606 270 634 372 640 386 540 400 420"),
  },
  "track-pants": {
    waist: 78,
    half: 122,
    band: 40,
    hem: 30,
    tight: false,
    outer: route("278 78 262 180 250 400 262 600 280 724"),
    inner: route("280 724 310 732 346 728 360 560 376 400 400 276"),
  },
  leggings: {
    waist: 74,
    half: 110,
    band: 62,
    hem: 14,
    tight: true,
    outer: route("290 74 268 190 272 330 292 460 296 560 318 724"),
    inner: route("318 724 336 730 354 726 368 560 366 450 384 350 400 276"),
  },
} satisfies Readonly<Record<string, Cut>>;

const flip = (content: string): string => group(content, { transform: "translate(800 0) scale(-1 1)" });

function sideDecoration({ second, accent, dice }: Brush, cut: Cut): string {
  const edge = cut.outer;
  const inwards = (by: number) => line(edge.map(([x, y]): Point => [x + by, y]));
  switch (dice.pick(["stripes", "panel", "piping", "plain", "wedge"])) {
    case "stripes":
      return (
        stroke(inwards(16), second, 9) +
        stroke(inwards(34), second, 9) +
        (cut.tight ? "" : stroke(inwards(52), second, 9))
      );
    case "panel":
      return stroke(inwards(6), second, cut.tight ? 48 : 78) + stroke(inwards(cut.tight ? 31 : 46), accent, 4);
    case "piping":
      return stroke(inwards(40), accent, 6);
    case "wedge": {
      const low = edge.at(-1) ?? [300, 700];
      return (
        fill(`M${low[0] - 30} ${low[1] - 190}L${low[0] + 130} ${low[1] + 40}H${low[0] - 60}Z`, second) +
        stroke(`M${low[0] - 30} ${low[1] - 190}L${low[0] + 130} ${low[1] + 40}`, accent, 5)
      );
    }
    default:
      return "";
  }
}

function leg(brush: Brush, cut: Cut, decoration: string, lit: boolean): string {
  const { sheet, main, dice } = brush;
  const middle: Point[] = [
    [400, 420],
    [400, cut.waist],
  ];
  const d = outline(
    cut.outer,
    cut.inner,
    [
      [400, cut.inner.at(-1)?.[1] ?? 400],
      [400, cut.waist],
    ],
    [middle[1] ?? [400, 80], cut.outer[0] ?? [280, 80]],
  );
  const low = cut.outer.at(-1) ?? [280, 700];
  const sway = () => dice.between(-12, 12);
  const folds: Point[][] = cut.tight
    ? [route("286 452 320 462 356 452"), route("400 280 362 300 330 296")]
    : [
        [
          [400, cut.waist + 150],
          [360, cut.waist + 220 + sway()],
          [310, cut.waist + 260],
        ],
        [
          [330, cut.waist + 60],
          [316 + sway(), cut.waist + 200],
          [322, low[1] - 120],
        ],
        [
          [300, low[1] - 200],
          [290 + sway(), low[1] - 100],
          [296, low[1]],
        ],
        [
          [350, low[1] - 160],
          [340 + sway(), low[1] - 80],
          [348, low[1]],
        ],
      ];
  const hem =
    stitches(line(cut.inner.slice(0, 3).map(([x, y]): Point => [x, y - cut.hem])), seamOn(main)) +
    stitches(line(cut.inner.slice(0, 3).map(([x, y]): Point => [x, y - cut.hem + 6])), seamOn(main));
  const light = lit
    ? roundLight(sheet, d, low[0] - 10, 408, main)
    : fill(
        d,
        sheet.linear(
          [low[0], 0],
          [400, 0],
          [0, "#120d0a", 0.34],
          [0.4, "#120d0a", 0.1],
          [0.8, "#fff", 0.06],
          [1, "#120d0a", 0.16],
        ),
      );
  const content =
    decoration +
    fill(d, clothPaint(sheet, cut.tight ? "knit" : "diagonal"), { opacity: 0.1 }) +
    hem +
    creases(sheet, folds, main) +
    light;
  return fill(d, main) + sheet.inside(d, content) + stroke(d, tone(main, -0.3), 1.4, { opacity: 0.3 });
}

function waistband({ sheet, main, accent, second, behind, seed }: Brush, cut: Cut): string {
  const colour = seed % 3 === 0 ? second : tone(main, -0.04);
  const { waist, half, band } = cut;
  const d = `M${400 - half} ${waist}Q400 ${waist + 16} ${400 + half} ${waist}L${400 + half + band * 0.18} ${waist + band}Q400 ${waist + band + 16} ${400 - half - band * 0.18} ${waist + band}Z`;
  const inside = `M${400 - half} ${waist}Q400 ${waist - 16} ${400 + half} ${waist}Q400 ${waist + 16} ${400 - half} ${waist}Z`;
  const gathers = cut.tight ? "" : fill(d, weavePaint(sheet, "rib", colour, 1.6), { opacity: 0.6 });
  const cord =
    behind || cut.tight
      ? ""
      : stroke(
          `M384 ${waist + band * 0.6}C372 ${waist + 90} 380 ${waist + 120} 372 ${waist + 150}M416 ${waist + band * 0.6}C430 ${waist + 80} 420 ${waist + 116} 430 ${waist + 138}`,
          "#120d0a",
          6,
          { opacity: 0.18, transform: "translate(2 4)" },
        ) +
        stroke(
          `M384 ${waist + band * 0.6}C372 ${waist + 90} 380 ${waist + 120} 372 ${waist + 150}M416 ${waist + band * 0.6}C430 ${waist + 80} 420 ${waist + 116} 430 ${waist + 138}`,
          accent,
          6,
        );
  return (
    fill(inside, tone(main, -0.3)) +
    fill(d, colour) +
    gathers +
    roundLight(sheet, d, 400 - half, 400 + half, colour) +
    stitches(
      `M${400 - half - 6} ${waist + band - 4}Q400 ${waist + band + 12} ${400 + half + 6} ${waist + band - 4}`,
      seamOn(colour),
    ) +
    cord
  );
}

function pairOfLegs(brush: Brush, cut: Cut): string {
  const decoration = sideDecoration(brush, cut);
  const legs = leg(brush, cut, decoration, true) + flip(leg(brush, cut, decoration, false));
  const { main, accent, mark, behind } = brush;
  const low = cut.outer.at(-1) ?? [280, 700];
  const seam = stroke(`M400 ${cut.waist + cut.band}V${(cut.inner.at(-1)?.[1] ?? 300) + 4}`, tone(main, -0.16), 2);
  const pocket =
    behind || cut.tight
      ? ""
      : stroke(`M${(cut.outer[1]?.[0] ?? 260) + 26} ${cut.waist + cut.band + 18}q-8 60 -26 100`, tone(main, -0.2), 4) +
        stitches(`M${(cut.outer[1]?.[0] ?? 260) + 34} ${cut.waist + cut.band + 18}q-8 60 -24 100`, seamOn(main));
  const place: Point = cut === cuts.shorts ? [232, 556] : [(low[0] + 400) / 2 - 46, cut.waist + 178];
  return (
    legs +
    seam +
    pocket +
    flip(pocket) +
    waistband(brush, cut) +
    brandMark(mark, place[0], place[1], behind ? 34 : 48, accent)
  );
}

function skirt(brush: Brush): string {
  const { sheet, main, second, accent, mark, dice } = brush;
  const d = "M282 190C270 300 214 440 150 566Q270 640 400 640T650 566C586 440 530 300 518 190Q400 212 282 190Z";
  const count = dice.pick([6, 8, 10]);
  let pleats = "";
  for (let index = 1; index < count; index += 1) {
    const share = index / count;
    const top = 286 + share * 228;
    const foot = 156 + share * 488;
    pleats += `M${Math.round(top)} 236Q${Math.round((top + foot) / 2)} 400 ${Math.round(foot)} ${Math.round(640 - Math.abs(share - 0.5) ** 2 * 290)}`;
  }
  const hem = dice.chance(0.6)
    ? stroke("M140 552Q270 622 400 622T660 552", second, dice.whole(10, 26)) +
      stroke("M136 534Q270 602 400 602T664 534", accent, 4)
    : stitches("M146 552Q270 624 400 624T654 552", seamOn(main));
  const folds =
    group(stroke(pleats, "#120d0a", 8, { transform: "translate(5 0)" }), { filter: sheet.blur(5), opacity: 0.3 }) +
    stroke(pleats, tone(main, -0.14), 2) +
    stroke(pleats, "#fff", 2, { opacity: 0.25, transform: "translate(-4 0)" });
  const band: Cut = { waist: 176, half: 118, band: 48, hem: 0, tight: true, outer: [], inner: [] };
  return (
    fill(d, main) +
    sheet.inside(
      d,
      fill(d, clothPaint(sheet, "diagonal"), { opacity: 0.1 }) + hem + folds + roundLight(sheet, d, 170, 640, main),
    ) +
    waistband(brush, band) +
    brandMark(mark, 250, 500, 42, accent, 8)
  );
}

const hanging = (y: number, half: number) => (sheet: Brush["sheet"]) => wallShadow(sheet, [400, y], half);

/** What is worn below the waist. */
export const bottoms = {
  shorts: {
    paint: (brush) => pairOfLegs(brush, cuts.shorts),
    focus: [300, 270],
    turn: "round",
    markedBack: true,
    shadow: hanging(716, 230),
  },
  "track-pants": {
    paint: (brush) => pairOfLegs(brush, cuts["track-pants"]),
    focus: [370, 190],
    turn: "round",
    markedBack: true,
    shadow: hanging(752, 170),
  },
  leggings: {
    paint: (brush) => pairOfLegs(brush, cuts.leggings),
    focus: [370, 190],
    turn: "round",
    markedBack: true,
    shadow: hanging(752, 140),
  },
  skirt: { paint: skirt, focus: [300, 380], turn: "round", markedBack: true, shadow: hanging(716, 230) },
} satisfies Readonly<Record<string, Gear>>;
