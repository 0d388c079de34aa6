import { lightnessOf, tone } from "../hand/colour.ts";
import { beside, line, outline, type Point, pointOn, shift } from "../hand/curve.ts";
import { weavePaint } from "../hand/fabric.ts";
import { panel, seamOn } from "../hand/panel.ts";
import { box, fill, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { floor, heelX, type Last, toeX } from "./last.ts";
import type { ShoeDesign } from "./shoe-design.ts";

const y = (height: number) => floor - height;

/** The far side of the collar and the dark inside of the shoe, above the near rim. */
export function drawInside(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const far = last.collar.map(
    ([x, yy], index): Point => [x + (index < 3 ? 3 : 0), yy - 15 * Math.sin((index / 8) * Math.PI) - 2],
  );
  const dark = sheet.linear(
    [0, y(last.form.eye + 20)],
    [0, y(last.form.dip - 20)],
    [0, tone(design.lining, 0.03)],
    [1, tone(design.lining, -0.16)],
  );
  return (
    fill(outline(far, [...last.collar].reverse()), dark) +
    stroke(line(far), tone(design.lining, 0.1), 3, { opacity: 0.7 })
  );
}

/** The tongue, which protrudes above the laces. */
export function drawTongue(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const { form } = last;
  const front: Point[] = [
    [heelX + 172, y(form.tongue - 4)],
    [heelX + 192, y(form.tongue + 4)],
    [heelX + 214, y(form.tongue - 4)],
    [heelX + 256, y(form.eye + 4)],
    ...beside(last.throat, -13).slice(1, -1),
    shift(pointOn(last.throat, 1), 4, -2),
  ];
  const back: Point[] = [
    [form.throatX, y(form.throat - 30)],
    [heelX + 240, y(form.dip - 10)],
    [heelX + 186, y(form.dip + 20)],
    [heelX + 172, y(form.tongue - 4)],
  ];
  const paint = sheet.linear(
    [heelX + 170, 0],
    [form.throatX, 0],
    [0, tone(design.panel, -0.1)],
    [0.25, tone(design.panel, 0.04)],
    [1, tone(design.panel, -0.06)],
  );
  const d = outline(front, back);
  return (
    fill(d, paint) +
    sheet.inside(d, fill(d, weavePaint(sheet, "knit", design.panel), { opacity: 0.5 })) +
    stitches(line(beside(front.slice(0, 4), 8)), seamOn(design.panel))
  );
}

function toePiece(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const { form } = last;
  const sole = (x: number) => last.soleAt(x);
  const out: Point[] = [
    [toeX + 40, y(form.soleToe - 20)],
    [toeX - 200, y(20)],
  ];
  if (design.toe === "guard") {
    const edge: Point[] = [
      [toeX - 210, sole(toeX - 210) + 8],
      [toeX - 150, sole(toeX - 150) - 20],
      [toeX - 80, sole(toeX - 80) - 36],
      [toeX - 30, y(form.crown * 0.5 + form.soleToe * 0.55)],
      [toeX + 20, y(form.soleToe + 56)],
    ];
    return panel(sheet, outline(edge, out), design.panel, edge, 7);
  }
  if (design.toe === "wing" || design.toe === "cap") {
    const wing = design.toe === "wing" ? 70 : 0;
    const edge: Point[] = [
      [toeX - 170 - wing, sole(toeX - 200) + 8],
      [toeX - 132 - wing * 0.5, sole(toeX - 132) - 34],
      [toeX - 116, y(form.crown - 20)],
      [toeX - 126, y(form.crown + 30)],
    ];
    return panel(sheet, outline(edge, [[toeX + 60, y(form.crown + 40)], ...out]), design.panel, edge, 8);
  }
  if (design.toe === "rand") {
    const edge: Point[] = [
      [heelX - 40, sole(heelX) - 30],
      [heelX + 60, sole(heelX + 60) - 20],
      [heelX + 230, sole(heelX + 230) - 16],
      [toeX - 230, sole(toeX - 230) - 18],
      [toeX - 120, sole(toeX - 120) - 46],
      [toeX - 52, y(form.crown * 0.62 + form.soleToe * 0.44)],
      [toeX + 20, y(form.crown - 4)],
    ];
    return panel(
      sheet,
      outline(edge, [
        [toeX + 60, y(20)],
        [heelX - 60, y(20)],
      ]),
      tone(design.rubber, 0.06),
      edge,
      8,
    );
  }
  return "";
}

function heelPiece(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const { form } = last;
  const middle = (form.soleHeel + form.collar) / 2;
  const behind: Point[] = [
    [heelX - 60, y(form.soleHeel - 40)],
    [heelX - 60, y(form.collar + 30)],
  ];
  if (design.heelPiece === "counter") {
    const edge: Point[] = [
      [heelX - 30, y(form.collar - 34)],
      [heelX + 50, y(middle + 34)],
      [heelX + 118, y(form.soleHeel + 50)],
      [heelX + 176, last.soleAt(heelX + 176) + 10],
    ];
    return panel(sheet, outline(edge, behind.slice(0, 1)), design.panel, edge, 8);
  }
  if (design.heelPiece === "clip") {
    const edge: Point[] = [
      [heelX - 30, y(middle + 24)],
      [heelX + 40, y(middle + 8)],
      [heelX + 96, y(form.soleHeel + 34)],
      [heelX + 210, last.soleAt(heelX + 210) + 4],
    ];
    return panel(sheet, outline(edge, behind.slice(0, 1)), design.foamAccent, edge, 9);
  }
  if (design.heelPiece === "band") {
    const edge: Point[] = [
      [heelX + 46, y(form.collar + 20)],
      [heelX + 62, y(middle + 24)],
      [heelX + 58, y(middle - 16)],
      [heelX + 84, last.soleAt(heelX + 84) + 10],
    ];
    return panel(sheet, outline(edge, behind), design.panel, edge, 8);
  }
  return "";
}

function eyestay(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const front = last.throat;
  const back: Point[] = [
    [last.form.throatX + 26, y(last.form.throat - 34)],
    [last.form.throatX - 30, y(last.form.throat - 44)],
    shift(pointOn(front, 0.5), -14, 44),
    [heelX + 196, y(last.form.eye - 58)],
    [heelX + 178, y(last.form.dip + (last.form.eye - last.form.dip) * 0.5)],
  ];
  const over: Point[] = [
    [heelX + 200, y(last.form.eye + 40)],
    [last.form.throatX + 60, y(last.form.throat + 40)],
  ];
  return panel(sheet, outline(back, over), design.panel, back, -7);
}

/** Padding around the ankle: a band along the collar with a soft highlight. */
function padding(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const [heelEnd = [heelX, 0], ...rest] = beside(last.collar, 26);
  // The band continues behind the heel, where the silhouette clips it.
  const inner: Point[] = [shift(heelEnd, -40, 4), ...rest];
  const colour = lightnessOf(design.lining) > 0.8 ? design.panel : design.lining;
  const paint = sheet.linear(
    [heelX, y(last.form.collar)],
    [heelX + 120, y(last.form.dip - 60)],
    [0, tone(colour, 0.1)],
    [0.6, colour],
    [1, tone(colour, -0.08)],
  );
  return (
    fill(outline([shift(last.collar[0] ?? heelEnd, -40, 0), ...last.collar], [...inner].reverse()), paint) +
    stroke(line(inner), tone(colour, -0.12), 1.5) +
    stitches(line(beside(last.collar, 20).slice(2)), seamOn(colour))
  );
}

function light(sheet: Sheet, last: Last, d: string): string {
  const { form } = last;
  const low = sheet.linear(
    [0, y(form.crown + 20)],
    [0, y(form.soleMiddle - 8)],
    [0, "#120d0a", 0],
    [0.6, "#120d0a", 0.06],
    [1, "#120d0a", 0.3],
  );
  const nose = sheet.radial(
    [toeX - 150, y(form.crown - 6)],
    190,
    [0, "#fff", 0.34],
    [0.35, "#fff", 0.1],
    [0.62, "#120d0a", 0],
    [1, "#120d0a", 0.26],
  );
  const flank = sheet.radial([heelX + 150, y(form.dip - 20)], 190, [0, "#fff", 0.2], [1, "#fff", 0]);
  const back = sheet.linear(
    [heelX - 14, 0],
    [heelX + 60, 0],
    [0, "#120d0a", 0.26],
    [0.35, "#120d0a", 0.04],
    [1, "#120d0a", 0],
  );
  return fill(d, low) + box(toeX - 240, 200, 280, 420, nose) + fill(d, flank) + fill(d, back);
}

/** The upper: material, overlays, decoration (passed in) and the light on all of it. */
export function drawUpper(sheet: Sheet, last: Last, design: ShoeDesign, decoration: string): string {
  const d = last.upper;
  const body = sheet.linear(
    [240, 260],
    [480, 620],
    [0, tone(design.base, 0.05)],
    [0.5, design.base],
    [1, tone(design.base, -0.09)],
  );
  const content =
    fill(d, weavePaint(sheet, design.weave, design.base), { opacity: 0.75 }) +
    toePiece(sheet, last, design) +
    decoration +
    heelPiece(sheet, last, design) +
    eyestay(sheet, last, design) +
    padding(sheet, last, design) +
    light(sheet, last, d);
  return fill(d, body) + sheet.inside(d, content) + stroke(d, tone(design.base, -0.3), 1.5, { opacity: 0.35 });
}
