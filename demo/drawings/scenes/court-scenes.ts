import { tone } from "../hand/colour.ts";
import { box, circle, ellipse, fill, group, stroke } from "../hand/sheet.ts";
import { figure, placed } from "./figure.ts";
import { defending, dribbling, running2, shooting, smashing } from "./poses.ts";
import { type Field, hot, ink, type Scene, skins, teal, warm } from "./scene.ts";

const shade = ({ x, ground, scale }: Field, at: number, down = 0) =>
  ellipse([x + at * scale, ground + down * scale], 130 * scale, 13 * scale, "#080505", { opacity: 0.4 });

function floodlight(field: Field, x: number, y: number): string {
  const { sheet } = field;
  const lamps = [0, 1, 2, 3, 4, 5]
    .map((index) => circle([x - 34 + (index % 3) * 34, y + Math.floor(index / 3) * 32], 12, "#fff6dc"))
    .join("");
  return (
    circle(
      [x, y + 16],
      260,
      sheet.radial([x, y + 16], 260, [0, "#fff2c8", 0.6], [0.2, "#ffe9b0", 0.22], [1, "#ffe9b0", 0]),
    ) +
    box(x - 6, y + 40, 12, 700, "#0a2c2f") +
    box(x - 56, y - 20, 112, 74, "#123e41", { rx: 8 }) +
    lamps
  );
}

function futsalNight(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const sky = sheet.linear([0, 0], [0, ground], [0, "#06181b"], [1, "#0e4346"]);
  const floor = sheet.linear([0, ground - 40], [0, height], [0, "#14736b"], [1, "#0a3c3c"]);
  const top = ground - 60 * scale;
  let mesh = "";
  for (let at = 0; at <= 9; at += 1) mesh += `M${x + (330 + at * 30) * scale} ${top - 210 * scale}V${top}`;
  for (let at = 0; at <= 7; at += 1) mesh += `M${x + 330 * scale} ${top - at * 30 * scale}H${x + 600 * scale}`;
  const goal =
    stroke(mesh, warm, 2, { opacity: 0.3 }) +
    stroke(`M${x + 330 * scale} ${top}V${top - 210 * scale}H${x + 600 * scale}V${top}`, warm, 11 * scale);
  const lines =
    stroke(`M0 ${top + 20}H${width}M${x + 60 * scale} ${height}L${x + 230 * scale} ${top + 20}`, warm, 6, {
      opacity: 0.55,
    }) +
    ellipse([x + 300 * scale, ground + 120 * scale], 330 * scale, 70 * scale, "none", {
      stroke: warm,
      "stroke-width": 6,
      opacity: 0.5,
    });
  const striker = figure(dribbling, {
    skin: skins.middle,
    hair: "#17100f",
    top: hot,
    bottom: ink,
    shoes: "#f2c14e",
    headwear: "short",
    facing: 1,
  });
  const keeper = figure(defending, {
    skin: skins.deep,
    hair: "#17100f",
    top: "#f2c14e",
    bottom: "#24322f",
    shoes: "#f4f2ee",
    headwear: "short",
    facing: -1,
    sleeves: "long",
  });
  const ball =
    circle([x + 388 * scale, ground + 26 * scale], 27 * scale, warm) +
    fill(`M${x + 378 * scale} ${ground + 16 * scale}l20-4 8 18-16 12-16-10Z`, ink);
  return (
    box(0, 0, width, height, sky) +
    floodlight(field, x + 60 * scale, 70) +
    floodlight(field, x + 640 * scale, 50) +
    box(0, top - 46, width, 70, "#0a2f31") +
    box(0, top, width, height - top, floor) +
    lines +
    goal +
    shade(field, 520, -22) +
    shade(field, 240, 40) +
    placed(keeper, x + 390 * scale, y + 80 * scale, scale * 0.78) +
    placed(striker, x + 40 * scale, y + 34 * scale, scale) +
    ball
  );
}

const racket = (x: number, y: number, turn: number): string =>
  group(
    ellipse([0, -86], 30, 40, warm, { opacity: 0.35 }) +
      ellipse([0, -86], 30, 40, "none", { stroke: "#f2c14e", "stroke-width": 7 }) +
      stroke("M0-46V10", "#f4f2ee", 6),
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );

const shuttle = (x: number, y: number, turn: number): string =>
  group(fill("M-6 0L-22-40H22L6 0Z", warm) + circle([0, 4], 9, hot), {
    transform: `translate(${x} ${y}) rotate(${turn})`,
  });

