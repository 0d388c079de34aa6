import { drawGoods } from "../draw-product.ts";
import { box, circle, ellipse, fill, group, type Sheet, stroke } from "../hand/sheet.ts";
import type { DrawingRecipe } from "../recipe.ts";
import { inArea, placed } from "./figure.ts";
import { type Field, hot, ink, type Scene, warm } from "./scene.ts";

/** Goods of the shop with their floor on y, `at` their left edge. */
const standing = (sheet: Sheet, recipe: Omit<DrawingRecipe, "mark" | "view">, at: number, y: number, size: number) =>
  placed(drawGoods(sheet, { ...recipe, mark: "peak", view: "side" }), at, y - 606 * size, size);

const board = (x: number, y: number, width: number): string =>
  box(x, y, width, 16, "#c78a54", { rx: 4 }) + box(x + 10, y + 16, width - 20, 12, "#3a1a14", { opacity: 0.35 });

/** Three shoes to choose from, one of them taken down to look at. */
function shoeChoice(field: Field): string {
  const { sheet, width, height, ground } = field;
  const wall = sheet.linear([0, 0], [width, ground], [0, "#4a1620"], [1, "#c2502f"]);
  const floor = sheet.linear([0, ground], [0, height], [0, "#7a3324"], [1, "#2e1014"]);
  const shoe = (colours: DrawingRecipe["colours"], seed: number) => ({ kind: "running-shoe", colours, seed }) as const;
  return (
    box(0, 0, width, height, wall) +
    inArea(field, circle([330, 300], 290, "#f0a05a", { opacity: 0.35 }) + board(20, 192, 260) + board(350, 192, 260)) +
    box(0, ground, width, height - ground, floor) +
    inArea(
      field,
      standing(sheet, shoe(["#f4f2ee", "#1f2a44", "#f2c14e"], 3), 26, 192, 0.31) +
        standing(sheet, shoe(["#1b4fa3", "#0f2e66", "#ffb000"], 11), 356, 192, 0.31) +
        fill("M40 470H640L680 530H0Z", warm) +
        box(0, 530, 680, 40, "#d9cfc0") +
        ellipse([340, 496], 270, 14, "#5a2a1c", { opacity: 0.35 }) +
        standing(sheet, shoe(["#d8321a", "#8e1d10", "#fff4e6"], 7), 52, 500, 0.7),
    )
  );
}

const brush = group(
  box(-90, -26, 180, 26, "#9a5a2e", { rx: 12 }) +
    stroke(Array.from({ length: 15 }, (_, index) => `M${-76 + index * 11} 0v26`).join(""), "#f3e3c4", 7),
  { transform: "translate(560 470) rotate(-12)" },
);

/** A pair that was rinsed and brushed, while it rains outside. */
function bootCare(field: Field): string {
  const { sheet, width, height, ground } = field;
  const wall = sheet.linear([0, 0], [0, ground], [0, "#1d3438"], [1, "#3f6660"]);
  const bench = sheet.linear([0, ground], [0, height], [0, "#a5683a"], [1, "#3a2016"]);
  const rain = Array.from(
    { length: 34 },
    (_, index) => `M${170 + ((index * 71) % 400)} ${40 + ((index * 53) % 210)}l-12 30`,
  );
  const boot = { kind: "hiking-boot", colours: ["#9a5a2e", "#4a2a1a", "#f2a23a"], seed: 5 } as const;
  const foam = [
    [500, 494, 15],
    [524, 498, 11],
    [480, 500, 9],
    [598, 500, 10],
  ] as const;
  return (
    box(0, 0, width, height, wall) +
    inArea(
      field,
      box(120, 10, 460, 270, "#7fa9ac", { rx: 8 }) +
        stroke(rain.join(""), "#dff0ee", 4, { opacity: 0.6 }) +
        stroke("M120 10H580V280H120ZM350 10V280", warm, 14) +
        box(100, 280, 500, 18, "#e9dcc4", { rx: 4 }),
    ) +
    box(0, ground, width, height - ground, bench) +
    stroke(`M0 ${ground + 40}H${width}M0 ${ground + 88}H${width}`, "#5a3018", 4, { opacity: 0.5 }) +
    inArea(
      field,
      fill("M-10 490H470L520 540H-60Z", "#e6dfd2") +
        stroke("M10 504H420M0 518H440M-20 530H460", "#9a948a", 4, { opacity: 0.5 }) +
        standing(sheet, boot, 20, 500, 0.52) +
        standing(sheet, { ...boot, seed: 5 }, 110, 524, 0.56) +
        brush +
        foam.map(([x, y, r]) => circle([x, y], r, warm, { opacity: 0.9 })).join("") +
        ellipse([630, 522], 58, 18, "#24363a") +
        ellipse([630, 512], 58, 18, "#f2c14e") +
        ellipse([630, 512], 44, 12, "#c98f2e"),
    )
  );
}

/** The head of a racket with one string still on its way, 330 by 420. */
function stringbed(sheet: Sheet): string {
  const mains = Array.from({ length: 15 }, (_, index) => `M${-126 + index * 18}-190V190`).join("");
  const crosses = Array.from({ length: 17 }, (_, index) => `M-150 ${-176 + index * 22}H150`).join("");
  const rim = "M0-190C96-190 142-104 142-8 142 96 78 176 0 186-78 176-142 96-142-8-142-104-96-190 0-190Z";
  const missing = "M-150 110H150M-150 132H150M-150 154H150M-150 176H150";
  return (
    sheet.inside(rim, stroke(mains + crosses, warm, 3, { opacity: 0.95 }) + stroke(missing, "#12605f", 6)) +
    sheet.inside(rim, stroke(mains, warm, 3)) +
    stroke(rim, "#14110f", 20) +
    stroke(rim, hot, 13) +
    stroke("M-84-150Q-40-184 24-182", "#ff9a7a", 5) +
    fill("M-16 184H16L11 236H-11Z", hot) +
    stroke("M0 232V420", "#d9e4de", 12)
  );
}

