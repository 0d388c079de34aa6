import { creases, roundLight } from "../garments/folds.ts";
import type { Brush, Gear } from "../hand/brush.ts";
import { blend, tone, visibleOn } from "../hand/colour.ts";
import { route } from "../hand/curve.ts";
import { weavePaint } from "../hand/fabric.ts";
import { seamOn } from "../hand/panel.ts";
import { circle, ellipse, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { glint, roundPaint, slopePaint, solid } from "../hand/shine.ts";
import { contactShadow } from "../hand/stage.ts";
import { brandMark } from "../marks.ts";

function cap({ sheet, main, second, accent, mark, dice, behind }: Brush): string {
  const crown =
    "M196 520C190 360 270 250 410 246 540 244 606 340 606 500 560 530 470 540 400 540 320 540 240 540 196 520Z";
  const hasFront = dice.chance(0.4);
  // Not both, or the cap would look like its second colour.
  const peak = hasFront ? main : dice.pick([main, second, second]);
  const brim =
    "M250 520C330 470 520 462 606 490 690 510 740 552 742 586 700 604 640 580 560 572 440 560 320 572 262 560 236 550 232 532 250 520Z";
  const panels =
    stroke("M408 246C360 330 344 430 348 540M412 246C520 320 548 420 540 516", tone(main, -0.15), 2.6) +
    stitches("M400 250C350 330 334 430 338 540M420 250C528 320 556 420 548 516", seamOn(main));
  const front = hasFront ? fill("M412 246C360 330 344 430 348 540L540 520C548 420 520 320 412 246Z", second) : "";
  const holes = route("290 360 470 310")
    .map(
      ([x = 0, y = 0]) =>
        circle([x, y], 6, tone(main, -0.24)) +
        circle([x, y], 6, "none", { stroke: tone(main, 0.1), "stroke-width": 2 }),
    )
    .join("");
  const strap = behind
    ? fill("M260 520C270 450 330 440 350 520Z", "#e4e1dc") + stroke("M252 516Q300 500 356 520", accent, 14)
    : "";
  const top = ellipse([410, 246], 17, 9, tone(main, -0.1)) + ellipse([408, 244], 12, 6, tone(main, 0.06));
  const underside = fill(
    "M262 560C320 572 440 560 560 572 640 580 700 604 742 586 738 606 700 616 640 604 540 590 400 600 300 580Z",
    tone(peak, -0.2),
  );
  return (
    fill(crown, main) +
    sheet.inside(
      crown,
      front +
        fill(crown, weavePaint(sheet, "diagonal", main), { opacity: 0.35 }) +
        panels +
        holes +
        strap +
        roundLight(sheet, crown, 196, 606, main) +
        fill(crown, sheet.linear([0, 430], [0, 540], [0, "#120d0a", 0], [1, "#120d0a", 0.16])),
    ) +
    top +
    underside +
    solid(brim, slopePaint(sheet, peak, [300, 470], [700, 600]), peak) +
    stitches("M280 534C360 494 520 490 610 512 670 528 704 552 716 574M268 546C350 508 520 506 604 526", seamOn(peak)) +
    brandMark(
      mark,
      behind ? 250 : 446,
      behind ? 420 : 410,
      behind ? 40 : 96,
      visibleOn(front ? second : main, accent, second),
      2,
    )
  );
}

function bucketHat({ sheet, main, second, accent, mark, dice }: Brush): string {
  const crown = "M266 300Q270 230 400 226T534 300L566 462Q400 506 234 462Z";
  const brim =
    "M234 452Q400 490 566 452C620 500 670 560 690 610 600 660 500 672 400 672S200 660 110 610C130 560 180 500 234 452Z";
  const band = dice.chance(0.55) ? stroke("M236 440Q400 478 564 440", second, 26, { "stroke-linecap": "butt" }) : "";
  let rows = "";
  for (const share of [0.22, 0.42, 0.62, 0.82])
    rows += `M${Math.round(234 - 124 * share)} ${Math.round(458 + 150 * share)}Q400 ${Math.round(494 + 176 * share)} ${Math.round(566 + 124 * share)} ${Math.round(458 + 150 * share)}`;
  return (
    fill(brim, main) +
    sheet.inside(
      brim,
      fill(brim, weavePaint(sheet, "diagonal", main), { opacity: 0.35 }) +
        roundLight(sheet, brim, 110, 690, main) +
        fill(brim, sheet.linear([0, 450], [0, 540], [0, "#120d0a", 0.26], [1, "#120d0a", 0])) +
        stitches(rows, seamOn(main)),
    ) +
    fill(crown, main) +
    sheet.inside(
      crown,
      band +
        fill(crown, weavePaint(sheet, "diagonal", main), { opacity: 0.35 }) +
        creases(sheet, [route("300 300 290 380 270 450"), route("490 290 506 370 500 440")], main) +
        roundLight(sheet, crown, 234, 566, main),
    ) +
    stitches("M274 300Q400 330 526 300", seamOn(main)) +
    ellipse([400, 286], 118, 44, tone(main, 0.05), { opacity: 0.5 }) +
    brandMark(mark, 400, 384, 80, visibleOn(main, accent, second))
  );
}

function beanie({ sheet, main, second, accent, mark, dice }: Brush): string {
  const dome = "M232 520C222 320 290 190 400 186S578 320 568 520Z";
  const fold = "M222 470Q400 440 578 470L584 600Q400 640 216 600Z";
  const stripes = dice.chance(0.6)
    ? stroke("M214 372Q400 336 586 372", second, dice.whole(20, 44)) + stroke("M210 412Q400 380 590 412", accent, 8)
    : "";
  const pom = dice.chance(0.45)
    ? circle([400, 170], 54, roundPaint(sheet, second, [400, 170], 54)) +
      stroke(
        "M360 150l12 14M384 128l6 18M420 130l-6 16M440 156l-14 10M372 196l14-8M424 200l-10-14M400 160v12",
        tone(second, -0.18),
        4,
      )
    : "";
  const rib = (d: string, colour: string) => fill(d, weavePaint(sheet, "rib", colour, 1.9));
  return (
    fill(dome, main) +
    sheet.inside(dome, stripes + rib(dome, main) + roundLight(sheet, dome, 222, 578, main)) +
    pom +
    fill(fold, "#120d0a", { opacity: 0.2, transform: "translate(0 -8)" }) +
    fill(fold, tone(main, 0.02)) +
    sheet.inside(fold, rib(fold, main) + roundLight(sheet, fold, 216, 584, main)) +
    fill("M360 512h80v56h-80Z", tone(accent, -0.02)) +
    stitches("M365 517h70v46h-70Z", seamOn(accent)) +
    brandMark(mark, 400, 540, 38, visibleOn(accent, main))
  );
}

function bikeHelmet({ sheet, main, second, accent, mark }: Brush): string {
  const shell =
    "M132 500C140 330 270 236 420 240 570 246 664 350 672 470 676 520 640 530 600 526 470 514 330 540 230 566 170 576 130 560 132 500Z";
  const vents = [
    "M270 330C330 286 400 280 440 284 390 306 330 330 290 372Z",
    "M470 288C540 300 590 340 616 388 570 352 520 330 452 318Z",
    "M220 424C290 360 370 340 430 338 370 370 300 410 256 458Z",
    "M460 350C540 360 600 396 632 452 570 414 520 396 444 384Z",
    "M210 520C280 450 370 420 430 418 370 450 310 490 270 530Z",
    "M460 430C530 436 590 460 620 496 560 482 510 474 444 470Z",
  ];
  const strap =
    stroke("M300 540C330 610 370 660 420 680M520 524C500 590 460 650 420 680", tone(second, -0.1), 13) +
    stroke("M420 680q14 6 26 0", tone(second, -0.2), 18) +
    circle([420, 676], 14, accent);
  return (
    strap +
    fill("M146 520C240 560 500 500 656 512 640 556 560 560 470 560S210 612 160 572Z", "#2a2725") +
    solid(shell, roundPaint(sheet, main, [400, 400], 300), main) +
    sheet.inside(
      shell,
      stroke("M120 520C260 480 500 440 690 490", second, 26) + stroke("M120 548C260 508 500 470 690 518", accent, 6),
    ) +
    vents.map((d) => fill(d, tone(main, -0.4)) + stroke(d, tone(main, 0.14), 2.5, { opacity: 0.6 })).join("") +
    glint(sheet, 290, 300, 110, 34, 0.5, -30) +
    brandMark(mark, 190, 470, 44, visibleOn(main, accent, second), -10)
  );
}

function sunglasses({ sheet, main, accent, mark, second, dice }: Brush): string {
  const shield = dice.chance(0.5);
  const lens = shield
    ? "M150 386C230 350 330 352 400 366 470 352 570 350 650 386 652 450 610 516 540 520 470 522 430 480 400 452 370 480 330 522 260 520 190 516 148 450 150 386Z"
    : "M156 392C220 366 320 366 376 392 380 450 350 512 270 514 196 514 152 460 156 392Z";
  const arm = (side: number) =>
    stroke(
      `M${400 + side * 246} 392C${400 + side * 300} 350 ${400 + side * 292} 280 ${400 + side * 250} 240`,
      tone(main, -0.14),
      26,
    ) +
    stroke(
      `M${400 + side * 246} 392C${400 + side * 300} 350 ${400 + side * 292} 280 ${400 + side * 250} 240`,
      main,
      18,
    );
  // Smoked, with a hint of colour: the frame is what the glasses are named by.
  const tint = blend("#23262b", accent, 0.22);
  const glass = sheet.linear(
    [170, 360],
    [600, 530],
    [0, tone(tint, 0.16)],
    [0.4, tint],
    [0.7, blend(tint, second, 0.16)],
    [1, tone(tint, -0.08)],
  );
  const one =
    fill(lens, glass) +
    stroke(lens, tone(main, -0.12), 30) +
    stroke(lens, main, 22) +
    fill("M190 404C230 386 280 386 320 394L240 492C206 476 188 440 190 404Z", "#fff", { opacity: 0.26 });
  const pair = shield
    ? one
    : one + group(one, { transform: "translate(800 0) scale(-1 1)" }) + stroke("M372 402Q400 384 428 402", main, 24);
  return group(arm(-1) + arm(1) + pair + brandMark(mark, 606, 402, 22, visibleOn(main, accent)), {
    transform: "translate(0 104)",
  });
}

const standing = (y: number, half: number) => (sheet: Sheet) => contactShadow(sheet, [400, y], half);

/** Headwear and eyewear. */
export const headwear = {
  cap: { paint: cap, focus: [470, 430], turn: "flat", shadow: standing(596, 270) },
  "bucket-hat": { paint: bucketHat, focus: [430, 430], turn: "round", shadow: standing(668, 280) },
  beanie: { paint: beanie, focus: [400, 480], turn: "round", shadow: standing(616, 190) },
  "bike-helmet": { paint: bikeHelmet, focus: [330, 400], turn: "flat", shadow: standing(676, 240) },
  sunglasses: { paint: sunglasses, focus: [300, 540], turn: "flat", shadow: standing(640, 230) },
} satisfies Readonly<Record<string, Gear>>;