function badmintonHall(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const wall = sheet.linear([0, 0], [0, ground], [0, "#0a3c40"], [1, "#12605f"]);
  const floor = sheet.linear([0, ground - 30], [0, height], [0, "#1f8a72"], [1, "#0b4a44"]);
  const beams = [0, 1, 2, 3, 4, 5]
    .map((index) => box(x - 240 + index * 210, 0, 18, ground, "#0a3438", { opacity: 0.55 }))
    .join("");
  const lamps = [0, 1, 2, 3]
    .map((index) => box(x - 80 + index * 240 * scale, 46, 150 * scale, 12, "#fff3cf", { rx: 6 }))
    .join("");
  const netTop = ground - 130 * scale;
  let mesh = "";
  for (let at = x + 380 * scale; at < x + 720 * scale; at += 15) mesh += `M${Math.round(at)} ${netTop}v${86 * scale}`;
  for (let at = 0; at < 6; at += 1) mesh += `M${x + 376 * scale} ${netTop + at * 16 * scale}H${x + 900}`;
  const net =
    stroke(mesh, warm, 1.6, { opacity: 0.4 }) +
    box(x + 376 * scale, netTop - 8, 900, 13, warm) +
    box(x + 366 * scale, netTop - 14, 13, 160 * scale, "#0a2f31");
  const lines = stroke(
    `M${x - 260 * scale} ${height}L${x + 60 * scale} ${ground - 10}H${width}M${x + 100 * scale} ${height}L${x + 270 * scale} ${ground - 10}`,
    warm,
    7,
    { opacity: 0.75 },
  );
  const player = figure(smashing, {
    skin: skins.light,
    hair: "#17100f",
    top: hot,
    bottom: "#f4f2ee",
    shoes: "#f2c14e",
    headwear: "bun",
    facing: 1,
    sleeves: "none",
  });
  return (
    box(0, 0, width, height, wall) +
    beams +
    lamps +
    box(0, ground - 30, width, height, floor) +
    lines +
    shade(field, 230, 44) +
    placed(racket(176, 86, 28) + player, x + 40 * scale, y - 34 * scale, scale) +
    net +
    shuttle(x + 520 * scale, y + 110 * scale, 58) +
    stroke(`M${x + 330 * scale} ${y + 26 * scale}L${x + 470 * scale} ${y + 86 * scale}`, warm, 4, {
      opacity: 0.35,
      "stroke-dasharray": "14 16",
    })
  );
}

function basketballCourt(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const wall = sheet.linear([0, 0], [0, ground], [0, "#8f1d10"], [1, "#d8431f"]);
  const floor = sheet.linear([0, ground], [0, height], [0, "#f0a35a"], [1, "#b65c28"]);
  const hoopX = x + 470 * scale;
  const hoopY = y + 120 * scale;
  let net = "";
  for (let at = 0; at < 6; at += 1)
    net += `M${hoopX - 48 * scale + at * 19 * scale} ${hoopY}L${hoopX - 26 * scale + at * 11 * scale} ${hoopY + 74 * scale}`;
  const board =
    box(hoopX + 58 * scale, hoopY - 150 * scale, 24 * scale, 190 * scale, warm) +
    box(hoopX + 82 * scale, hoopY - 130 * scale, 400, 20 * scale, "#5e140b") +
    stroke(`M${hoopX + 120 * scale} ${hoopY - 120 * scale}V${ground}`, "#5e140b", 22 * scale);
  const rim =
    stroke(net, warm, 3.4, { opacity: 0.85 }) +
    stroke(`M${hoopX - 54 * scale} ${hoopY}H${hoopX + 60 * scale}`, "#ffb23e", 10 * scale);
  const player = figure(shooting, {
    skin: skins.deep,
    hair: "#17100f",
    top: warm,
    bottom: warm,
    shoes: "#14110f",
    headwear: "short",
    facing: 1,
    sleeves: "none",
  });
  const guard = figure(defending, {
    skin: skins.middle,
    hair: "#17100f",
    top: teal,
    bottom: teal,
    shoes: "#f4f2ee",
    headwear: "short",
    facing: -1,
    sleeves: "none",
  });
  const ballX = x + 330 * scale;
  const ballY = y - 10 * scale;
  const ball =
    circle([ballX, ballY], 36 * scale, "#f08a32") +
    stroke(
      `M${ballX - 36 * scale} ${ballY}H${ballX + 36 * scale}M${ballX} ${ballY - 36 * scale}V${ballY + 36 * scale}M${ballX - 25 * scale} ${ballY - 25 * scale}Q${ballX} ${ballY} ${ballX - 25 * scale} ${ballY + 25 * scale}M${ballX + 25 * scale} ${ballY - 25 * scale}Q${ballX} ${ballY} ${ballX + 25 * scale} ${ballY + 25 * scale}`,
      "#6b2a10",
      3.6,
    );
  const sunburst = [0, 1, 2, 3, 4, 5, 6]
    .map((index) => fill(`M${hoopX} ${ground}L${hoopX - 900 + index * 280} -80h110Z`, "#ff7a3c", { opacity: 0.13 }))
    .join("");
  const lines =
    stroke(`M0 ${ground + 6}H${width}`, "#5e140b", 8, { opacity: 0.6 }) +
    ellipse([x + 330 * scale, ground + 90 * scale], 360 * scale, 60 * scale, "none", {
      stroke: warm,
      "stroke-width": 7,
      opacity: 0.7,
    });
  return (
    box(0, 0, width, height, wall) +
    sunburst +
    box(0, ground, width, height - ground, floor) +
    lines +
    shade(field, 180, 50) +
    shade(field, 420, 46) +
    board +
    placed(guard, x + 240 * scale, y + 50 * scale, scale * 0.94) +
    placed(player, x + 30 * scale, y + 10 * scale, scale) +
    rim +
    ball
  );
}