/** A racket on the machine, and the reel that its string comes from. */
function stringing(field: Field): string {
  const { sheet, width, height } = field;
  const wall = sheet.linear([0, 0], [width, height], [0, "#0a3c40"], [1, "#147a70"]);
  const coil = [34, 42, 50, 58, 66].map((r) => circle([0, 0], r, "none", { stroke: "#f2c14e", "stroke-width": 5 }));
  const reel =
    circle([0, 0], 86, "#0b2f33") +
    circle([0, 0], 74, "#f4e3b0") +
    coil.join("") +
    circle([0, 0], 22, "#0b2f33") +
    circle([0, 0], 9, warm);
  const grid = Array.from({ length: 12 }, (_, index) => `M0 ${index * 60}H${width}`).join("");
  const feather =
    fill("M-14 0L-46-74H46L14 0Z", warm) + stroke("M-10-4L-36-72M0-4V-74M10-4L36-72M-30-40H30", "#a9c4bd", 4);
  return (
    box(0, 0, width, height, wall) +
    stroke(grid, "#0a3438", 3, { opacity: 0.4 }) +
    inArea(
      field,
      circle([330, 260], 280, "#1f9a86", { opacity: 0.35 }) +
        stroke("M430 336C520 360 560 420 552 470", "#f2c14e", 5) +
        placed(reel, 548, 476, 1) +
        group(stringbed(sheet), { transform: "translate(300 214) rotate(18) scale(1.06)" }) +
        stroke("M150 300L436 338", "#f2c14e", 5) +
        box(420, 318, 46, 34, ink, { rx: 6 }) +
        group(feather + circle([0, 8], 18, hot), { transform: "translate(560 130) rotate(36)" }),
    )
  );
}

type Ground = { readonly paint: string; readonly blades: string; readonly stud: string; readonly studs: string };

const studsAt = (points: readonly (readonly [number, number])[], r: number): string =>
  points.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join("");
const rows = (xs: readonly number[], ys: readonly number[]) => ys.flatMap((y) => xs.map((x) => [x, y] as const));

/** Natural grass, artificial grass, turf and a hall's floor, with the studs that each one wants. */
const grounds: readonly Ground[] = [
  {
    paint: "#2f7a3f",
    blades: "#4f9a4a",
    stud: warm,
    studs: studsAt([...rows([-24, 24], [-84, -42]), [0, -112], ...rows([-18, 18], [62, 98])], 11),
  },
  {
    paint: "#3f8f62",
    blades: "#6fb888",
    stud: "#f2c14e",
    studs: studsAt([...rows([-28, 0, 28], [-96, -64, -32]), ...rows([-18, 18], [44, 74, 104])], 8),
  },
  {
    paint: "#1f6a52",
    blades: "#14513e",
    stud: "#ffb98a",
    studs: studsAt(
      rows([-26, -9, 9, 26], [-104, -84, -64, -44, -24]).concat(rows([-15, 0, 15], [30, 50, 70, 90, 108])),
      5,
    ),
  },
  {
    paint: "#b9743a",
    blades: "#9a5a28",
    stud: "#7a4a22",
    studs:
      "M-30-96H30v7H-30ZM-34-72H34v7H-34ZM-32-48H32v7H-32ZM-26-24H26v7H-26ZM-20 44H20v7H-20ZM-20 68H20v7H-20ZM-18 92H18v7H-18Z",
  },
];

const soleForm =
  "M-2-138C34-140 48-104 44-64 40-22 26 0 28 40 32 92 24 132 0 132-26 132-32 92-26 40-22 0-46-24-46-66-46-106-34-136-2-138Z";
const soles = [hot, "#1b4fa3", "#24323a", "#e9c48a"] as const;

function surface({ paint, blades, stud, studs }: Ground, index: number): string {
  const marks =
    index === 3
      ? stroke("M0 46H290M0 92H290M0 138H290M0 184H290", blades, 3)
      : stroke(
          Array.from(
            { length: 60 },
            (_, at) => `M${(at * 47) % 290} ${16 + ((at * 31) % 236)}v-${12 - index * 3}`,
          ).join(""),
          blades,
          5 - index,
        );
  const sole = group(
    fill(soleForm, ink, { opacity: 0.35, transform: "translate(10 8)" }) +
      fill(soleForm, soles[index] ?? hot) +
      fill(studs, stud),
    { transform: "translate(145 124) rotate(24) scale(0.86)" },
  );
  return box(0, 0, 290, 246, paint, { rx: 18 }) + marks + sole;
}

/** Four pitches from above, each with its sole. */
function fourSoles(field: Field): string {
  const { sheet, width, height } = field;
  const back = sheet.linear([0, 0], [width, height], [0, "#0a2c2a"], [1, "#123f3a"]);
  const cells = grounds.map((ground, index) =>
    placed(surface(ground, index), 20 + (index % 2) * 310, 10 + Math.floor(index / 2) * 266, 1),
  );
  return box(0, 0, width, height, back) + inArea(field, cells.join(""));
}

/** Scenes without people, about goods. */
export const goodsScenes = {
  "shoe-choice": { calm: "#3a1119", paint: shoeChoice },
  "boot-care": { calm: "#172b2e", paint: bootCare },
  stringing: { calm: "#083134", paint: stringing },
  "four-soles": { calm: "#092624", paint: fourSoles },
} satisfies Readonly<Record<string, Scene>>;
