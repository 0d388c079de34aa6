import { tone } from "../hand/colour.ts";
import { route } from "../hand/curve.ts";
import { box, circle, ellipse, fill, group, stroke } from "../hand/sheet.ts";
import { figure, limb, placed } from "./figure.ts";
import { warrior } from "./poses.ts";
import { type Field, hot, type Scene, skins, warm } from "./scene.ts";

function laneLine(field: Field, y: number, first: string, second: string): string {
  let beads = "";
  for (let x = -20; x < field.width + 20; x += 44)
    beads += box(x, y, 40, 13, (x / 44) % 6 < 3 ? first : second, { rx: 6 });
  return box(0, y + 12, field.width, 12, "#04262c", { opacity: 0.3 }) + beads;
}

function swimmer(): string {
  const skin = skins.middle;
  const far = fill(limb([330, 196], [440, 150], 19, 14), tone(skin, -0.08));
  const body =
    fill(limb([340, 214], [130, 236], 44, 32), hot) +
    fill(limb([136, 240], [-10, 262], 28, 18), skin) +
    fill(limb([130, 228], [-16, 230], 26, 16), tone(skin, -0.06)) +
    fill(limb([-14, 262], [-60, 280], 14, 9), skin);
  const head =
    circle([404, 206], 40, skin) +
    fill("M368 190C372 150 440 146 446 196Q420 188 368 190Z", "#f2c14e") +
    box(410, 196, 36, 17, "#14110f", { rx: 8 });
  const arm =
    fill(limb([350, 206], [410, 96], 21, 16), skin) +
    fill(limb([410, 96], [520, 130], 15, 10), skin) +
    circle([528, 134], 14, skin);
  return far + body + head + arm;
}

function swimming(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const water = sheet.linear([0, 0], [0, height], [0, "#2aa7ad"], [0.5, "#107480"], [1, "#073f4a"]);
  const level = y + 300 * scale;
  let ripples = "";
  for (let row = 0; row < 12; row += 1)
    for (let at = 0; at < 7; at += 1)
      ripples += `M${((at * 260 + row * 97) % (width + 200)) - 100} ${60 + row * (height / 12)}q30-14 60 0t60 0`;
  const splash = `M${x + 60 * scale} ${level - 60 * scale}C${x + 130 * scale} ${level - 10 * scale} ${x + 320 * scale} ${level - 20 * scale} ${x + 420 * scale} ${level + 4 * scale}S${x + 640 * scale} ${level - 10 * scale} ${x + 680 * scale} ${level + 12 * scale}C${x + 560 * scale} ${level + 66 * scale} ${x + 180 * scale} ${level + 70 * scale} ${x + 20 * scale} ${level + 20 * scale}Z`;
  const drops = route("560 -150 600 -110 640 -160 30 -90 60 -130 0 -60 670 -90")
    .map(([dx = 0, dy = 0], index) =>
      circle([x + dx * scale, level + dy * scale], 5 + (index % 3) * 4, warm, { opacity: 0.85 }),
    )
    .join("");
  const foam = stroke(
    `M${x - 60 * scale} ${level + 22 * scale}q28-12 56 0t56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0`,
    warm,
    7 * scale,
    { opacity: 0.8 },
  );
  return (
    box(0, 0, width, height, water) +
    stroke(ripples, "#bfeeea", 4, { opacity: 0.2 }) +
    laneLine(field, level - 230 * scale, hot, warm) +
    ellipse([x + 300 * scale, level + 60 * scale], 380 * scale, 40 * scale, "#04262c", { opacity: 0.35 }) +
    placed(swimmer(), x + 90 * scale, level - 240 * scale, scale) +
    fill(splash, "#1b8a93", { opacity: 0.82 }) +
    foam +
    drops +
    laneLine(field, Math.min(height - 60, ground + 20 * scale), "#f2c14e", warm)
  );
}

const leaf = (x: number, y: number, turn: number, size: number, colour: string): string =>
  group(
    fill("M0 0C-60-60-60-160 0-230 60-160 60-60 0 0Z", colour) +
      stroke(
        "M0 0V-210M0-50L-32-86M0-50L32-86M0-100L-36-140M0-100L36-140M0-150L-26-180M0-150L26-180",
        tone(colour, -0.07),
        5,
      ),
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
  );

function yoga(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const middle = x + 330 * scale;
  const wall = sheet.linear([0, 0], [0, ground], [0, "#5d2a2c"], [0.6, "#b4573a"], [1, "#eba46b"]);
  const floor = sheet.linear([0, ground], [0, height], [0, "#8c4a34"], [1, "#3b1c1c"]);
  const sun =
    circle([middle, ground - 190 * scale], 200 * scale, "#f8c98a") +
    circle([middle, ground - 190 * scale], 158 * scale, "#fde0b0");
  const mat =
    fill(
      `M${x + 60 * scale} ${ground + 24 * scale}H${x + 620 * scale}L${x + 660 * scale} ${ground + 74 * scale}H${x + 10 * scale}Z`,
      "#0f6460",
    ) + fill(`M${x + 10 * scale} ${ground + 74 * scale}H${x + 660 * scale}v10H${x + 10 * scale}Z`, "#083f41");
  const person = figure(warrior, {
    skin: skins.light,
    hair: "#24323a",
    top: hot,
    bottom: "#24323a",
    shoes: skins.light,
    headwear: "bun",
    facing: 1,
    sleeves: "none",
    legs: "long",
  });
  const plants =
    leaf(x - 20 * scale, ground + 40, -28, 1.05 * scale, "#1c5a4c") +
    leaf(x + 10 * scale, ground + 40, 6, 1.25 * scale, "#2a7560") +
    leaf(x + 50 * scale, ground + 40, 34, 0.9 * scale, "#174a40") +
    leaf(x + 690 * scale, ground + 44, 24, 1.1 * scale, "#1c5a4c") +
    leaf(x + 660 * scale, ground + 44, -12, 1.3 * scale, "#2a7560");
  const rays = stroke(`M0 ${ground + 2}H${width}`, "#5d2a2c", 5, { opacity: 0.5 });
  return (
    box(0, 0, width, height, wall) +
    sun +
    rays +
    box(0, ground, width, height - ground, floor) +
    plants +
    mat +
    placed(person, x + 138 * scale, y + 60 * scale, scale * 0.98)
  );
}

/** Scenes of quiet sports. */
export const calmScenes = {
  swimming: { calm: "#06424d", paint: swimming },
  yoga: { calm: "#43201f", paint: yoga },
} satisfies Readonly<Record<string, Scene>>;
