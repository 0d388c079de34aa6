import type { Brush, Gear } from "../hand/brush.ts";
import { blend, lightnessOf, tone, visibleOn } from "../hand/colour.ts";
import { weavePaint } from "../hand/fabric.ts";
import { seamOn } from "../hand/panel.ts";
import { box, circle, ellipse, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { glint, roundedBox, roundPaint, solid, tubePaint } from "../hand/shine.ts";
import { contactShadow } from "../hand/stage.ts";
import { brandMark } from "../marks.ts";

const upright = (sheet: Sheet, colour: string, from: number, to: number) =>
  sheet.linear(
    [0, from],
    [0, to],
    [0, tone(colour, 0.1)],
    [0.3, tone(colour, 0.03)],
    [0.65, tone(colour, -0.06)],
    [1, tone(colour, -0.22)],
  );

function dumbbell({ sheet, main, accent, mark, dice, second }: Brush): string {
  const hex = dice.chance(0.6);
  const head = (x: number) =>
    hex
      ? `M${x} 440L${x + 30} 372H${x + 138}L${x + 168} 440V560L${x + 138} 628H${x + 30}L${x} 560Z`
      : roundedBox(x, 372, 168, 256, 56);
  const weight = (x: number) =>
    solid(head(x), upright(sheet, main, 372, 628), main) +
    sheet.inside(
      head(x),
      box(x, 372, 26, 260, "#fff", { opacity: 0.08 }) +
        box(x + 138, 372, 40, 260, "#120d0a", { opacity: 0.16 }) +
        (hex ? stroke(`M${x} 440H${x + 168}M${x} 560H${x + 168}`, tone(main, -0.14), 2.5) : "") +
        stroke(`M${x + 34} 380H${x + 130}`, "#fff", 5, { opacity: 0.3 }),
    );
  const bar = box(
    270,
    466,
    260,
    68,
    sheet.linear([0, 466], [0, 534], [0, "#f4f4f4"], [0.3, "#cfd1d3"], [0.6, "#8c9094"], [1, "#5a5e62"]),
    { rx: 26 },
  );
  const knurl = box(318, 468, 164, 64, sheet.pattern(9, 9, stroke("M0 9 9 0M0 0 9 9", "#5a5e62", 1.2)), {
    opacity: 0.6,
  });
  const ring = (x: number) => box(x, 440, 18, 120, upright(sheet, accent, 440, 560), { rx: 7 });
  return (
    bar +
    knurl +
    ring(286) +
    ring(496) +
    weight(120) +
    weight(512) +
    brandMark(mark, 204, 500, 74, visibleOn(main, accent, second)) +
    brandMark(mark, 596, 500, 74, visibleOn(main, accent, second))
  );
}

function kettlebell({ sheet, main, accent, mark, second, dice }: Brush): string {
  const body =
    "M400 300C520 300 586 390 586 486 586 560 548 610 500 640H300C252 610 214 560 214 486 214 390 280 300 400 300Z";
  const handle = "M300 372C262 250 286 168 340 152H460C514 168 538 250 500 372";
  const steel = dice.chance(0.5) ? "#55585c" : main;
  const arm =
    stroke(handle, tone(steel, -0.2), 60) +
    stroke(
      handle,
      sheet.linear([280, 140], [540, 380], [0, tone(steel, 0.14)], [0.5, steel], [1, tone(steel, -0.16)]),
      54,
    ) +
    stroke("M296 330C274 240 296 180 342 168H440", "#fff", 9, { opacity: 0.3 });
  const band = sheet.inside(body, box(200, 440, 400, 108, second) + box(200, 556, 400, 8, accent));
  return (
    arm +
    solid(body, roundPaint(sheet, main, [400, 480], 190), main) +
    (dice.chance(0.5) ? band : "") +
    sheet.inside(body, fill(body, roundPaint(sheet, main, [400, 480], 190), { opacity: 0.35 })) +
    glint(sheet, 312, 410, 80, 50, 0.45) +
    brandMark(mark, 400, 490, 116, visibleOn(main, accent, "#fbfaf8"))
  );
}

function yogaMat({ sheet, main, second, accent, mark, dice }: Brush): string {
  const roll = "M196 360H604V600H196Z";
  const spiral =
    "M604 480m-58 0a58 120 0 1 1 116 0 50 104 0 1 1-100 6 42 86 0 1 1 84-6 34 66 0 1 1-66 6 24 46 0 1 1 46-6";
  const tail = "M196 592H604V618C470 640 320 640 120 632Q110 600 196 592Z";
  const straps = [286, 486]
    .map(
      (x) =>
        box(x, 354, 30, 256, upright(sheet, accent, 354, 610), { rx: 6 }) +
        box(x - 5, 452, 40, 44, tone(accent, -0.2), { rx: 6 }) +
        box(x + 3, 460, 24, 28, tone(accent, 0.1), { rx: 4 }),
    )
    .join("");
  const handle =
    stroke("M301 360C320 210 480 210 501 360", tone(accent, -0.12), 17) +
    stroke("M301 360C320 210 480 210 501 360", accent, 12) +
    stitches("M301 360C320 210 480 210 501 360", seamOn(accent));
  const line = dice.chance(0.6) ? box(196, 360, 408, 16, second, { opacity: 0.7 }) : "";
  return (
    handle +
    fill(tail, tone(second, -0.06)) +
    ellipse([196, 480], 58, 120, upright(sheet, main, 360, 600)) +
    fill(roll, upright(sheet, main, 360, 600)) +
    fill(roll, weavePaint(sheet, "hex", main), { opacity: 0.4 }) +
    line +
    ellipse([604, 480], 58, 120, tone(main, -0.05)) +
    stroke(spiral, tone(second, -0.1), 5) +
    straps +
    brandMark(mark, 400, 470, 84, visibleOn(main, accent, second))
  );
}

/** One loop of a set, standing on its edge; `x` and `y` are the middle of its upper rim. */
function loopBand(sheet: Sheet, x: number, y: number, half: number, height: number, colour: string): string {
  const depth = half * 0.36;
  const behind = `M${x - half} ${y}A${half} ${depth} 0 0 1 ${x + half} ${y}V${y + height}A${half} ${depth} 0 0 0 ${x - half} ${y + height}Z`;
  const inside = fill(
    behind,
    sheet.linear(
      [x - half, 0],
      [x + half, 0],
      [0, tone(colour, -0.24)],
      [0.6, tone(colour, -0.12)],
      [1, tone(colour, -0.2)],
    ),
  );
  const wall = `M${x - half} ${y}A${half} ${depth} 0 0 0 ${x + half} ${y}V${y + height}A${half} ${depth} 0 0 1 ${x - half} ${y + height}Z`;
  const lip = stroke(`M${x - half} ${y}A${half} ${depth} 0 0 0 ${x + half} ${y}`, tone(colour, 0.14), 3.5, {
    opacity: 0.7,
  });
  return (
    inside +
    fill(wall, tubePaint(sheet, colour, x - half, x + half)) +
    lip +
    stroke(
      `M${x - half + 10} ${y + height - 12}A${half} ${depth} 0 0 0 ${x + half - 10} ${y + height - 12}`,
      "#fff",
      2,
      { opacity: 0.3 },
    )
  );
}

function resistanceBand({ sheet, main, second, accent, mark }: Brush): string {
  const inks = [visibleOn(accent, main), visibleOn(second, accent, main), visibleOn(main, accent, second)] as const;
  return (
    loopBand(sheet, 300, 356, 150, 40, accent) +
    brandMark(mark, 300, 430, 26, inks[0]) +
    loopBand(sheet, 520, 402, 172, 56, second) +
    brandMark(mark, 520, 492, 36, inks[1]) +
    loopBand(sheet, 350, 478, 196, 76, main) +
    brandMark(mark, 350, 586, 48, inks[2])
  );
}

function jumpRope({ sheet, main, second, accent, mark }: Brush): string {
  const rope = "M262 420C220 180 330 110 400 240S560 640 420 640 250 480 400 300 610 250 540 420";
  const cord =
    stroke(rope, "#120d0a", 13, { opacity: 0.16, transform: "translate(5 9)" }) +
    stroke(rope, tone(main, -0.14), 13) +
    stroke(rope, main, 9) +
    stroke(rope, "#fff", 2.5, { opacity: 0.4, transform: "translate(-2 -2)" });
  const handle = (x: number, turn: number) =>
    group(
      fill(roundedBox(-24, 0, 48, 240, 22), tubePaint(sheet, main, -24, 24)) +
        box(-24, 50, 48, 120, sheet.pattern(48, 13, box(0, 0, 48, 5, tone(main, -0.14)))) +
        box(-26, 0, 52, 30, tubePaint(sheet, accent, -26, 26), { rx: 8 }) +
        box(-26, 210, 52, 26, tubePaint(sheet, second, -26, 26), { rx: 9 }) +
        brandMark(mark, 0, 190, 28, visibleOn(main, accent)),
      { transform: `translate(${x} 412) rotate(${turn})` },
    );
  return cord + handle(262, 8) + handle(540, -8);
}

function oneGlove({ sheet, main, second, accent, mark }: Brush): string {
  const fist =
    "M250 330C240 210 330 150 440 160 560 170 618 260 600 370 590 440 560 480 540 520H300C270 480 256 420 250 330Z";
  const thumb =
    "M262 300C210 290 176 330 184 392 192 450 240 486 300 470 340 458 350 420 336 380 320 336 300 306 262 300Z";
  const cuff = "M292 512H548L560 660Q424 690 284 660Z";
  return (
    solid(fist, roundPaint(sheet, main, [420, 340], 210), main) +
    glint(sheet, 360, 240, 100, 48, 0.42) +
    stroke("M360 200C450 190 540 220 566 300M330 470C420 490 500 486 556 450", tone(main, -0.16), 4) +
    stitches("M352 210C440 200 530 230 556 310", seamOn(main)) +
    solid(thumb, roundPaint(sheet, tone(main, -0.02), [262, 380], 110), main) +
    stitches("M270 312C300 330 322 372 328 410", seamOn(main)) +
    solid(cuff, tubePaint(sheet, second, 284, 560), second) +
    box(284, 548, 276, 62, tone(second, lightnessOf(second) > 0.5 ? -0.1 : 0.1), { opacity: 0.9 }) +
    box(284, 530, 276, 9, accent) +
    brandMark(mark, 424, 580, 60, visibleOn(second, accent)) +
    brandMark(mark, 460, 340, 116, visibleOn(main, accent, second), -8)
  );
}

function boxingGloves(brush: Brush): string {
  const glove = oneGlove(brush);
  return (
    group(glove, { transform: "translate(806 96) scale(-.78 .78)" }) +
    group(glove, { transform: "translate(-6 130) scale(.8)" })
  );
}

function gogglesGlow(sheet: Sheet, colour: string) {
  return sheet.linear(
    [160, 330],
    [640, 480],
    [0, tone(colour, 0.2)],
    [0.45, colour],
    [0.55, tone(colour, 0.08)],
    [1, tone(colour, -0.2)],
  );
}

function goggles({ sheet, main, second, accent, mark }: Brush): string {
  const lens =
    "M170 400C170 350 220 326 290 332 346 338 372 366 370 404 368 448 326 470 270 468 208 466 170 448 170 400Z";
  const twin = (content: string) => content + group(content, { transform: "translate(800 0) scale(-1 1)" });
  const strap =
    stroke("M168 392C60 300 180 190 400 190S740 300 632 392", tone(main, -0.14), 26) +
    stroke("M168 392C60 300 180 190 400 190S740 300 632 392", main, 20) +
    stroke("M168 418C40 400 90 250 400 232S760 400 632 418", tone(main, -0.22), 15, { opacity: 0.9 });
  const cup =
    stroke(lens, tone(main, -0.12), 36) +
    stroke(lens, main, 28) +
    fill(lens, gogglesGlow(sheet, blend("#2b2f36", accent, 0.35))) +
    fill("M188 384C196 350 240 342 290 348L220 440C196 430 184 410 188 384Z", "#fff", { opacity: 0.28 }) +
    circle([160, 404], 9, second);
  return (
    strap +
    stroke("M366 396Q400 372 434 396", tone(second, -0.14), 22) +
    stroke("M366 394Q400 370 434 394", second, 14) +
    twin(cup) +
    brandMark(mark, 400, 190, 20, accent)
  );
}

const standing = (y: number, half: number) => (sheet: Sheet) => contactShadow(sheet, [400, y], half);

/** Training gear: weights, mats, ropes, gloves, goggles. */
export const gym = {
  dumbbell: { paint: dumbbell, focus: [240, 480], turn: "flat", shadow: standing(630, 270) },
  kettlebell: { paint: kettlebell, focus: [380, 380], turn: "round", shadow: standing(640, 180) },
  "yoga-mat": { paint: yogaMat, focus: [520, 470], turn: "flat", shadow: standing(630, 280) },
  "resistance-band": { paint: resistanceBand, focus: [420, 480], turn: "flat", shadow: standing(626, 270) },
  "jump-rope": { paint: jumpRope, focus: [320, 480], turn: "tilt", shadow: standing(664, 220) },
  "boxing-gloves": { paint: boxingGloves, focus: [330, 480], turn: "flat", shadow: standing(672, 260) },
  "swim-goggles": {
    paint: (brush) => group(goggles(brush), { transform: "translate(0 130)" }),
    focus: [270, 530],
    turn: "flat",
    shadow: standing(612, 220),
  },
} satisfies Readonly<Record<string, Gear>>;
