import type { Brush, Gear } from "../hand/brush.ts";
import { readableOn, tone, visibleOn } from "../hand/colour.ts";
import { box, circle, ellipse, fill, group, type Sheet, stroke } from "../hand/sheet.ts";
import { glint, roundedBox, slopePaint, solid, tubePaint } from "../hand/shine.ts";
import { contactShadow, wallShadow } from "../hand/stage.ts";
import { brandMark } from "../marks.ts";

type RacketShape = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly frame: number;
  readonly gap: number;
};

function strings(sheet: Sheet, shape: RacketShape, colour: string): string {
  const { cx, cy, rx, ry, gap } = shape;
  let d = "";
  for (let x = cx - rx + gap; x < cx + rx; x += gap) d += `M${Math.round(x)} ${cy - ry}V${cy + ry}`;
  for (let y = cy - ry + gap; y < cy + ry; y += gap) d += `M${cx - rx} ${Math.round(y)}H${cx + rx}`;
  const hole = `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;
  return sheet.inside(
    hole,
    stroke(d, "#120d0a", 1.6, { opacity: 0.2, transform: "translate(2 3)" }) + stroke(d, colour, 1.7),
  );
}

function hoop({ sheet, main, second, accent, dice }: Brush, { cx, cy, rx, ry, frame }: RacketShape): string {
  const ring = (thickness: number, paint: string, look = {}) =>
    ellipse([cx, cy], rx, ry, "none", { stroke: paint, "stroke-width": thickness, ...look });
  const paint = sheet.linear(
    [cx - rx, cy - ry],
    [cx + rx, cy + ry],
    [0, tone(main, 0.12)],
    [0.5, main],
    [1, tone(main, -0.16)],
  );
  const length = Math.round(Math.PI * (rx + ry));
  const parts = dice.pick([
    `${length * 0.18} ${length * 0.32}`,
    `${length * 0.1} ${length * 0.15}`,
    `${length * 0.12} ${length * 0.38}`,
  ]);
  return (
    ring(frame + 3, tone(main, -0.26)) +
    ring(frame, paint) +
    ring(frame, second, { "stroke-dasharray": parts, "stroke-dashoffset": length * 0.06 }) +
    ring(2.4, accent, { "stroke-dasharray": parts }) +
    ring(frame * 0.25, "#fff", { opacity: 0.4, transform: `translate(${-frame * 0.16} ${-frame * 0.16})` })
  );
}

function grip({ sheet, main, accent, dice }: Brush, x: number, y: number, width: number, length: number): string {
  const colour = dice.pick(["#2a2725", "#2a2725", "#f4f2ee", tone(main, -0.06)]);
  const d = roundedBox(x - width / 2, y, width, length, width * 0.22);
  let wraps = "";
  for (let at = y; at < y + length + width; at += width * 0.55)
    wraps += `M${x - width / 2} ${Math.round(at)}l${width} ${-Math.round(width * 0.5)}`;
  return (
    fill(d, tubePaint(sheet, colour, x - width / 2, x + width / 2)) +
    sheet.inside(
      d,
      stroke(wraps, tone(colour, -0.2), 2.4) +
        stroke(wraps, "#fff", 1.2, { opacity: 0.3, transform: "translate(0 3)" }),
    ) +
    box(x - width / 2 - 3, y - 5, width + 6, 12, tone(accent, -0.08), { rx: 4 })
  );
}

function badminton(brush: Brush): string {
  const { sheet, main, mark } = brush;
  const shape = { cx: 400, cy: 222, rx: 116, ry: 152, frame: 13, gap: 10.5 };
  const shaft = box(395, 372, 10, 190, tubePaint(sheet, main, 395, 405));
  const cone = fill("M388 560L392 522H408L412 560Z", tubePaint(sheet, main, 388, 412));
  const joint = fill("M376 366Q400 396 424 366L406 400H394Z", tone(main, -0.06));
  return (
    strings(sheet, shape, brush.dice.pick(["#fbfaf8", "#2a2725", "#d9d5cf"])) +
    brandMark(mark, 400, 226, 84, visibleOn("#efedea", main, "#1b1816"), 0, 0.55) +
    shaft +
    joint +
    hoop(brush, shape) +
    cone +
    grip(brush, 400, 560, 28, 172)
  );
}

function tennis(brush: Brush): string {
  const { sheet, main, mark } = brush;
  const shape = { cx: 400, cy: 238, rx: 142, ry: 172, frame: 21, gap: 17 };
  const throat = (side: number) =>
    `M${400 + side * 92} 372C${400 + side * 64} 440 ${400 + side * 26} 470 ${400 + side * 16} 540`;
  const arms = [-1, 1]
    .map(
      (side) =>
        stroke(throat(side), tone(main, -0.26), 25) +
        stroke(throat(side), side < 0 ? tone(main, 0.04) : tone(main, -0.08), 22) +
        stroke(throat(side), "#fff", 4, { opacity: 0.3, transform: "translate(-5 0)" }),
    )
    .join("");
  const bridge = stroke("M318 384Q400 438 482 384", tone(main, -0.04), 18);
  return (
    strings(sheet, shape, brush.dice.pick(["#fbfaf8", "#2a2725", "#d9d5cf"])) +
    brandMark(mark, 400, 250, 110, visibleOn("#efedea", main, "#1b1816"), 0, 0.5) +
    bridge +
    arms +
    hoop(brush, shape) +
    fill("M382 520H418V560H382Z", tubePaint(sheet, main, 382, 418)) +
    grip(brush, 400, 550, 40, 178)
  );
}

function tableTennis(brush: Brush): string {
  const { sheet, main, mark, accent, second, behind } = brush;
  const rubber = behind ? "#24211f" : visibleOn("#c69a68", main, second);
  const blade =
    "M400 92C530 92 606 190 598 314 592 410 520 466 452 486L448 540H352L348 486C280 466 208 410 202 314 194 190 270 92 400 92Z";
  const face =
    "M400 98C526 98 600 192 592 312 586 404 516 456 452 470 420 452 380 452 348 470 284 456 214 404 208 312 200 192 274 98 400 98Z";
  const wood = tubePaint(sheet, "#c69a68", 340, 460);
  const handle = "M356 484H444L462 716Q400 738 338 716Z";
  const grain = stroke("M372 500V716M386 500V720M414 500V720M428 500V716", tone("#c69a68", -0.12), 2, { opacity: 0.7 });
  const ball = circle([626, 628], 44, sheet.radial([612, 612], 62, [0, "#ffffff"], [0.6, "#f2efe9"], [1, "#c9c4bb"]));
  return (
    fill(blade, "#8d6a42", { transform: "translate(5 6)" }) +
    fill(blade, "#d8b07e") +
    fill(face, slopePaint(sheet, rubber, [230, 110], [560, 470])) +
    glint(sheet, 320, 210, 130, 60, 0.28) +
    stroke(face, tone(rubber, -0.14), 3) +
    solid(handle, wood, "#8d6a42") +
    sheet.inside(handle, grain + box(330, 560, 140, 26, accent) + box(330, 592, 140, 8, second)) +
    brandMark(mark, 400, 652, 44, readableOn("#c69a68")) +
    brandMark(mark, 400, 290, 96, visibleOn(rubber, tone(rubber, 0.2)), 0, 0.4) +
    ball
  );
}

function oneShuttle(sheet: Sheet, accent: string): string {
  const feather = (turn: number, shade: number) =>
    group(
      fill("M-6 0L-25-178Q0-204 25-178L6 0Z", tone("#f8f6f2", -shade)) +
        stroke("M0 0V-184", "#c9c3b9", 2.4) +
        stroke("M-16-150L0-120 16-150M-14-110 0-84 14-110", "#d9d4cb", 1.6),
      { transform: `rotate(${turn})` },
    );
  const fan = [-30, 30, -22, 22, -13, 13, -4, 5]
    .map((turn, index) => feather(turn, 0.07 - index * 0.008 + (turn > 0 ? 0.035 : 0)))
    .join("");
  const cork = fill(
    "M-34 0C-38 46-24 66 0 66S38 46 34 0Q0 12-34 0Z",
    sheet.radial([-12, 14], 66, [0, "#ffffff"], [0.6, "#efebe4"], [1, "#bdb6aa"]),
  );
  return (
    fan +
    stroke("M-20-66Q0-56 20-66M-26-104Q0-92 26-104", "#b9b2a6", 3) +
    cork +
    stroke("M-34 2Q0 16 34 2", accent, 11, { "stroke-linecap": "butt" })
  );
}

function shuttlecocks({ sheet, main, accent, mark, second }: Brush): string {
  const shuttle = oneShuttle(sheet, accent);
  const tube = roundedBox(452, 130, 156, 516, 16);
  const lid = ellipse([530, 134], 78, 20, tone(main, 0.12)) + ellipse([530, 134], 66, 15, tone(main, -0.05));
  const can =
    fill(tube, tubePaint(sheet, main, 452, 608)) +
    sheet.inside(tube, box(452, 470, 156, 90, second) + box(452, 566, 156, 8, accent)) +
    lid +
    brandMark(mark, 530, 320, 104, accent) +
    glint(sheet, 486, 360, 14, 220, 0.4, 0);
  const place = (x: number, y: number, turn: number, size: number) =>
    group(shuttle, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` });
  return can + place(246, 560, -16, 1.2) + place(400, 610, 100, 0.82);
}

const hanging = (sheet: Sheet) => wallShadow(sheet, [400, 756], 110);

/** Rackets, bats, and their balls and shuttlecocks. */
export const rackets = {
  "badminton-racket": { paint: badminton, focus: [400, 330], turn: "tilt", shadow: hanging },
  "tennis-racket": { paint: tennis, focus: [400, 380], turn: "tilt", shadow: hanging },
  "table-tennis-bat": { paint: tableTennis, focus: [400, 470], turn: "tilt", shadow: hanging },
  shuttlecocks: {
    paint: shuttlecocks,
    focus: [330, 480],
    turn: "flat",
    shadow: (sheet) => contactShadow(sheet, [400, 650], 250),
  },
} satisfies Readonly<Record<string, Gear>>;
