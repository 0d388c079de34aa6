import { tone } from "../hand/colour.ts";
import type { Point } from "../hand/curve.ts";
import { box, circle, ellipse, fill, group, stroke } from "../hand/sheet.ts";
import { figure, placed } from "./figure.ts";
import { walking } from "./poses.ts";
import { type Field, hot, type Scene, skins, teal, warm } from "./scene.ts";

/** A mosque behind the houses: one big dome, two small ones and two minarets, on y = 0. */
function mosque(colour: string): string {
  const dome = (x: number, y: number, r: number) =>
    fill(
      `M${x - r} ${y}C${x - r * 1.25} ${y - r} ${x - r * 0.4} ${y - r * 1.25} ${x} ${y - r * 1.7}C${x + r * 0.4} ${y - r * 1.25} ${x + r * 1.25} ${y - r} ${x + r} ${y}Z`,
      tone(colour, 0.04),
    ) + stroke(`M${x} ${y - r * 1.7}v${-r * 0.4}`, tone(colour, 0.04), 5);
  const minaret = (x: number) =>
    box(x - 13, -300, 26, 300, colour) +
    box(x - 22, -300, 44, 14, tone(colour, 0.05)) +
    box(x - 10, -344, 20, 46, colour) +
    fill(`M${x - 14} -344L${x} -392L${x + 14} -344Z`, tone(colour, 0.05)) +
    box(x - 4, -330, 8, 20, "#ffd98a", { opacity: 0.9 });
  const window = (x: number) => fill(`M${x - 11} -30V-74Q${x} -96 ${x + 11} -74V-30Z`, "#ffd98a", { opacity: 0.85 });
  return (
    minaret(-190) +
    minaret(190) +
    dome(-104, -120, 44) +
    dome(104, -120, 44) +
    dome(0, -132, 92) +
    box(-160, -124, 320, 124, colour) +
    [-120, -72, -24, 24, 72, 120].map(window).join("")
  );
}

/** A crescent that opens to the upper right. */
const crescent = (sky: string, [x, y]: Point, r: number): string =>
  circle([x, y], r * 1.9, "#ffe9bd", { opacity: 0.1 }) +
  circle([x, y], r, "#ffe9bd") +
  circle([x + r * 0.42, y - r * 0.22], r * 0.86, sky);

/** Lamps on a line from one side to the other. */
function lamps(from: number, to: number, y: number, sag: number): string {
  const lineTo = `M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`;
  const hung = Array.from({ length: 7 }, (_, index) => {
    const t = (index + 1) / 8;
    const [x, top] = [from + (to - from) * t, y + 4 * sag * t * (1 - t)];
    const paint = index % 2 ? "#ffd98a" : "#ff9d5c";
    return (
      circle([x, top + 22], 26, paint, { opacity: 0.18 }) +
      stroke(`M${x} ${top}v8`, "#1a1430", 3) +
      fill(`M${x - 9} ${top + 8}h18l5 12-5 18h-18l-5-18Z`, paint)
    );
  });
  return stroke(lineTo, "#1a1430", 3) + hung.join("");
}

/** The walk before iftar: two people on the way home, the mosque and a young moon. */
function ramadanDusk(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const skyAtMoon = "#41356b";
  const sky = sheet.linear([0, 0], [0, ground], [0, "#231c4a"], [0.45, "#4a3470"], [0.8, "#b4566a"], [1, "#f2a06b"]);
  const street = sheet.linear([0, ground], [0, height], [0, "#3a2a4d"], [1, "#191230"]);
  const stars = [60, 150, 240, 480, 560, 640, 20, 330]
    .map((at, index) =>
      circle([x + at * scale, y + ((index * 53) % 170) * scale], 2 + (index % 2), warm, { opacity: 0.8 }),
    )
    .join("");
  const houses = [-200, -60, 400, 540, 660]
    .map((at, index) => {
      const tall = (70 + (index % 3) * 26) * scale;
      const left = x + at * scale;
      return (
        box(left, ground - tall, 130 * scale, tall, "#2a2046") +
        fill(`M${left - 12} ${ground - tall}l${77 * scale} ${-44 * scale} ${77 * scale} ${44 * scale}Z`, "#1f1838") +
        box(left + 28 * scale, ground - tall * 0.6, 24 * scale, 26 * scale, "#ffd98a", { opacity: 0.75 })
      );
    })
    .join("");
  const person = {
    skin: skins.middle,
    shoes: warm,
    facing: 1 as const,
    sleeves: "long" as const,
    legs: "long" as const,
  };
  const woman = figure(walking, { ...person, hair: "#f4d9c0", top: teal, bottom: "#12343a", headwear: "hijab" });
  const man = figure(walking, {
    ...person,
    hair: "#120d18",
    top: hot,
    bottom: "#241a38",
    headwear: "short",
    skin: skins.deep,
  });
  const shade = (at: number) =>
    ellipse([x + at * scale, ground + 26 * scale], 110 * scale, 14 * scale, "#0d0920", { opacity: 0.4 });
  return (
    box(0, 0, width, height, sky) +
    stars +
    crescent(skyAtMoon, [x + 640 * scale, y + 130 * scale], 46 * scale) +
    group(mosque("#33254f"), { transform: `translate(${x + 300 * scale} ${ground}) scale(${scale * 1.05})` }) +
    houses +
    box(0, ground, width, height - ground, street) +
    stroke(`M0 ${ground + 3}H${width}`, "#f2a06b", 5, { opacity: 0.35 }) +
    lamps(x - 60 * scale, x + 700 * scale, y - 20 * scale, 34 * scale) +
    shade(190) +
    shade(430) +
    placed(man, x + 240 * scale, y + 28 * scale, scale * 0.98) +
    placed(woman, x + 10 * scale, y + 62 * scale, scale * 0.94)
  );
}

/** Scenes of an evening. */
export const eveningScenes = {
  "ramadan-dusk": { calm: "#1f1840", paint: ramadanDusk },
} satisfies Readonly<Record<string, Scene>>;