function footballKids(field: Field): string {
  const { sheet, width, height, ground, x, y, scale } = field;
  const sky = sheet.linear([0, 0], [0, ground], [0, "#0b4f52"], [0.55, "#4e9a84"], [1, "#ffcf86"]);
  const grass = sheet.linear([0, ground - 30], [0, height], [0, "#4f8f4a"], [0.4, "#2f6b41"], [1, "#123f34"]);
  const roof = (at: number, w: number, colour: string) =>
    fill(`M${x + at * scale} ${ground - 20}V${ground - 110 * scale}h${w * scale}V${ground - 20}Z`, tone(colour, 0.1)) +
    fill(
      `M${x + (at - 24) * scale} ${ground - 104 * scale}l${(w / 2 + 24) * scale} ${-70 * scale} ${(w / 2 + 24) * scale} ${70 * scale}Z`,
      colour,
    );
  const trees = [-30, 250, 560, 700]
    .map(
      (at) =>
        stroke(`M${x + at * scale} ${ground - 20}v${-110 * scale}`, "#23463a", 13) +
        circle([x + at * scale, ground - 160 * scale], 62 * scale, "#1f5a48") +
        circle([x + (at - 20) * scale, ground - 176 * scale], 40 * scale, "#2a6d55"),
    )
    .join("");
  const kid = (
    pose: typeof running2,
    top: string,
    bottom: string,
    skin: string,
    headwear: "short" | "hijab" | "bun",
    hair = "#17100f",
  ) =>
    figure(pose, {
      skin,
      hair,
      top,
      bottom,
      shoes: ink,
      headwear,
      facing: 1,
      ...(headwear === "hijab" ? { sleeves: "long" as const, legs: "long" as const } : {}),
    });
  const ball =
    circle([x + 420 * scale, ground + 20 * scale], 26 * scale, warm) +
    fill(`M${x + 410 * scale} ${ground + 12 * scale}l18-4 8 16-14 12-16-10Z`, ink);
  return (
    box(0, 0, width, height, sky) +
    circle([x + 430 * scale, ground - 210 * scale], 70 * scale, "#ffe9bd") +
    trees +
    roof(60, 150, "#8c3a22") +
    roof(390, 130, "#a5482a") +
    box(0, ground - 30, width, height, grass) +
    stroke(`M${x - 300} ${ground + 10}H${width}`, warm, 5, { opacity: 0.4 }) +
    shade(field, 90, 24) +
    shade(field, 330, 48) +
    shade(field, 560, 20) +
    placed(
      kid(running2, "#f2c14e", teal, skins.middle, "hijab", "#f4f2ee"),
      x - 90 * scale,
      y + 63 * scale,
      scale * 0.84,
    ) +
    placed(kid(running2, warm, "#24322f", skins.light, "short"), x + 430 * scale, y + 63 * scale, scale * 0.84) +
    placed(kid(dribbling, hot, warm, skins.deep, "short"), x + 130 * scale, y + 45 * scale, scale * 0.92) +
    ball
  );
}

/** Scenes on courts and fields. */
export const courtScenes = {
  "futsal-night": { calm: "#06191c", paint: futsalNight },
  "badminton-hall": { calm: "#08383b", paint: badmintonHall },
  "basketball-court": { calm: "#7d180d", paint: basketballCourt },
  "football-kids": { calm: "#0b3f40", paint: footballKids },
} satisfies Readonly<Record<string, Scene>>;
