import { tone } from "../hand/colour.ts";
import { diceFor } from "../hand/dice.ts";
import { box, circle, ellipse, fill, group, stroke } from "../hand/sheet.ts";
import { figure, placed } from "./figure.ts";
import { climbing, running, running2 } from "./poses.ts";
import { type Field, hot, ink, type Scene, skins, teal, warm } from "./scene.ts";

export function skyline({ width, ground }: Field, colour: string, seed: number, low: number, high: number): string {
  const dice = diceFor("skyline", seed);
  let d = "";
  let windows = "";
  for (let x = -20; x < width; ) {
    const wide = dice.whole(44, 110);
    const top = ground - dice.whole(low, high);
    d += `M${x} ${ground}V${top}h${wide}V${ground}Z`;
    if (dice.chance(0.35)) d += `M${x + wide / 2 - 3} ${top}v-${dice.whole(16, 50)}h6V${top}Z`;
    for (let y = top + 16; y < ground - 40; y += 24)
      if (dice.chance(0.5)) windows += `M${x + 12} ${y}h${wide - 24}v5h-${wide - 24}Z`;
    x += wide + dice.whole(2, 26);
  }
  return fill(d, colour) + fill(windows, "#ffd9a8", { opacity: 0.16 });
}

/** Jakarta's National Monument: a slender obelisk on a cup, with its flame. */
const monument = (x: number, ground: number): string =>
  fill(
    `M${x - 90} ${ground}L${x - 60} ${ground - 46}H${x + 60}L${x + 90} ${ground}ZM${x - 12} ${ground - 46}L${x - 7} ${ground - 330}H${x + 7}L${x + 12} ${ground - 46}ZM${x - 20} ${ground - 330}H${x + 20}L${x + 13} ${ground - 342}H${x - 13}Z`,
    "#3d1f22",
  ) +
  fill(
    `M${x} ${ground - 386}C${x + 16} ${ground - 366} ${x + 14} ${ground - 342} ${x} ${ground - 342}S${x - 16} ${ground - 362} ${x} ${ground - 386}Z`,
    "#ffcf6e",
  );

export const palm = (x: number, y: number, size: number): string =>
  group(
    stroke("M0 0C6-60-4-120 8-180", "#2a1618", 12) +
      stroke(
        "M8-180C-30-214-66-204-84-168M8-180C-20-226-50-240-80-226M8-180C14-230 50-246 76-228M8-180C46-214 82-200 96-164M8-180C30-190 60-170 66-140M8-180C-14-180-44-160-48-134",
        "#2a1618",
        13,
      ),
    { transform: `translate(${x} ${y}) scale(${size})` },
  );

function dawnRun(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const middle = x + 330 * scale;
  const sky = sheet.linear([0, 0], [0, ground], [0, "#3a1726"], [0.4, "#8f2a26"], [0.75, "#e8642c"], [1, "#ffb35a"]);
  const sun = sheet.radial(
    [middle + 90, ground - 90],
    330,
    [0, "#ffe6b0", 0.95],
    [0.26, "#ffca7a", 0.75],
    [1, "#ff8a3c", 0],
  );
  const road = sheet.linear([0, ground], [0, height], [0, "#4a2226"], [1, "#1c0f12"]);
  const lanes =
    stroke(
      `M${middle - 40} ${ground}L${middle - 460} ${height}M${middle + 120} ${ground}L${middle + 560} ${height}`,
      "#ffcf9a",
      6,
      { opacity: 0.4 },
    ) +
    stroke(`M${middle + 36} ${ground}L${middle + 50} ${height}`, "#ffcf9a", 7, {
      opacity: 0.5,
      "stroke-dasharray": "34 26",
    });
  const woman = figure(running, {
    skin: skins.middle,
    hair: "#0f3c40",
    top: hot,
    bottom: ink,
    shoes: "#ffb23e",
    headwear: "hijab",
    facing: 1,
    sleeves: "long",
    legs: "long",
  });
  const man = figure(running2, {
    skin: skins.deep,
    hair: "#191214",
    top: "#f3ece2",
    bottom: teal,
    shoes: hot,
    headwear: "short",
    facing: 1,
  });
  const shade = (at: number) =>
    ellipse([x + at * scale, ground + 66 * scale], 150 * scale, 15 * scale, "#0e0708", { opacity: 0.5 });
  return (
    box(0, 0, width, height, sky) +
    circle([middle + 90, ground - 90], 330, sun) +
    circle([middle + 90, ground - 90], 74, "#fff0cc") +
    skyline(field, "#7c2b2c", 3, 70, 210) +
    monument(middle - 130, ground) +
    skyline(field, "#4f1f26", 8, 30, 110) +
    palm(middle + 320 * scale, ground + 6, 1.1 * scale) +
    palm(middle - 300 * scale, ground + 6, 0.9 * scale) +
    box(0, ground, width, height - ground, road) +
    lanes +
    shade(460) +
    shade(200) +
    placed(man, x + 270 * scale, y + 18 * scale, scale * 0.98) +
    placed(woman, x + 10 * scale, y + 66 * scale, scale)
  );
}

