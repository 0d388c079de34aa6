import { paintable, tone, visibleOn } from "../hand/colour.ts";
import { beside, line, outline, type Point, route } from "../hand/curve.ts";
import { diceFor } from "../hand/dice.ts";
import { weavePaint } from "../hand/fabric.ts";
import { panel, seamOn } from "../hand/panel.ts";
import { ellipse, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { contactShadow } from "../hand/stage.ts";
import { closeUp } from "../hand/turned.ts";
import { brandMark } from "../marks.ts";
import type { DrawingRecipe } from "../recipe.ts";
import { floor } from "./last.ts";

const bed: Point[] = route("78 496 90 486 200 512 330 532 470 538 600 528 716 506 738 500");

function footbed(sheet: Sheet, colour: string, accent: string, grooves: boolean): string {
  const bottom: Point[] = route("742 520 716 566 600 596 470 606 300 606 140 604 86 590 72 540 78 496");
  const d = outline(bed, bottom);
  const paint = sheet.linear([150, 490], [260, 620], [0, tone(colour, 0.06)], [0.5, colour], [1, tone(colour, -0.12)]);
  const low: Point[] = route("60 572 300 584 480 584 620 570 760 536");
  let cuts = "";
  if (grooves) for (let x = 110; x < 720; x += 26) cuts += `M${x} ${x > 520 ? 606 - (x - 520) * 0.24 : 606}v-12`;
  const tread = fill(outline(low, route("760 640 60 640")), tone(accent, -0.06)) + stroke(cuts, tone(accent, -0.22), 3);
  return (
    fill(d, paint) +
    sheet.inside(d, tread + stroke(line(bed.map(([x, y]) => [x, y + 5])), "#fff", 5, { opacity: 0.35 }))
  );
}

/**
 * The broad strap of a slide: low over the toes, higher at the instep, and open towards the toes,
 * where its inside shows.
 */
function strapBand(sheet: Sheet, from: number, to: number, height: number, colour: string): string {
  const back: Point[] = [
    [from, 556],
    [from + 16, 556 - height * 0.7],
    [from + 62, 552 - height],
  ];
  const top: Point[] = [
    [from + 62, 552 - height],
    [(from + to) / 2 + 20, 548 - height * 0.96],
    [to - 52, 544 - height * 0.66],
  ];
  const front: Point[] = [
    [to - 52, 544 - height * 0.66],
    [to - 14, 542 - height * 0.4],
    [to, 548],
  ];
  const d = outline(back, top, front, [
    [to, 548],
    [(from + to) / 2, 566],
    [from, 556],
  ]);
  const shine = sheet.linear([from, 400], [to, 580], [0, "#fff", 0.26], [0.4, "#fff", 0.02], [1, "#120d0a", 0.26]);
  const inside = `M${to - 54} ${544 - height * 0.66}q44 -8 78 6q22 40 -22 ${height * 0.62}Z`;
  const sewn = stitches(line(beside(back, 10)), seamOn(colour)) + stitches(line(beside(front, 10)), seamOn(colour));
  return (
    fill(inside, tone(colour, -0.24)) +
    panel(sheet, d, colour) +
    sheet.inside(d, fill(d, weavePaint(sheet, "leather", colour)) + sewn) +
    fill(d, shine)
  );
}

/** The colour that goods are named by leads: it is that of the footbed, which every view shows. */
function slideColours(recipe: DrawingRecipe) {
  const dice = diceFor("slide colours", recipe.seed);
  const main = paintable(recipe.colours[0]);
  return { sole: dice.pick([main, tone(main, -0.05)]), strap: dice.pick([main, tone(main, 0.06), recipe.colours[1]]) };
}

function slideSide(sheet: Sheet, recipe: DrawingRecipe): string {
  const dice = diceFor("slide", recipe.seed);
  const { sole, strap } = slideColours(recipe);
  const sheen = strapBand(sheet, dice.whole(300, 326), dice.whole(640, 668), dice.whole(124, 144), strap);
  const mark = brandMark(
    recipe.mark,
    488,
    458,
    dice.whole(76, 104),
    visibleOn(strap, recipe.colours[2], recipe.colours[1]),
    6,
  );
  const band = dice.chance(0.4)
    ? stroke("M352 512C420 474 560 470 640 512", visibleOn(strap, recipe.colours[2]), 9, { opacity: 0.9 })
    : "";
  return footbed(sheet, sole, tone(sole, -0.06), true) + sheen + band + mark;
}

function sandalSide(sheet: Sheet, recipe: DrawingRecipe): string {
  const dice = diceFor("sandal", recipe.seed);
  const main = paintable(recipe.colours[0]);
  const second = visibleOn(main, paintable(recipe.colours[1]));
  const strap = (d: string, width: number, colour: string) =>
    stroke(d, "#120d0a", width, { opacity: 0.16, transform: "translate(2 5)" }) +
    stroke(d, tone(colour, -0.1), width) +
    stroke(d, colour, width - 5) +
    stitches(d, seamOn(colour));
  const far =
    strap("M520 520C540 440 600 430 640 470", 26, tone(main, -0.2)) +
    strap("M250 500C280 400 330 370 372 372", 24, tone(main, -0.22));
  const sole = dice.pick(["#2a2725", tone(main, -0.14), "#3a332e"]);
  const buckle = group(ellipse([0, 0], 20, 15, tone(second, -0.1)) + ellipse([0, 0], 11, 7, tone(second, -0.3)), {
    transform: "translate(372 396) rotate(30)",
  });
  return (
    far +
    footbed(sheet, sole, dice.pick([recipe.colours[2], "#2a2725"]), true) +
    strap("M118 512C104 452 112 424 150 420 240 410 330 392 378 378", 28, main) +
    strap("M378 378C420 420 440 480 430 552", 32, main) +
    strap("M560 556C560 480 580 450 620 440 660 450 680 480 684 526", 34, dice.pick([main, second])) +
    strap("M390 400C470 424 540 440 612 452", 28, main) +
    buckle +
    brandMark(recipe.mark, 492, 428, 40, visibleOn(main, recipe.colours[2]), 12)
  );
}

function fromAbove(sheet: Sheet, recipe: DrawingRecipe): string {
  const main = paintable(recipe.colours[0]);
  const { sole, strap: strapColour } =
    recipe.kind === "slide" ? slideColours(recipe) : { sole: tone(main, -0.1), strap: main };
  const paint = sheet.linear([-100, -250], [100, 280], [0, tone(sole, 0.08)], [1, tone(sole, -0.08)]);
  const bedShape =
    "M0-300C84-300 112-190 104-110 96-20 84 40 88 140 92 250 54 300 0 300-54 300-92 250-86 140-80 40-98-20-106-110-112-190-84-300 0-300Z";
  const strap = "M-122-150C-70-196 70-196 122-150L112 10C60-30-60-30-112 10Z";
  const round = sheet.linear(
    [-120, 0],
    [120, 0],
    [0, "#120d0a", 0.2],
    [0.3, "#fff", 0.16],
    [0.7, "#120d0a", 0.02],
    [1, "#120d0a", 0.3],
  );
  const band = (d: string) => panel(sheet, d, strapColour) + fill(d, round);
  const top =
    recipe.kind === "slide"
      ? band(strap)
      : band("M-112-190C-60-226 60-226 112-190L108-130C60-166-60-166-108-130Z") +
        band("M-96 20C-50-20 50-20 96 20L90 70C50 34-50 34-90 70Z") +
        band("M-88 190C-96 60-60-20-20-160L20-160C-20-20-50 80-50 190Z");
  const shoe =
    fill(bedShape, paint) +
    sheet.inside(bedShape, fill(bedShape, weavePaint(sheet, "hex", sole))) +
    stroke(bedShape, tone(sole, -0.14), 5) +
    top +
    brandMark(
      recipe.mark,
      0,
      recipe.kind === "slide" ? -96 : 230,
      78,
      visibleOn(recipe.kind === "slide" ? strapColour : sole, recipe.colours[2]),
    );
  const soft = sheet.radial([0, 0], 1, [0, "#2b2420", 0.4], [0.7, "#2b2420", 0.2], [1, "#2b2420", 0]);
  const one = (x: number, turn: number, flip: number) =>
    group(
      ellipse([0, 0], 1, 1, soft, { transform: "translate(18 24) scale(128 326)" }) +
        group(shoe, { transform: `scale(${flip} 1)` }),
      { transform: `translate(${x} 400) rotate(${turn})` },
    );
  return one(266, -7, -1) + one(534, 8, 1);
}

/**
 * Slides are best recognised from above, so the listing shows that view; for sandals it is the
 * second one.
 */
export const openShoeLies = ({ kind, view }: DrawingRecipe): boolean => view === (kind === "slide" ? "side" : "angle");

/**
 * Sandals and slides from the side, or as a pair from above for every other view but the close-up.
 */
export function openShoe(sheet: Sheet, recipe: DrawingRecipe): string {
  if (openShoeLies(recipe)) return fromAbove(sheet, recipe);
  const goods = recipe.kind === "slide" ? slideSide(sheet, recipe) : sandalSide(sheet, recipe);
  const drawn = contactShadow(sheet, [400, floor + 4], 330) + goods;
  if (recipe.view === "detail") return closeUp(drawn, 490, 500, 2);
  return recipe.view === "back" ? group(drawn, { transform: "translate(800 0) scale(-1 1)" }) : drawn;
}
