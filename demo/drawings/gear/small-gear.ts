import { creases, roundLight } from "../garments/folds.ts";
import type { Brush, Gear } from "../hand/brush.ts";
import { tone, visibleOn } from "../hand/colour.ts";
import { route } from "../hand/curve.ts";
import { weavePaint } from "../hand/fabric.ts";
import { panel, seamOn } from "../hand/panel.ts";
import { box, circle, ellipse, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { glint, roundedBox, solid, tubePaint } from "../hand/shine.ts";
import { contactShadow, wallShadow } from "../hand/stage.ts";
import { brandMark } from "../marks.ts";

/** Of steel with a loop to carry it by, as its description says. */
function bottle({ sheet, main, second, accent, mark, dice }: Brush): string {
  const body = roundedBox(300, 262, 200, 408, 26);
  const lid = roundedBox(322, 176, 156, 90, 16);
  const loop =
    stroke("M350 180C350 110 450 110 450 180", tone(second, -0.1), 20) +
    stroke("M350 180C350 110 450 110 450 180", second, 13);
  const ribs = sheet.inside(
    lid,
    box(300, 176, 200, 90, sheet.pattern(12, 90, box(0, 0, 3, 90, "#120d0a", { opacity: 0.16 }))),
  );
  const decor = dice.pick([
    box(290, 590, 220, 50, second) + box(290, 648, 220, 8, accent),
    box(290, 300, 220, 14, accent),
    fill("M290 600L510 470V680H290Z", second),
  ]);
  return (
    loop +
    solid(body, tubePaint(sheet, main, 300, 500), main) +
    sheet.inside(
      body,
      decor +
        fill(body, tubePaint(sheet, main, 300, 500), { opacity: 0.35 }) +
        box(328, 262, 16, 420, "#fff", { opacity: 0.35, rx: 8 }),
    ) +
    solid(lid, tubePaint(sheet, second, 316, 484), second) +
    ribs +
    brandMark(mark, 400, 440, 92, visibleOn(main, accent, second))
  );
}

function oneGlove({ sheet, main, second, accent, mark, behind }: Brush): string {
  const hand =
    "M268 640V420C262 360 250 300 256 246 260 216 298 216 302 246L312 340C312 270 306 210 312 168 318 138 356 140 358 170L364 330C368 260 370 196 378 158 386 132 420 138 422 166L424 334C430 276 440 226 450 196 460 172 492 182 490 210L482 400C500 380 530 352 556 344 584 340 594 366 578 386 540 430 510 480 490 530L486 640Z";
  const cuff = roundedBox(256, 610, 242, 84, 18);
  const palm = panel(sheet, "M296 380Q380 350 470 390L462 560Q380 590 300 560Z", second);
  return (
    fill(hand, main) +
    sheet.inside(
      hand,
      fill(hand, weavePaint(sheet, "dots", main), { opacity: 0.6 }) +
        palm +
        stroke("M308 340V400M362 334V390M424 340V390", tone(main, -0.2), 4) +
        creases(sheet, [route("490 420 450 470 440 520"), route("290 560 360 590 450 570")], main) +
        roundLight(sheet, hand, 250, 590, main),
    ) +
    stroke(hand, tone(main, -0.28), 1.8, { opacity: 0.5 }) +
    solid(cuff, tubePaint(sheet, tone(second, -0.04), 256, 498), second) +
    box(330, 632, 130, 40, accent, { rx: 8 }) +
    brandMark(
      mark,
      behind ? 395 : 380,
      behind ? 652 : 468,
      behind ? 26 : 88,
      visibleOn(behind ? accent : second, accent, main),
    )
  );
}

const gloves = (brush: Brush): string => {
  const glove = oneGlove(brush);
  return (
    group(glove, { transform: "translate(846 76) scale(-.8 .86)" }) +
    group(glove, { transform: "translate(-46 76) scale(.8 .86)" })
  );
};

function wristband({ sheet, main, second, accent, mark, dice }: Brush): string {
  const stripes = dice.whole(0, 2);
  const one = (x: number, y: number) => {
    const body = `M${x - 120} ${y}Q${x} ${y + 44} ${x + 120} ${y}V${y + 190}Q${x} ${y + 246} ${x - 120} ${y + 190}Z`;
    const rim = ellipse([x, y], 120, 34, tone(main, -0.06)) + ellipse([x, y], 92, 21, tone(main, -0.34));
    const bands = Array.from({ length: stripes }, (_, index) =>
      stroke(
        `M${x - 124} ${y + 34 + index * 126}Q${x} ${y + 80 + index * 130} ${x + 124} ${y + 34 + index * 126}`,
        index ? accent : second,
        18,
      ),
    ).join("");
    return (
      fill(body, main) +
      sheet.inside(
        body,
        bands +
          fill(body, weavePaint(sheet, "knit", main), { opacity: 0.6 }) +
          roundLight(sheet, body, x - 120, x + 120, main),
      ) +
      rim +
      brandMark(mark, x, y + 128, 78, visibleOn(main, accent, second))
    );
  };
  return one(270, 380) + one(536, 416);
}

function watch({ sheet, main, second, accent, mark, dice, behind }: Brush): string {
  const round = dice.chance(0.5);
  const strap = "M330 90H470L482 300H318ZM318 500H482L470 716Q400 740 330 716Z";
  const holes = [600, 636, 672].map((y) => box(388, y, 24, 10, tone(main, -0.3), { rx: 5 })).join("");
  const metal = "#3a3c40";
  const shape = (inset: number) =>
    round
      ? `M${266 + inset} 400a${134 - inset} ${134 - inset} 0 1 1 ${268 - inset * 2} 0a${134 - inset} ${134 - inset} 0 1 1 ${inset * 2 - 268} 0Z`
      : roundedBox(274 + inset, 266 + inset, 252 - inset * 2, 268 - inset * 2, 62 - inset);
  const glass = sheet.linear([290, 290], [510, 520], [0, "#2b2f36"], [0.5, "#0f1114"], [1, "#16181c"]);
  const face = behind
    ? circle([400, 400], 60, "#1b1d20") +
      circle([400, 400], 16, "#c9f24b", { opacity: 0.6 }) +
      brandMark(mark, 400, 488, 24, "#8c9094")
    : stroke("M400 316a84 84 0 1 1 -72 42", tone(accent, 0.06), 13) +
      stroke("M400 342a58 58 0 1 1 -56 44", visibleOn("#0f1114", second, "#8c9094"), 9) +
      stroke("M362 384v34M362 384h-8M384 384h22v15h-22v19h22M428 384h22v34h-22M434 400h16", "#fbfaf8", 5) +
      brandMark(mark, 400, 456, 24, "#fbfaf8");
  return (
    fill(strap, tubePaint(sheet, main, 318, 482)) +
    sheet.inside(strap, fill(strap, weavePaint(sheet, "dots", main), { opacity: 0.7 })) +
    stitches("M340 96L330 292M460 96L470 292M330 508L340 716M470 508L460 716", seamOn(main)) +
    holes +
    box(526, 372, 18, 52, accent, { rx: 8 }) +
    solid(shape(0), sheet.linear([270, 270], [530, 530], [0, "#8c9094"], [0.4, metal], [1, "#17181a"]), metal) +
    stroke(shape(9), accent, 3.5) +
    fill(shape(18), glass) +
    face +
    sheet.inside(shape(18), fill("M270 260H420L300 540H270Z", "#fff", { opacity: 0.09 }))
  );
}

function shinGuards({ sheet, main, second, accent, mark, dice, behind }: Brush): string {
  const shell = "M-96-246Q0-290 96-246C120-120 104 90 62 236Q0 268-62 236C-104 90-120-120-96-246Z";
  const style = dice.pick([
    `M-130 40L130-60V20L-130 120Z`,
    `M-130-120H130V-80H-130ZM-130-60H130V-40H-130Z`,
    "M-40-300H40L20 280H-20Z",
  ]);
  const vents = [-150, -100, 130, 170].map((y) => stroke(`M-36 ${y}H36`, tone(main, -0.26), 9)).join("");
  const face =
    (behind ? fill(shell, weavePaint(sheet, "hex", second)) : fill(style, second) + vents) +
    roundLight(sheet, shell, -110, 110, main) +
    glint(sheet, -48, -140, 26, 110, 0.4, 8);
  const one =
    solid(shell, main, main) +
    sheet.inside(shell, face) +
    stroke(shell, accent, 7) +
    brandMark(mark, 0, 20, 92, visibleOn(main, accent, second));
  return (
    group(one, { transform: "translate(266 400) rotate(-5)" }) +
    group(one, { transform: "translate(534 400) rotate(5)" })
  );
}

function kneeSupport({ sheet, main, second, accent, mark }: Brush): string {
  const sleeve =
    "M256 110Q400 140 544 110C536 230 520 300 530 392 536 480 520 590 506 690Q400 716 294 690C280 590 264 480 270 392 280 300 264 230 256 110Z";
  const ring = "M400 300C460 300 484 350 482 400S454 496 400 496 320 450 318 400 340 300 400 300Z";
  const strap = (y: number) =>
    panel(sheet, `M250 ${y}Q400 ${y + 30} 550 ${y}V${y + 56}Q400 ${y + 86} 250 ${y + 56}Z`, second) +
    box(430, y + 8, 74, 56, accent, { rx: 8 });
  const side = stroke(
    "M302 150C310 260 296 330 300 400S316 580 330 680M498 150C490 260 504 330 500 400S484 580 470 680",
    second,
    13,
  );
  return (
    fill("M256 110Q400 80 544 110 400 140 256 110Z", tone(main, -0.32)) +
    fill(sleeve, main) +
    sheet.inside(
      sleeve,
      fill(sleeve, weavePaint(sheet, "knit", main)) +
        side +
        fill(ring, tone(second, -0.04)) +
        stroke(ring, accent, 6) +
        strap(196) +
        strap(556) +
        creases(sheet, [route("280 430 340 440 390 420"), route("520 440 470 452 420 440")], main) +
        roundLight(sheet, sleeve, 262, 540, main),
    ) +
    brandMark(mark, 400, 398, 78, visibleOn(second, accent))
  );
}

function towel({ sheet, main, second, accent, mark, dice }: Brush): string {
  const fold = (y: number, inset: number, colour: string) => {
    const d = roundedBox(150 + inset, y, 500 - inset * 2, 96, 44);
    return (
      fill(d, "#120d0a", { opacity: 0.14, transform: "translate(0 8)" }) +
      fill(d, colour) +
      sheet.inside(
        d,
        fill(d, weavePaint(sheet, "dots", colour, 0.8), { opacity: 0.8 }) +
          fill(d, sheet.linear([0, y], [0, y + 96], [0, "#fff", 0.3], [0.4, "#fff", 0], [1, "#120d0a", 0.26])),
      ) +
      stroke(d, tone(colour, -0.2), 1.5, { opacity: 0.4 })
    );
  };
  const hang = "M250 300H550V560Q400 580 250 560Z";
  const bars = dice.chance(0.6)
    ? box(240, 500, 320, 26, second) + box(240, 534, 320, 9, accent)
    : box(240, 516, 320, 10, accent);
  const flap =
    fill(hang, "#120d0a", { opacity: 0.16, transform: "translate(4 9)" }) +
    fill(hang, tone(main, 0.02)) +
    sheet.inside(
      hang,
      fill(hang, weavePaint(sheet, "dots", main, 0.8), { opacity: 0.8 }) +
        bars +
        roundLight(sheet, hang, 250, 550, main),
    );
  return (
    fold(556, -10, second) +
    fold(464, 0, main) +
    fold(372, 4, tone(main, -0.03)) +
    fold(290, 10, main) +
    flap +
    brandMark(mark, 400, 430, 96, visibleOn(main, accent, second))
  );
}

const standing = (y: number, half: number) => (sheet: Sheet) => contactShadow(sheet, [400, y], half);
const hanging = (half: number) => (sheet: Sheet) => wallShadow(sheet, [400, 756], half);

/** Small things. */
export const smallGear = {
  bottle: { paint: bottle, focus: [400, 260], turn: "tilt", shadow: standing(670, 120) },
  gloves: { paint: gloves, focus: [330, 480], turn: "flat", shadow: hanging(230) },
  wristband: { paint: wristband, focus: [300, 500], turn: "flat", shadow: standing(636, 270) },
  "sports-watch": { paint: watch, focus: [400, 400], turn: "tilt", shadow: hanging(100) },
  "shin-guards": { paint: shinGuards, focus: [280, 380], turn: "flat", shadow: standing(668, 240) },
  "knee-support": { paint: kneeSupport, focus: [420, 400], turn: "round", shadow: hanging(150) },
  towel: { paint: towel, focus: [400, 470], turn: "flat", shadow: standing(652, 270) },
} satisfies Readonly<Record<string, Gear>>;