const range = (field: Field, level: number, wild: number, seed: number, paint: string): string => {
  const dice = diceFor("range", seed);
  let d = `M0 ${field.height}V${level}`;
  for (let x = 0; x < field.width + 100; x += 110)
    d += `L${x + 40} ${Math.round(level - dice.between(0, wild))}L${x + 80} ${Math.round(level - dice.between(0, wild * 0.6))}`;
  return fill(`${d}V${field.height}Z`, paint);
};

function volcano(x: number, base: number, size: number, colour: string): string {
  const d = `M${x - 330 * size} ${base}C${x - 160 * size} ${base - 90 * size} ${x - 90 * size} ${base - 260 * size} ${x - 46 * size} ${base - 310 * size}Q${x} ${base - 296 * size} ${x + 40 * size} ${base - 306 * size}C${x + 96 * size} ${base - 250 * size} ${x + 170 * size} ${base - 80 * size} ${x + 350 * size} ${base}Z`;
  const lit = `M${x - 330 * size} ${base}C${x - 160 * size} ${base - 90 * size} ${x - 90 * size} ${base - 260 * size} ${x - 46 * size} ${base - 310 * size}L${x - 20 * size} ${base - 302 * size}C${x - 50 * size} ${base - 220 * size} ${x - 30 * size} ${base - 100 * size} ${x - 90 * size} ${base}Z`;
  return (
    fill(d, colour) +
    fill(lit, tone(colour, 0.05)) +
    fill(`M${x - 10 * size} ${base - 310 * size}c-30-30 10-50-10-84 50 16 30 50 60 60 30 10 20 34-4 40Z`, warm, {
      opacity: 0.28,
    })
  );
}

function mountainTrail(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const middle = x + 300 * scale;
  const sky = sheet.linear([0, 0], [0, ground], [0, "#0d4a50"], [0.6, "#3f8a83"], [1, "#f0b878"]);
  const trail = `M${middle + 420 * scale} ${height}L${x - 200} ${height}C${x} ${ground + 120 * scale} ${x + 120 * scale} ${ground + 40 * scale} ${x + 250 * scale} ${ground - 16}C${x + 420 * scale} ${ground - 90 * scale} ${width - 40} ${ground - 150 * scale} ${width + 40} ${ground - 170 * scale}V${height}Z`;
  const hiker = figure(climbing, {
    skin: skins.middle,
    hair: "#191214",
    top: "#f2a23a",
    bottom: "#2b3334",
    shoes: hot,
    headwear: "cap",
    facing: 1,
  });
  const pack =
    fill("M148 196C120 214 116 300 136 322 160 334 186 322 190 300L206 214C196 190 168 186 148 196Z", hot) +
    fill("M140 262C130 280 130 310 140 322 156 328 176 324 184 310L190 274Z", tone(hot, -0.08));
  const tufts = [40, 190, 420, 560]
    .map((at) =>
      stroke(`M${x + at * scale} ${ground + 46 * scale}q-8-26-20-30m20 30q0-34 6-40m-6 40q10-24 24-26`, "#123b33", 6),
    )
    .join("");
  return (
    box(0, 0, width, height, sky) +
    circle([middle + 160 * scale, ground - 330 * scale], 60 * scale, "#ffe2ac") +
    volcano(middle - 60 * scale, ground - 30, 1.15 * scale, "#2c6f6e") +
    volcano(middle + 300 * scale, ground, 0.8 * scale, "#3f8480") +
    range(field, ground - 60 * scale, 70, 5, "#1d5a58") +
    range(field, ground - 10 * scale, 50, 9, "#134644") +
    fill(trail, "#0d3432") +
    stroke(
      `M${x + 30 * scale} ${height}C${x + 130 * scale} ${ground + 70 * scale} ${x + 260 * scale} ${ground + 26 * scale} ${x + 330 * scale} ${ground - 20 * scale}S${width - 60} ${ground - 120 * scale} ${width + 40} ${ground - 130 * scale}`,
      "#d8a263",
      20 * scale,
      { opacity: 0.85 },
    ) +
    tufts +
    placed(
      pack + hiker + fill("M206 214C190 240 186 280 190 300L180 306C174 270 184 230 196 208Z", "#7c1c10"),
      x + 130 * scale,
      y + 18 * scale,
      scale,
    )
  );
}

export const runningScenes = {
  "dawn-run": { calm: "#2a1118", paint: dawnRun },
  "mountain-trail": { calm: "#0a3436", paint: mountainTrail },
} satisfies Readonly<Record<string, Scene>>;
