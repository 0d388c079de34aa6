import { tone, visibleOn } from "../hand/colour.ts";
import { line, mirrored, outline, type Point } from "../hand/curve.ts";
import { weavePaint } from "../hand/fabric.ts";
import { panel, seamOn } from "../hand/panel.ts";
import { box, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { contactShadow } from "../hand/stage.ts";
import { brandMark } from "../marks.ts";
import { floor } from "./last.ts";
import type { ShoeDesign } from "./shoe-design.ts";

const both = (left: readonly Point[]): string => outline(left, mirrored(left, 0));

function soleFromBehind(sheet: Sheet, design: ShoeDesign): string {
  const { form } = design;
  const wide = 112 + form.flare;
  const left: Point[] = [
    [0, floor],
    [-wide + 22, floor - 1],
    [-wide, floor - 16],
    [-wide - 2, floor - form.soleHeel * 0.5],
    [-106, floor - form.soleHeel - 6],
    [0, floor - form.soleHeel - 16],
  ];
  const d = both(left);
  const paint = sheet.linear(
    [-120, floor - 90],
    [120, floor],
    [0, tone(design.foam, 0.03)],
    [0.55, design.foam],
    [1, tone(design.foam, -0.16)],
  );
  const edge: Point[] = [
    [-140, floor - form.soleHeel * 0.55],
    [0, floor - form.soleHeel * 0.42],
    [140, floor - form.soleHeel * 0.55],
  ];
  const carve =
    stroke(line(edge), tone(design.foam, -0.14), 4) +
    stroke(line(edge.map(([x, y]) => [x, y + 4])), "#fff", 2, { opacity: 0.5 });
  const thick = form.sole === "lugs" ? 26 : 14;
  let teeth = "";
  for (let x = -120; x < 130; x += 34) teeth += `M${x} ${floor - thick}h20v${thick + 4}h-20Z`;
  const rubber =
    form.sole === "studs"
      ? ""
      : box(-150, floor - thick, 300, thick + 4, design.rubber) + fill(teeth, tone(design.rubber, -0.08));
  const stud = (x: number) => fill(`M${x - 20} ${floor - 8}h40l-8 34h-24Z`, tone(design.rubber, -0.06));
  return (form.sole === "studs" ? stud(-70) + stud(70) : "") + fill(d, paint) + sheet.inside(d, carve + rubber);
}

function upperFromBehind(sheet: Sheet, design: ShoeDesign): string {
  const { form } = design;
  const low = floor - form.soleHeel;
  const top = floor - form.collar;
  const left: Point[] = [
    [0, low + 6],
    [-104, low + 4],
    [-112, low - 40],
    [-94, (low + top) / 2],
    [-70, top + 30],
    [-60, top + 4],
    [-40, top - 6],
    [0, top + 10],
  ];
  const d = both(left);
  const body = sheet.linear(
    [-110, top],
    [120, low],
    [0, tone(design.base, 0.05)],
    [0.5, design.base],
    [1, tone(design.base, -0.1)],
  );
  const counter: Point[] = [
    [-130, (low + top) / 2 + 20],
    [-60, (low + top) / 2 - 6],
    [0, (low + top) / 2 - 20],
    [60, (low + top) / 2 - 6],
    [130, (low + top) / 2 + 20],
  ];
  const counterColour = design.heelPiece === "clip" ? design.foamAccent : design.panel;
  const tab: Point[] = [
    [-26, top - 10],
    [-22, (low + top) / 2 + 10],
    [0, (low + top) / 2 + 26],
    [22, (low + top) / 2 + 10],
    [26, top - 10],
  ];
  const round = sheet.linear(
    [-112, 0],
    [112, 0],
    [0, "#120d0a", 0.22],
    [0.2, "#fff", 0.1],
    [0.45, "#fff", 0],
    [0.72, "#120d0a", 0.04],
    [1, "#120d0a", 0.36],
  );
  const foot = sheet.linear([0, low - 60], [0, low + 6], [0, "#120d0a", 0], [1, "#120d0a", 0.24]);
  const pieces =
    fill(d, weavePaint(sheet, design.weave, design.base), { opacity: 0.75 }) +
    (design.heelPiece === "plain"
      ? ""
      : panel(
          sheet,
          outline(counter, [
            [130, low + 30],
            [-130, low + 30],
          ]),
          counterColour,
          counter,
          8,
        )) +
    panel(sheet, outline(tab), design.trim) +
    stitches(`M-18 ${top + 6}V${(low + top) / 2 + 4}M18 ${top + 6}V${(low + top) / 2 + 4}`, seamOn(design.trim)) +
    brandMark(
      design.mark,
      0,
      ((low + top) / 2 + 26 + low) / 2 - 2,
      Math.min(54, ((low - top) / 2 - 26) * 0.8),
      visibleOn(design.heelPiece === "plain" ? design.base : counterColour, design.accent, design.base),
    ) +
    fill(d, round) +
    fill(d, foot);
  return fill(d, body) + sheet.inside(d, pieces);
}

function behindCollar(sheet: Sheet, design: ShoeDesign): string {
  const { form } = design;
  const top = floor - form.collar;
  const high = floor - Math.max(form.tongue - 6, form.collar + 26);
  const tongue = both([
    [0, top + 40],
    [-46, top + 40],
    [-50, high + 16],
    [-30, high],
    [0, high - 4],
  ]);
  const paint = sheet.linear([-50, high], [50, top], [0, tone(design.panel, 0.04)], [1, tone(design.panel, -0.12)]);
  return (
    fill(tongue, paint) +
    stitches(`M-38 ${high + 14}H38`, seamOn(design.panel)) +
    fill(
      both([
        [0, top + 30],
        [-58, top + 22],
        [-52, top - 4],
        [0, top - 12],
      ]),
      tone(design.lining, -0.16),
    )
  );
}

/** A pair of the shoe from behind. */
export function shoesFromBehind(sheet: Sheet, design: ShoeDesign): string {
  const shoe = behindCollar(sheet, design) + upperFromBehind(sheet, design) + soleFromBehind(sheet, design);
  const drop = design.form.sole === "studs" ? 24 : 4;
  const one = (x: number, scale: number) =>
    contactShadow(sheet, [x, floor + drop], 150) +
    group(shoe, { transform: `translate(${x} ${Math.round(floor * (1 - scale))}) scale(${scale})` });
  return one(248, 1.08) + one(552, 1.08);
}
