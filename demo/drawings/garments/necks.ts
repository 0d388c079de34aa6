import { lightnessOf, tone, visibleOn } from "../hand/colour.ts";
import { beside, line, mirrored, outline, type Point, route } from "../hand/curve.ts";
import { seamOn } from "../hand/panel.ts";
import { box, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { brandMark } from "../marks.ts";
import type { TopDesign } from "./top-design.ts";
import type { TopLines } from "./top-form.ts";

const flip = (content: string): string => group(content, { transform: "translate(800 0) scale(-1 1)" });

/** The neck's rim from the left shoulder over the middle to the right one. */
function rim(lines: TopLines): Point[] {
  const left = [...lines.neckLine].reverse();
  return [...left, ...mirrored(left).slice(1)];
}

function hoodShape(sheet: Sheet, design: TopDesign, behind: boolean): string {
  const outer: Point[] = route("304 130 300 76 336 34 400 22 464 34 500 76 496 130");
  const paint = sheet.linear(
    [310, 40],
    [500, 140],
    [0, tone(design.base, 0.06)],
    [0.6, tone(design.base, -0.02)],
    [1, tone(design.base, -0.12)],
  );
  const inside: Point[] = route("322 128 330 82 360 56 400 50 440 56 470 82 478 128");
  const dark = sheet.linear([0, 50], [0, 180], [0, tone(design.second, -0.1)], [1, tone(design.second, -0.26)]);
  const shell =
    fill(outline(outer, route("496 130 400 190 304 130")), paint) +
    stroke(line(outer), tone(design.base, -0.22), 1.5, { opacity: 0.6 });
  if (behind)
    return (
      fill(outline(outer, route("496 130 470 196 400 218 330 196 304 130")), paint) +
      stroke("M400 26V214", tone(design.base, -0.16), 2) +
      stitches("M330 192Q400 222 470 192", seamOn(design.base))
    );
  return (
    shell +
    fill(outline(inside, route("478 128 440 176 400 186 360 176 322 128")), dark) +
    stitches(line(beside(inside, -9)), seamOn(design.base))
  );
}

/** What is behind the body: the inside of the back with its label, or the hood. */
export function collarBehind(sheet: Sheet, lines: TopLines, design: TopDesign, behind: boolean): string {
  if (design.form.neck === "hood") return behind ? "" : hoodShape(sheet, design, false);
  if (behind) return "";
  const left = lines.neckLine.at(-1) ?? [330, 102];
  const dark = sheet.linear(
    [0, 96],
    [0, 220],
    [0, tone(design.base, lightnessOf(design.base) > 0.5 ? -0.16 : -0.06)],
    [1, tone(design.base, -0.3)],
  );
  const back: Point[] = [left, [372, 116], [400, 119], [428, 116], [800 - left[0], left[1]]];
  const hollow = fill(outline(back, mirrored(lines.neckLine), lines.neckLine), dark);
  const label =
    box(380, 122, 40, 24, tone(design.base, 0.16), { rx: 2 }) +
    brandMark(design.mark, 400, 134, 15, visibleOn(tone(design.base, 0.16), "#1b1816"));
  return (
    hollow +
    (design.kind === "sports-bra" ? "" : label) +
    stroke(line(back), design.trim, 11) +
    stroke(line(back), tone(design.trim, -0.12), 2, { transform: "translate(0 6)" })
  );
}

function band(sheet: Sheet, lines: TopLines, design: TopDesign): string {
  const edge = rim(lines);
  const shade = sheet.linear([320, 0], [480, 0], [0, tone(design.trim, 0.06)], [1, tone(design.trim, -0.08)]);
  const wide = beside(edge, 8);
  return (
    stroke(line(wide), "#120d0a", 17, { opacity: 0.12, transform: "translate(1 3)" }) +
    stroke(line(edge.map(([x, y]): Point => [x, y + 5])), shade, 15, { "stroke-linecap": "butt" }) +
    stitches(line(edge.map(([x, y]): Point => [x, y + 17])), seamOn(design.base))
  );
}

function poloCollar(sheet: Sheet, design: TopDesign, behind: boolean): string {
  const paint = sheet.linear([310, 90], [420, 200], [0, tone(design.trim, 0.05)], [1, tone(design.trim, -0.08)]);
  if (behind)
    return (
      fill("M318 110C340 78 460 78 482 110L486 142C440 160 360 160 314 142Z", paint) +
      stitches("M320 136C360 152 440 152 480 136", seamOn(design.trim))
    );
  const leaf = "M326 92C322 120 326 150 340 178L398 160C370 144 350 120 342 92Z";
  const one =
    fill(leaf, "#120d0a", { opacity: 0.18, transform: "translate(2 6)" }) +
    fill(leaf, paint) +
    stitches("M332 110C332 136 338 156 346 168L384 158", seamOn(design.trim));
  const placket =
    box(386, 156, 28, 130, tone(design.base, -0.04)) +
    stitches("M390 156V282H410V156", seamOn(design.base)) +
    [186, 222, 258]
      .map(
        (y) =>
          `<circle cx="400" cy="${y}" r="5.5" fill="${tone(design.trim, 0.1)}"/><circle cx="400" cy="${y}" r="5.5" fill="none" stroke="#120d0a" stroke-opacity=".3"/>`,
      )
      .join("");
  return placket + one + flip(one);
}

function standCollar(sheet: Sheet, design: TopDesign, behind: boolean): string {
  const colour = design.sleeves === "second" ? design.second : design.base;
  const paint = sheet.linear([320, 0], [480, 0], [0, tone(colour, 0.05)], [0.5, colour], [1, tone(colour, -0.14)]);
  const d = behind
    ? "M326 108C330 60 470 60 474 108 440 126 360 126 326 108Z"
    : "M326 108C328 84 334 66 346 60 362 84 380 92 400 94 420 92 438 84 454 60 466 66 472 84 474 108 460 130 430 140 400 142 370 140 340 130 326 108Z";
  return (
    fill(d, paint) +
    stroke(d, tone(colour, -0.2), 1.5, { opacity: 0.5 }) +
    (behind
      ? ""
      : stroke("M400 94V146", tone(colour, -0.22), 8) +
        stroke("M400 94V146", design.trim, 3.5, { "stroke-dasharray": "3 4" })) +
    stitches("M332 106C360 128 440 128 468 106", seamOn(colour))
  );
}

function hoodFront(design: TopDesign, behind: boolean, sheet: Sheet): string {
  if (behind) return hoodShape(sheet, design, true);
  const left = "M304 128C306 160 340 196 398 204L400 172C366 168 336 150 322 126Z";
  const paint = sheet.linear([304, 120], [400, 200], [0, tone(design.base, 0.05)], [1, tone(design.base, -0.08)]);
  const one =
    fill(left, "#120d0a", { opacity: 0.2, transform: "translate(0 6)" }) +
    fill(left, paint) +
    stitches("M312 138C324 162 352 184 396 192", seamOn(design.base));
  const cord =
    stroke("M372 186C368 230 374 260 366 300", design.accent, 6) + stroke("M366 300v16", tone(design.accent, -0.2), 8);
  return one + flip(one) + (design.kind === "hoodie" && design.form.zip === "none" ? cord + flip(cord) : "");
}

/** What is in front of the body at the neck: rib, collar or hood rim. */
export function collarFront(sheet: Sheet, lines: TopLines, design: TopDesign, behind: boolean): string {
  switch (design.form.neck) {
    case "hood":
      return hoodFront(design, behind, sheet);
    case "polo":
      return poloCollar(sheet, design, behind);
    case "stand":
      return standCollar(sheet, design, behind);
    default:
      return band(sheet, lines, design);
  }
}
