import { box, circle, ellipse, fill, group, stroke } from "../hand/sheet.ts";
import { figure, inArea, placed } from "./figure.ts";
import { drinking, running2 } from "./poses.ts";
import { palm } from "./running-scenes.ts";
import { type Field, hot, ink, type Scene, skins, teal, warm } from "./scene.ts";

const tree = (x: number, y: number, size: number, crown: string, lit: string): string =>
  group(stroke("M0 0V-110", "#3a2a22", 14) + circle([0, -168], 74, crown) + circle([-22, -188], 48, lit), {
    transform: `translate(${x} ${y}) scale(${size})`,
  });

/** The flag of a kilometre, smaller the further it is. */
const flag = (x: number, y: number, size: number, paint: string): string =>
  group(stroke("M0 0V-120", warm, 7) + fill("M2-120H62L46-98 62-76H2Z", paint), {
    transform: `translate(${x} ${y}) scale(${size})`,
  });

/** Someone's first five kilometres: a path through a park, with a flag for each. */
function firstFive(field: Field): string {
  const { sheet, width, height, ground } = field;
  const sky = sheet.linear([0, 0], [0, ground], [0, "#125a6b"], [0.6, "#63b3b0"], [1, "#d8efcf"]);
  const grass = sheet.linear([0, ground - 90], [0, height], [0, "#5fa35a"], [0.4, "#2f7a4c"], [1, "#0f4236"]);
  const path =
    "M-700 700C-100 640 420 640 520 560 600 500 480 470 500 440 516 416 600 412 640 398L606 394C548 408 440 412 424 440 404 476 470 500 380 536 250 588-300 580-900 640Z";
  const woman = figure(running2, {
    skin: skins.middle,
    hair: "#191214",
    top: "#f2c14e",
    bottom: "#24323a",
    shoes: hot,
    headwear: "bun",
    facing: 1,
    legs: "long",
  });
  const flags =
    flag(640, 398, 0.34, hot) +
    flag(500, 420, 0.46, warm) +
    flag(402, 462, 0.6, warm) +
    flag(560, 520, 0.8, warm) +
    flag(400, 600, 1, "#f2c14e");
  return (
    box(0, 0, width, height, sky) +
    inArea(
      field,
      circle([150, 150], 60, "#fff0c8") +
        ellipse([560, 404], 420, 90, "#3f8f6a") +
        ellipse([60, 412], 380, 70, "#4a9a6c"),
    ) +
    box(0, ground - 90, width, height, grass) +
    inArea(
      field,
      tree(-70, 440, 1.1, "#1f6a4c", "#2f8460") +
        tree(640, 392, 0.7, "#2a7a58", "#3f946c") +
        tree(300, 420, 0.8, "#246f52", "#35875f") +
        fill(path, "#e6c48e") +
        flags +
        ellipse([210, 566], 130, 12, "#3a2a1a", { opacity: 0.4 }) +
        placed(woman, 20, 28, 0.98),
    )
  );
}

/** A bottle of water on y = 0. */
const bottle = (paint: string): string =>
  box(-20, -96, 40, 96, paint, { rx: 9 }) +
  box(-13, -116, 26, 24, warm, { rx: 5 }) +
  box(-20, -58, 40, 26, warm, { opacity: 0.5 });
const drops = (points: readonly (readonly [number, number, number])[], paint: string): string =>
  points
    .map(([x, y, size]) =>
      fill(`M${x} ${y}q${size} ${size * 1.5} 0 ${size * 2}q${-size} ${-size * 0.5} 0 ${-size * 2}Z`, paint),
    )
    .join("");

/** A pause in the noon heat. */
function drinkBreak(field: Field): string {
  const { sheet, width, height, ground } = field;
  const sky = sheet.linear([0, 0], [0, ground], [0, "#a8321a"], [0.5, "#ee7a2e"], [1, "#ffd58a"]);
  const track = sheet.linear([0, ground], [0, height], [0, "#c4472a"], [1, "#5a1a14"]);
  const rays = Array.from({ length: 12 }, (_, index) => {
    const turn = (index * Math.PI) / 6;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    return `M${470 + dx * 150} ${140 + dy * 150}L${470 + dx * 186} ${140 + dy * 186}`;
  });
  const man = figure(drinking, {
    skin: skins.deep,
    hair: "#17100f",
    top: teal,
    bottom: ink,
    shoes: "#f2c14e",
    headwear: "short",
    facing: 1,
    sleeves: "none",
  });
  const held = group(bottle("#4fb6c4"), { transform: "translate(330 106) rotate(-118)" });
  return (
    box(0, 0, width, height, sky) +
    inArea(field, circle([470, 140], 118, "#fff0c0") + stroke(rays.join(""), "#ffe3a0", 12)) +
    box(0, ground - 22, width, 30, "#6b7a3a") +
    box(0, ground, width, height - ground, track) +
    [40, 84].map((down) => stroke(`M0 ${ground + down}H${width}`, warm, 6, { opacity: 0.55 })).join("") +
    inArea(
      field,
      palm(630, 494, 1.25) +
        palm(-40, 494, 0.9) +
        box(380, 448, 190, 16, "#7a3a22", { rx: 6 }) +
        stroke("M400 464V520M550 464V520", "#5a2817", 12) +
        placed(bottle("#4fb6c4"), 440, 448, 0.9) +
        fill("M480 448Q490 416 540 422 566 426 562 448Z", warm) +
        ellipse([206, 534], 120, 12, "#2a0c08", { opacity: 0.4 }) +
        placed(held + man, 0, -12, 0.99) +
        drops(
          [
            [262, 122, 9],
            [150, 178, 10],
            [272, 210, 8],
            [160, 120, 8],
          ],
          "#bfeef0",
        ),
    )
  );
}

/** Scenes of people at work on themselves. */
export const effortScenes = {
  "first-five": { calm: "#0c3f45", paint: firstFive },
  "drink-break": { calm: "#6e1a10", paint: drinkBreak },
} satisfies Readonly<Record<string, Scene>>;
