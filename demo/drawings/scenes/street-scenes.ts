import { box, circle, ellipse, fill, stroke } from "../hand/sheet.ts";
import { figure, inArea, placed } from "./figure.ts";
import { cycling, walking } from "./poses.ts";
import { skyline } from "./running-scenes.ts";
import { type Field, hot, ink, type Scene, skins, warm } from "./scene.ts";

const wheel = (x: number): string => {
  const spokes = [0, 30, 60, 90, 120, 150].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * 78, Math.sin((turn * Math.PI) / 180) * 78];
    return `M${x - dx} ${420 - dy}L${x + dx} ${420 + dy}`;
  });
  return (
    stroke(spokes.join(""), "#d9e4de", 1.6, { opacity: 0.7 }) +
    circle([x, 420], 80, "none", { stroke: ink, "stroke-width": 12 }) +
    circle([x, 420], 72, "none", { stroke: "#9fb4ad", "stroke-width": 4 }) +
    circle([x, 420], 9, warm)
  );
};

/** A city bicycle on y = 506, with a bag, mudguards and a light. */
function bicycle(): string {
  return (
    wheel(112) +
    wheel(442) +
    stroke("M26 392A92 92 0 0 1 176 352M366 372A92 92 0 0 1 528 388", "#0f3c40", 9) +
    stroke("M112 420L256 424L222 276L112 420M222 292L398 276M256 424L402 296M388 232L402 296L442 420", hot, 13) +
    stroke("M60 322H214", "#0f3c40", 8) +
    box(46, 326, 92, 70, "#f2a23a", { rx: 10 }) +
    box(46, 326, 92, 22, "#d9822a", { rx: 10 }) +
    stroke("M362 224H398Q414 224 412 240", ink, 10) +
    fill("M188 258Q216 246 250 262L246 276H196Z", ink) +
    circle([256, 424], 22, "none", { stroke: "#d9e4de", "stroke-width": 7 }) +
    circle([424, 300], 12, "#fff3cf") +
    circle([30, 376], 9, hot)
  );
}

const helmet =
  fill("M276 56C272 14 344 4 356 44L358 56Q316 44 276 56Z", "#f2c14e") +
  stroke("M292 44Q308 22 346 34M304 50Q322 36 352 46", "#b98a1e", 5);

/** To work by bicycle, in front of the towers, on a lane of its own. */
function cityRide(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const sky = sheet.linear([0, 0], [0, ground], [0, "#0d4a57"], [0.55, "#3f9aa0"], [1, "#ffd79a"]);
  const road = sheet.linear([0, ground], [0, height], [0, "#2e4a4e"], [1, "#122a2e"]);
  const sun = [x + 560 * scale, y + 190 * scale] as const;
  const rider = figure(cycling, {
    skin: skins.middle,
    hair: "#191214",
    top: warm,
    bottom: "#1f2f4a",
    shoes: "#7a4a2a",
    headwear: "short",
    facing: 1,
    sleeves: "long",
    legs: "long",
  });
  const lane =
    box(0, ground + 4, width, 58 * scale, "#17756b") +
    stroke(`M0 ${ground + 4}H${width}M0 ${ground + 62 * scale}H${width}`, warm, 5, { opacity: 0.7 }) +
    stroke(`M0 ${ground + 118 * scale}H${width}`, warm, 5, { opacity: 0.4, "stroke-dasharray": "60 46" });
  return (
    box(0, 0, width, height, sky) +
    circle(sun, 62 * scale, "#fff0c8", { opacity: 0.9 }) +
    skyline(field, "#2c7f86", 4, 120, 330) +
    skyline(field, "#155860", 11, 40, 170) +
    box(0, ground, width, height - ground, road) +
    lane +
    ellipse([x + 290 * scale, ground + 32 * scale], 280 * scale, 11 * scale, "#081a1c", { opacity: 0.45 }) +
    placed(bicycle() + rider + helmet, x + 20 * scale, y + 26 * scale, scale)
  );
}

/** A school of one floor, with its flag, on y = 506 and 560 wide. */
function school(): string {
  const windows = [40, 130, 370, 460].map(
    (at) => box(at, 336, 62, 66, "#8fd0c8") + stroke(`M${at + 31} 336v66M${at} 369h62`, warm, 5),
  );
  return (
    fill("M-24 300L280 196L584 300Z", "#b4452a") +
    box(0, 296, 560, 214, "#f3dcae") +
    box(232, 366, 96, 144, "#7a3a22") +
    stroke("M280 366V510", "#f3dcae", 4) +
    circle([280, 268], 26, warm) +
    stroke("M280 268V252M280 268L292 274", ink, 4) +
    windows.join("") +
    stroke("M640 506V120", "#e9e4da", 9) +
    box(644, 124, 96, 32, "#d8221a") +
    box(644, 156, 96, 32, warm)
  );
}

const satchel = (paint: string, flap: string): string =>
  box(132, 196, 62, 116, paint, { rx: 24 }) + box(126, 252, 40, 52, flap, { rx: 12 });
const straps = stroke("M196 190Q182 240 194 292", "#1c2740", 9);

/** Two children in the uniform of a primary school, on their way in. */
function schoolMorning(field: Field): string {
  const { sheet, width, height, ground } = field;
  const sky = sheet.linear([0, 0], [0, ground], [0, "#14586a"], [0.6, "#6fb6ab"], [1, "#ffe2a6"]);
  const yard = sheet.linear([0, ground], [0, height], [0, "#c98f55"], [1, "#5a3524"]);
  const uniform = { top: warm, bottom: "#b8231c", shoes: ink, facing: 1 as const };
  const girl = figure(walking, {
    ...uniform,
    skin: skins.light,
    hair: "#ffffff",
    headwear: "hijab",
    sleeves: "long",
    legs: "long",
  });
  const boy = figure(walking, { ...uniform, skin: skins.deep, hair: "#17100f", headwear: "short" });
  const shade = (at: number) => ellipse([at, 528], 104, 11, "#2a140c", { opacity: 0.4 });
  return (
    box(0, 0, width, height, sky) +
    inArea(field, circle([470, 96], 54, "#fff3cf") + placed(school(), 0, 0, 1)) +
    box(0, ground, width, height - ground, yard) +
    inArea(
      field,
      shade(160) +
        shade(420) +
        placed(satchel("#1b4fa3", "#2f6ac7") + girl + straps, -10, 62, 0.84) +
        placed(satchel("#f2a23a", "#d9822a") + boy + straps, 250, 76, 0.82),
    )
  );
}

/** Scenes on the way to somewhere. */
export const streetScenes = {
  "city-ride": { calm: "#0a353f", paint: cityRide },
  "school-morning": { calm: "#0d3f4c", paint: schoolMorning },
} satisfies Readonly<Record<string, Scene>>;
