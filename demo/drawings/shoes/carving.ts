import { lightnessOf, tone } from "../hand/colour.ts";
import { along, line, outline, type Point, pointOn, polygon, shift } from "../hand/curve.ts";
import { ellipse, fill, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { floor, heelX, type Last, toeX } from "./last.ts";
import type { ShoeDesign } from "./shoe-design.ts";

/** A line inside the sole: `share` 0 is its upper edge, 1 the floor; it may vary along the line. */
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
  const middle = level(last, () => 0.48);
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const place = pointOn(middle, 0.07 + index * 0.085);
      const wide = 22 - index * 2;
      const high = last.form.soleHeel * (0.17 - index * 0.012);
      const rim = { stroke: tone(design.foam, -0.16), "stroke-width": 2.5 };
      return (
        ellipse(place, wide, high, tone(design.foamAccent, -0.1), rim) +
        ellipse(shift(place, 2, high * 0.3), wide * 0.66, high * 0.55, tone(design.foamAccent, 0.04))
      );
    })
    .join("");
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
  const high = level(last, () => 0.3);
  const low = level(last, () => 0.7);
  const cuts = [0, 1, 2, 3, 4].map((index) => {
    const [from, to] = [0.05 + index * 0.105, 0.12 + index * 0.105];
    return polygon([
      shift(pointOn(high, from), 16, 0),
      shift(pointOn(high, to), 16, index * 2),
      pointOn(low, to - 0.02),
      pointOn(low, from),
    ]);
  });
  return (
    fill(cuts.join(""), shade(foam), { opacity: 0.5 }) +
    stroke(cuts.join(""), "#fff", 1.4, { opacity: 0.4, transform: "translate(1 2)" })
  );
}

/** The pattern in the sole's side wall. */
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
