import { tone } from "../hand/colour.ts";
import { along, beside, line, outline, type Point, pointOn, polygon } from "../hand/curve.ts";
import { box, fill, type Sheet, stroke } from "../hand/sheet.ts";
import { carving } from "./carving.ts";
import { floor, heelX, type Last, toeX } from "./last.ts";
import type { ShoeDesign } from "./shoe-design.ts";
import type { ShoeForm } from "./shoe-form.ts";

/** Height of the sole's lower edge at the tip; even a thin sole has a visible edge. */
const tipHeight = (form: ShoeForm): number => Math.min(form.spring + 10, form.soleToe - 20);

/** The lower edge of the sole, from heel to toe. */
function soleBottom({ form }: Last): Point[] {
  const foam = form.sole === "foam";
  const bevel = foam ? 34 : form.sole === "flat" || form.sole === "cup" ? 10 : 16;
  return [
    [heelX - form.flare - 2, floor - form.soleHeel * 0.55],
    [heelX - form.flare + 10, floor - bevel],
    [heelX + 52, floor - (foam ? 5 : 2)],
    [heelX + 150, floor],
    [heelX + 300, floor - (form.sole === "studs" ? 6 : foam ? 3 : 1)],
    [heelX + 420, floor],
    [heelX + 520, floor - form.spring * 0.3],
    [toeX - 40, floor - tipHeight(form) * 0.66],
    [toeX + 6, floor - tipHeight(form)],
  ];
}

/** The whole outline of the sole under the upper. */
function soleOutline(last: Last): string {
  const bottom = soleBottom(last);
  const { form } = last;
  const top = [...last.soleTop].reverse();
  const nose: Point[] = [
    [toeX + 6, floor - tipHeight(form)],
    [toeX + 17, floor - (tipHeight(form) + form.soleToe) / 2],
    [toeX + 16, floor - form.soleToe + 2],
    [toeX + 7, floor - form.soleToe - 16],
  ];
  const back: Point[] = [
    [heelX - 4, floor - form.soleHeel - 10],
    [heelX - form.flare * 0.6 - 6, floor - form.soleHeel * 0.85],
    [heelX - form.flare - 2, floor - form.soleHeel * 0.55],
  ];
  return outline(bottom, nose, top, back);
}

function tread(sheet: Sheet, last: Last, design: ShoeDesign, thickness: number): string {
  const bottom = soleBottom(last).slice(1);
  const end = bottom.length - 1;
  const inner = beside(bottom, -thickness)
    .map((point, index) => along(bottom[index] ?? point, point, index === 0 || index === end ? 0.15 : 1))
    .reverse();
  const d = outline(bottom, inner);
  const paint = sheet.linear(
    [0, floor - 60],
    [0, floor],
    [0, tone(design.rubber, 0.06)],
    [1, tone(design.rubber, -0.1)],
  );
  let cuts = "";
  for (let x = heelX + 30; x < toeX - 20; x += 22) {
    const [, y] = pointOn(bottom, (x - heelX) / (toeX - heelX));
    cuts += `M${x} ${Math.round(y + 3)}l4 ${-Math.round(thickness * 0.8)}`;
  }
  return (
    fill(d, paint) +
    sheet.inside(d, stroke(cuts, tone(design.rubber, -0.16), 2.4)) +
    stroke(line([...inner].reverse()), "#fff", 1.4, { opacity: 0.25 })
  );
}

function lugs(last: Last, design: ShoeDesign): string {
  const bottom = soleBottom(last);
  let blocks = "";
  for (let index = 0; index < 15; index += 1) {
    const [x, y] = pointOn(bottom, 0.16 + index * 0.057);
    const lean = index < 5 ? 5 : -5;
    blocks += polygon([
      [x - 13, y - 10],
      [x + 15, y - 10],
      [x + 12 + lean, y + 9],
      [x - 9 + lean, y + 9],
    ]);
  }
  return fill(blocks, tone(design.rubber, -0.07));
}

function studs(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const bottom = soleBottom(last);
  const tall = 26;
  const paint = sheet.linear(
    [0, floor - 6],
    [0, floor + tall],
    [0, tone(design.rubber, 0.08)],
    [1, tone(design.rubber, -0.14)],
  );
  const far = tone(design.rubber, -0.2);
  const stud = (share: number, colour: string, dy: number) => {
    const [x, y] = pointOn(bottom, share);
    return fill(
      polygon([
        [x - 17, y - 8],
        [x + 17, y - 8],
        [x + 10, y + tall + dy],
        [x - 9, y + tall + dy],
      ]),
      colour,
    );
  };
  return (
    [0.24, 0.62, 0.76].map((share) => stud(share, far, -7)).join("") +
    [0.17, 0.31, 0.56, 0.69, 0.82].map((share) => stud(share, paint, 0)).join("")
  );
}

/** The sole from the side: its volume, its pattern and its outsole. */
export function drawSole(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const d = soleOutline(last);
  const { form } = last;
  const top = floor - form.soleHeel;
  const body = sheet.linear(
    [180, top - 10],
    [300, floor + 6],
    [0, tone(design.foam, 0.03)],
    [0.5, design.foam],
    [1, tone(design.foam, -0.13)],
  );
  const nose = sheet.linear([toeX - 150, 0], [toeX + 10, 0], [0, "#120d0a", 0], [1, "#120d0a", 0.13]);
  const under = form.sole === "studs" ? studs(sheet, last, design) : form.sole === "lugs" ? lugs(last, design) : "";
  const rubber =
    form.sole === "studs" ? "" : tread(sheet, last, design, form.sole === "foam" ? 13 : form.sole === "lugs" ? 24 : 12);
  const lip = stroke(line(last.soleTop.map(([x, y]) => [x, y + 3])), "#fff", 3, { opacity: 0.55 });
  return (
    under +
    fill(d, body) +
    sheet.inside(d, carving(sheet, last, design) + rubber + lip + box(toeX - 150, 300, 200, 320, nose))
  );
}
