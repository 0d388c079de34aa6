import { lightnessOf, tone } from "../hand/colour.ts";
import { along, blob, line, outline, type Point, pointOn } from "../hand/curve.ts";
import { fill, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { floor, heelX, type Last, toeX } from "./last.ts";
import type { ShoeDesign } from "./shoe-design.ts";

/** A line inside the sole: `share` 0 lies on its upper edge, 1 on the floor side; each place may lie differently. */
function level(last: Last, share: (place: number) => number, from = 0, to = 1): Point[] {
  const points: Point[] = [];
  for (let index = 0; index <= 8; index += 1) {
    const place = from + ((to - from) * index) / 8;
    const top = pointOn(last.soleTop, place);
    const low = floor - (place > 0.75 ? (last.form.spring * (place - 0.75)) / 0.25 : 0);
    points.push(along(top, [top[0], low], share(place)));
  }
  return points;
}

const shade = (colour: string) => tone(colour, lightnessOf(colour) > 0.4 ? -0.11 : 0.1);

function groove(points: readonly Point[], colour: string, width = 4): string {
  return (
    stroke(line(points), shade(colour), width) +
    stroke(line(points.map(([x, y]) => [x, y + width * 0.7])), "#fff", 1.6, { opacity: 0.5 })
  );
}

function wave(last: Last, { foam }: ShoeDesign): string {
  return (
    groove(
      level(last, (place) => 0.42 + 0.16 * Math.sin(place * 9)),
      foam,
    ) +
    groove(
      level(last, (place) => 0.62 + 0.12 * Math.sin(place * 9 + 0.6), 0.05, 0.6),
      foam,
      3,
    )
  );
}

function grooves(last: Last, { foam }: ShoeDesign): string {
  let lines = "";
  for (let index = 0; index < 11; index += 1) {
    const place = 0.06 + index * 0.05;
    const from = pointOn(last.soleTop, place);
    lines += groove(
      [
        [from[0] + 6, from[1] + 22],
        [from[0] - 4, from[1] + 22 + last.form.soleMiddle * 0.28],
      ],
      foam,
      4.5,
    );
  }
  return lines;
}

function pods(last: Last, design: ShoeDesign): string {
  let holes = "";
  const height = last.form.soleHeel * 0.16;
  for (let index = 0; index < 5; index += 1) {
    const [x, y] = pointOn(
      level(last, () => 0.48),
      0.07 + index * 0.085,
    );
    const wide = 19 - index * 1.5;
    holes += blob([
      [x - wide, y],
      [x, y - height],
      [x + wide, y],
      [x, y + height],
    ]);
  }
  return fill(holes, tone(design.foamAccent, -0.08)) + stroke(holes, tone(design.foam, -0.14), 2.5);
}

function wedge(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const upper = level(last, (place) => 0.3 + place * 0.5, 0, 0.7);
  const lower = level(last, (place) => 0.74 + place * 0.18, 0, 0.7).reverse();
  const paint = sheet.linear([heelX, 0], [heelX + 460, 0], [0, design.foamAccent], [1, tone(design.foamAccent, 0.08)]);
  const d = outline([[heelX - 60, upper[0]?.[1] ?? 0], ...upper], [...lower, [heelX - 60, lower.at(-1)?.[1] ?? 0]]);
  return (
    fill(d, paint) +
    stroke(line(upper), tone(design.foamAccent, -0.12), 2) +
    stroke(line([...lower].reverse()), "#fff", 1.6, { opacity: 0.4 })
  );
}

function layers(last: Last, design: ShoeDesign): string {
  const edge = level(last, (place) => 0.5 - 0.1 * Math.sin(place * 5));
  const low: Point[] = [
    [toeX + 30, floor + 20],
    [heelX - 60, floor + 20],
  ];
  return (
    fill(outline([[heelX - 60, edge[0]?.[1] ?? 0], ...edge], low), tone(design.foam, -0.07)) +
    groove(edge, design.foam, 3)
  );
}

function facets(last: Last, { foam }: ShoeDesign): string {
  let shapes = "";
  for (let index = 0; index < 6; index += 1) {
    const top = pointOn(last.soleTop, 0.02 + index * 0.11);
    const next = pointOn(last.soleTop, 0.08 + index * 0.11);
    shapes += `M${Math.round(top[0])} ${Math.round(top[1] + 16)}L${Math.round(next[0])} ${Math.round(next[1] + 24)} ${Math.round(top[0] + 8)} ${floor - 26}Z`;
  }
  return fill(shapes, shade(foam), { opacity: 0.55 });
}

/** What the sole's maker cut into its side wall. */
export function carving(sheet: Sheet, last: Last, design: ShoeDesign): string {
  const { sole } = last.form;
  if (sole === "cup" || sole === "flat") {
    const seam = level(last, () => 0.24);
    const foxing = groove(
      level(last, () => 0.66),
      design.foam,
      2.6,
    );
    return (
      (design.carve === "wedge" ? wedge(sheet, last, design) : foxing) +
      stitches(line(seam), shade(design.foam), { opacity: 0.9 })
    );
  }
  if (sole === "studs")
    return groove(
      level(last, () => 0.45),
      design.foam,
      2,
    );
  const cut = { wave, grooves, pods, layers, facets }[design.carve === "wedge" ? "wave" : design.carve];
  return design.carve === "wedge" ? wedge(sheet, last, design) : cut(last, design);
}
