import { tone, visibleOn } from "../hand/colour.ts";
import { line, outline, type Point, route } from "../hand/curve.ts";
import { diceFor } from "../hand/dice.ts";
import { clothPaint } from "../hand/fabric.ts";
import { seamOn } from "../hand/panel.ts";
import { box, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { wallShadow } from "../hand/stage.ts";
import { closeUp, turned } from "../hand/turned.ts";
import { brandMark } from "../marks.ts";
import type { DrawingRecipe } from "../recipe.ts";
import { shirtNumber } from "./digits.ts";
import { creases, roundLight, topCreases } from "./folds.ts";
import { collarBehind, collarFront } from "./necks.ts";
import { drawPattern } from "./patterns.ts";
import { type TopDesign, topDesign } from "./top-design.ts";
import { type TopKind, type TopLines, topLines } from "./top-form.ts";

const flip = (content: string): string => group(content, { transform: "translate(800 0) scale(-1 1)" });

function cuff(lines: TopLines, design: TopDesign, colour: string, depth: number): string {
  const [outer, inner] = lines.sleeveEnd;
  const up = (point: Point): Point => [point[0] + depth * 0.24, point[1] - depth];
  const edge: Point[] = [up(outer), up(inner)];
  const d = outline([outer, inner], [up(inner), up(outer)]);
  const rib = design.form.rib ? fill(d, "#120d0a", { opacity: 0.08 }) : "";
  return fill(d, colour) + rib + stitches(line(edge), seamOn(colour), { transform: "translate(0 -4)" });
}

const sleeveFolds = {
  long: ["236 250 196 300 178 380", "214 380 186 424 158 440", "206 440 180 486 152 510", "196 560 170 590 146 600"],
  short: ["244 250 208 290 190 350", "236 210 206 250 176 300"],
} as const;

function sleeveEnd(lines: TopLines, design: TopDesign, colour: string): string {
  const long = design.form.sleeve === "long";
  if (design.sleeves === "cuff" || design.form.rib || long)
    return cuff(lines, design, design.sleeves === "cuff" ? design.trim : tone(colour, -0.04), long ? 40 : 22);
  return stitches(line(lines.sleeveEnd.map(([x, y]): Point => [x + 4, y - 14])), seamOn(colour));
}

/**
 * The sleeve on the left of the picture is in the light, its mirror image on the right in the
 * shade.
 */
function sleeve(sheet: Sheet, lines: TopLines, design: TopDesign, lit: boolean): string {
  if (!lines.sleeve) return "";
  const colour = design.sleeves === "second" ? design.second : design.base;
  const x = (at: number) => 400 + (at - 400) * design.form.width;
  const cloth = fill(lines.sleeve, clothPaint(sheet, design.weave), { opacity: 0.1 });
  const bars = ["262 128 204 190 166 352 140 660", "240 122 186 186 146 340 116 660"]
    .map((way) => stroke(line(route(way).map(([at, y]): Point => [x(at), y])), design.trim, 10))
    .join("");
  const folds = sleeveFolds[design.form.sleeve === "long" ? "long" : "short"].map((way) =>
    route(way).map(([at, y]): Point => [x(at), y]),
  );
  const shade = sheet.linear(
    [x(130), 0],
    [x(262), 0],
    [0, "#120d0a", 0.3],
    [0.5, "#120d0a", 0.08],
    [1, "#120d0a", 0.2],
  );
  const light = lit ? roundLight(sheet, lines.sleeve, x(130), x(262), colour) : fill(lines.sleeve, shade);
  const under = fill(lines.sleeve, sheet.linear([x(250), 0], [x(292), 0], [0, "#120d0a", 0], [1, "#120d0a", 0.2]));
  const content =
    cloth +
    (design.sleeves === "stripes" ? bars : "") +
    sleeveEnd(lines, design, colour) +
    creases(sheet, folds, colour, 0.9) +
    under +
    light;
  return (
    fill(lines.sleeve, colour) +
    sheet.inside(lines.sleeve, content) +
    stroke(lines.sleeve, tone(colour, -0.3), 1.4, { opacity: 0.3 })
  );
}

function closing(design: TopDesign): string {
  if (design.form.zip === "none") return "";
  const top = design.form.neck === "stand" ? 84 : design.form.neck === "hood" ? 168 : 96;
  const end = design.form.zip === "half" ? 320 : design.form.hem + 8;
  const teeth =
    stroke(`M400 ${top}V${end}`, tone(design.base, -0.22), 9) +
    stroke(`M400 ${top}V${end}`, tone(design.trim, 0.02), 4, { "stroke-dasharray": "3 4" });
  return (
    teeth +
    box(394, top + 34, 12, 30, design.accent, { rx: 5 }) +
    stitches(`M388 ${top}V${end}M412 ${top}V${end}`, seamOn(design.base))
  );
}

function pockets(design: TopDesign): string {
  const seam = seamOn(design.base);
  if (design.form.pocket === "kangaroo") {
    const d = "M322 500H478L536 628H264Z";
    return (
      fill(d, tone(design.base, -0.035)) +
      stroke(d, tone(design.base, -0.16), 2, { opacity: 0.8 }) +
      stitches("M330 508H470L526 622H274Z", seam)
    );
  }
  if (design.form.pocket !== "side") return "";
  const one = stroke("M292 470 270 590", tone(design.base, -0.24), 7) + stroke("M292 470 270 590", design.trim, 2.5);
  return one + flip(one);
}

function hemBand(design: TopDesign): string {
  const { hem, rib } = design.form;
  const colour = design.kind === "sports-bra" ? design.second : tone(design.base, -0.05);
  if (rib) return box(200, hem - 34, 400, 60, colour) + stroke(`M200 ${hem - 34}H600`, tone(colour, -0.14), 2);
  return stitches(
    `M220 ${hem - 22}Q400 ${hem - 6} 580 ${hem - 22}M220 ${hem - 16}Q400 ${hem} 580 ${hem - 16}`,
    seamOn(design.base),
  );
}

/** The wearer's number in the middle, `height` tall, where one is worn. */
function numberAt(design: TopDesign, y: number, height: number): string {
  if (design.number === undefined) return "";
  const paint = visibleOn(design.base, design.accent);
  return shirtNumber(design.number, 400, y, height, paint, visibleOn(paint, design.base, "#1b1816"));
}

/** The three pockets above the hem of a cycling jersey, open at the top. */
function backPockets({ base, trim, form }: TopDesign): string {
  const [top, low] = [form.hem - 190, form.hem - 18];
  return (
    box(270, top, 260, low - top, tone(base, -0.05)) +
    stroke(`M270 ${top}H530`, trim, 9) +
    stroke(`M270 ${top + 9}H530`, tone(base, -0.24), 3) +
    stitches(`M270 ${top}V${low}M357 ${top}V${low}M443 ${top}V${low}M530 ${top}V${low}`, seamOn(base)) +
    box(466, top + 50, 40, 6, tone(base, -0.3), { rx: 3 })
  );
}

function prints(design: TopDesign, behind: boolean): string {
  const { kind, mark, seed } = design;
  const ground = design.pattern === "yoke" ? design.second : design.base;
  const onChest = visibleOn(ground, design.accent, design.second);
  if (behind) {
    const pocketed = design.form.pocket === "back" ? backPockets(design) : "";
    return pocketed + numberAt(design, 390, 210) + brandMark(mark, 400, kind === "sports-bra" ? 420 : 196, 40, onChest);
  }
  if (design.bigMark && design.form.zip === "none")
    return brandMark(mark, 400, 350, 120 + (seed % 4) * 22, visibleOn(design.base, design.accent, design.second));
  if (kind === "basketball-jersey") return numberAt(design, 430, 190) + brandMark(mark, 400, 286, 44, onChest);
  if (kind === "jersey" || kind === "badminton-jersey") {
    const front =
      design.number !== undefined && seed % 2 ? numberAt(design, 420, 130) : brandMark(mark, 400, 400, 120, onChest);
    return front + brandMark(mark, 468, 250, 42, onChest);
  }
  return brandMark(mark, kind === "sports-bra" ? 400 : 474, kind === "sports-bra" ? 420 : 262, 50, onChest);
}

function body(sheet: Sheet, lines: TopLines, design: TopDesign, behind: boolean): string {
  const dice = diceFor("cloth", design.seed);
  const seams =
    stitches(line(lines.armhole), seamOn(design.base)) + flip(stitches(line(lines.armhole), seamOn(design.base)));
  const depth = sheet.linear([0, 560], [0, 730], [0, "#120d0a", 0], [1, "#120d0a", 0.13]);
  const content =
    drawPattern(design.pattern, sheet, design, dice) +
    fill(lines.body, clothPaint(sheet, design.weave), { opacity: 0.1 }) +
    (design.form.sleeve === "none" ? "" : seams) +
    hemBand(design) +
    (behind ? "" : pockets(design) + closing(design)) +
    prints(design, behind) +
    creases(sheet, topCreases(dice, design.form.hem, design.form.width), design.base) +
    roundLight(sheet, lines.body, 400 - 162 * design.form.width, 400 + 166 * design.form.width, design.base) +
    fill(lines.body, depth);
  return (
    fill(lines.body, design.base) +
    sheet.inside(lines.body, content) +
    stroke(lines.body, tone(design.base, -0.3), 1.4, { opacity: 0.32 })
  );
}

function armholeRims(lines: TopLines, design: TopDesign): string {
  if (design.form.sleeve !== "none") return "";
  const rim =
    stroke(line(lines.armhole), tone(design.trim, -0.03), 12) +
    stroke(line(lines.armhole), tone(design.trim, 0.05), 3, { transform: "translate(-3 0)", opacity: 0.6 });
  return rim + flip(rim);
}

/** A top from the front or from behind, at its own size. */
export function wholeTop(sheet: Sheet, design: TopDesign, behind: boolean): string {
  const lines = topLines(design.form, design.kind, behind);
  const left = sleeve(sheet, lines, design, true);
  const right = flip(sleeve(sheet, lines, design, false));
  return (
    collarBehind(sheet, lines, design, behind) +
    left +
    right +
    body(sheet, lines, design, behind) +
    armholeRims(lines, design) +
    collarFront(sheet, lines, design, behind)
  );
}

/** Much shorter or longer tops are scaled to fill the picture equally. */
const placement: Partial<Record<TopKind, string>> = {
  "sports-bra": "translate(-112 0) scale(1.28)",
  tunic: "translate(84 10) scale(.79)",
};

/** A top without a wearer: front, turned, back or close up. */
export function drawTop(sheet: Sheet, recipe: DrawingRecipe, kind: TopKind): string {
  const design = topDesign(recipe, kind);
  const worn = wholeTop(sheet, design, recipe.view === "back");
  const place = placement[kind] ? group(worn, { transform: placement[kind] }) : worn;
  const shadow = wallShadow(sheet, [400, 752], 230);
  if (recipe.view === "angle") return shadow + turned(sheet, place);
  return recipe.view === "detail" ? closeUp(place, 440, 250, 2.3) : shadow + place;
}
