import type { Brush, Gear } from "../hand/brush.ts";
import { tone, visibleOn } from "../hand/colour.ts";
import { type Point, route } from "../hand/curve.ts";
import { clothPaint, weavePaint } from "../hand/fabric.ts";
import { seamOn } from "../hand/panel.ts";
import { box, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { contactShadow, wallShadow } from "../hand/stage.ts";
import { brandMark } from "../marks.ts";
import { creases, roundLight } from "./folds.ts";

const flip = (content: string): string => group(content, { transform: "translate(800 0) scale(-1 1)" });

function swimsuit({ sheet, main, second, accent, mark, dice, behind }: Brush): string {
  const neck = behind
    ? "C350 330 388 372 400 380C412 372 450 330 462 118"
    : "C346 190 372 214 400 216C428 214 454 190 462 118";
  const d = `M338 118${neck}L488 124C484 210 500 262 532 312 514 384 508 430 522 500 536 560 536 596 530 626 470 640 436 676 424 722H376C364 676 330 640 270 626 264 596 264 560 278 500 292 430 286 384 268 312 300 262 316 210 312 124Z`;
  const style = dice.pick(["side", "diagonal", "band", "plain", "wave"]);
  const side = "M220 260C330 380 300 500 250 640H160V260Z";
  const pattern = {
    side: fill(side, second) + flip(fill(side, second)),
    diagonal: fill("M200 520L600 260V380L200 640Z", second) + stroke("M200 660L600 400", accent, 8),
    band: box(200, 330, 400, 70, second) + box(200, 412, 400, 8, accent),
    plain: "",
    wave: stroke(
      "M200 420C300 360 360 500 460 420S560 380 620 420M200 460C300 400 360 540 460 460S560 420 620 460",
      second,
      14,
    ),
  }[style];
  const folds: Point[][] = [
    route("300 330 330 350 350 390"),
    route("500 330 470 350 452 392"),
    route("330 600 370 640 388 700"),
    route("470 600 430 640 412 700"),
  ];
  const rim = `M338 118${neck}`;
  const content =
    pattern +
    fill(d, clothPaint(sheet, "knit"), { opacity: 0.08 }) +
    creases(sheet, folds, main, 0.8) +
    roundLight(sheet, d, 262, 538, main) +
    stitches("M288 620C340 636 372 676 384 714M512 620C460 636 428 676 416 714", seamOn(main));
  const back = behind
    ? ""
    : fill(
        "M338 118C350 150 380 160 400 160S450 150 462 118L488 124C470 200 440 230 400 232S330 200 312 124Z",
        tone(main, -0.26),
      );
  return (
    back +
    fill(d, main) +
    sheet.inside(d, content) +
    stroke(rim, tone(second, -0.02), 7) +
    stroke(d, tone(main, -0.28), 1.4, { opacity: 0.35 }) +
    brandMark(mark, behind ? 400 : 452, behind ? 440 : 292, 40, accent)
  );
}

function hijab({ sheet, main, second, accent, mark, dice, behind }: Brush): string {
  const d =
    "M400 84C500 84 560 160 566 270 570 340 556 400 570 470 590 540 610 590 606 640 540 700 470 716 400 716S260 700 194 640C190 590 210 540 230 470 244 400 230 340 234 270 240 160 300 84 400 84Z";
  const face =
    "M400 176C462 176 494 226 492 292 490 366 454 424 400 436 346 424 310 366 308 292 306 226 338 176 400 176Z";
  const bonnet = "M300 268C306 160 494 160 500 268 480 190 320 190 300 268Z";
  const folds: Point[][] = [
    route("310 400 360 466 400 480"),
    route("490 400 446 462 404 486"),
    route("270 440 320 540 400 570"),
    route("530 440 490 540 404 580"),
    route("232 560 310 640 400 660"),
    route("568 560 500 640 410 664"),
  ];
  const stripe = dice.chance(0.5) ? stroke("M214 600Q400 720 586 600", second, 16) : "";
  const opening = behind
    ? stitches("M400 100V700", seamOn(main))
    : fill(face, sheet.linear([0, 180], [0, 440], [0, tone(main, -0.3)], [1, tone(main, -0.2)])) +
      fill(bonnet, second) +
      stroke(face, tone(main, 0.1), 5) +
      stroke(face, tone(main, -0.14), 2, { transform: "translate(0 3)" });
  const content =
    fill(d, weavePaint(sheet, "dots", main), { opacity: 0.25 }) +
    stripe +
    creases(sheet, folds, main, 1.3) +
    roundLight(sheet, d, 200, 600, main) +
    stitches("M206 628Q400 744 594 628", seamOn(main));
  return (
    fill(d, main) +
    sheet.inside(d, content) +
    opening +
    stroke(d, tone(main, -0.28), 1.4, { opacity: 0.35 }) +
    brandMark(mark, behind ? 400 : 520, behind ? 560 : 596, 40, accent)
  );
}

function sock(brush: Brush, style: string, length: number): string {
  const { sheet, main, second, accent, mark, behind } = brush;
  const top = 560 - length;
  const d = `M250 ${top}Q320 ${top + 12} 392 ${top}L396 470C396 500 420 516 470 528 540 546 590 566 594 606 596 640 560 650 500 650H330C276 650 246 626 244 572Z`;
  const heel =
    fill("M236 520C300 520 330 590 322 660H220Z", second) +
    stroke("M236 520C300 520 330 590 322 660", tone(second, -0.14), 2);
  const toe =
    fill("M520 530C500 580 504 620 512 660H620V520Z", second) +
    stroke("M520 530C500 580 504 620 512 660", tone(second, -0.14), 2);
  const rings =
    style === "rings"
      ? [0, 24].map((dy) => box(230, top + 66 + dy, 180, 13, accent)).join("")
      : style === "hoops"
        ? [0, 1, 2, 3, 4].map((index) => box(230, top + 66 + index * 52, 180, 26, second)).join("")
        : "";
  const cuff =
    box(230, top - 10, 190, 54, style === "plain" ? second : tone(main, -0.03)) +
    fill(d, weavePaint(sheet, "rib", main, 1.1), { opacity: 0.45 });
  const folds: Point[][] = [
    route("396 470 350 500 300 490"),
    route("400 500 350 540 290 530"),
    [
      [262, top + 80],
      [274, 400],
      [262, 480],
    ],
  ];
  const sole = sheet.linear([0, 560], [0, 650], [0, "#120d0a", 0], [1, "#120d0a", 0.2]);
  return (
    fill(d, main) +
    sheet.inside(
      d,
      heel +
        toe +
        rings +
        cuff +
        creases(sheet, folds, main, 0.8) +
        roundLight(sheet, d, 244, 420, main) +
        fill(d, sole),
    ) +
    stroke(d, tone(main, -0.28), 1.4, { opacity: 0.4 }) +
    brandMark(mark, 320, behind ? top + 30 : top + 150, 44, visibleOn(style === "hoops" ? second : main, accent))
  );
}

const pairOf = (lengths: readonly [number, ...number[]]) => (brush: Brush) => {
  const style = brush.dice.pick(["rings", "hoops", "plain", "rings"]);
  const one = sock(brush, style, brush.dice.pick(lengths));
  return group(one, { transform: "translate(76 -26)" }) + group(one, { transform: "translate(-46 0)" });
};

const hanging = (y: number, half: number) => (sheet: Sheet) => wallShadow(sheet, [400, y], half);

const sockGear = {
  focus: [360, 300],
  markedBack: true,
  turn: "tilt",
  shadow: (sheet) => contactShadow(sheet, [400, 648], 230),
} satisfies Omit<Gear, "paint">;

/** Close-fitting goods: swimwear, sports hijabs and socks. */
export const closeFitting = {
  swimsuit: { paint: swimsuit, focus: [420, 270], markedBack: true, turn: "round", shadow: hanging(752, 150) },
  "sports-hijab": { paint: hijab, focus: [460, 480], markedBack: true, turn: "round", shadow: hanging(752, 210) },
  socks: { ...sockGear, paint: pairOf([400, 250, 180]) },
  // Worn over shin guards, up to the knee.
  "football-socks": { ...sockGear, paint: pairOf([460, 430]) },
} satisfies Readonly<Record<string, Gear>>;
