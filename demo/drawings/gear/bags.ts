import { creases, roundLight } from "../garments/folds.ts";
import type { Brush, Gear } from "../hand/brush.ts";
import { tone, visibleOn } from "../hand/colour.ts";
import { route } from "../hand/curve.ts";
import { weavePaint } from "../hand/fabric.ts";
import { panel, seamOn } from "../hand/panel.ts";
import { box, circle, fill, group, type Sheet, stitches, stroke } from "../hand/sheet.ts";
import { glint, roundedBox, slopePaint, solid, tubePaint } from "../hand/shine.ts";
import { contactShadow } from "../hand/stage.ts";
import { brandMark } from "../marks.ts";

const zip = (d: string, colour: string, pull: string): string =>
  stroke(d, tone(colour, -0.2), 10) +
  stroke(d, tone(pull, 0.02), 3.5, { "stroke-dasharray": "3 4" }) +
  stroke(d, "#fff", 1.2, { opacity: 0.3, transform: "translate(0 -6)" });

const tab = (x: number, y: number, colour: string, turn = 0): string =>
  group(box(-5, 0, 10, 15, tone(colour, -0.2), { rx: 4 }) + box(-4, 12, 8, 34, colour, { rx: 4 }), {
    transform: `translate(${x} ${y}) rotate(${turn})`,
  });

function strapsBehind({ sheet, main, second, accent, mark }: Brush): string {
  const strap =
    "M330 190C270 230 250 330 262 470 268 540 280 580 296 600H322C310 560 304 500 306 440 308 340 330 270 374 226Z";
  const one =
    fill(strap, "#120d0a", { opacity: 0.2, transform: "translate(3 8)" }) +
    solid(strap, tubePaint(sheet, second, 250, 372), second) +
    stitches("M338 206C290 250 270 340 280 470 286 530 292 560 304 590", seamOn(second));
  const pad = roundedBox(292, 250, 216, 350, 40);
  return (
    fill(pad, tone(main, -0.05)) +
    fill(pad, weavePaint(sheet, "dots", main)) +
    stroke(pad, tone(main, -0.16), 2) +
    one +
    group(one, { transform: "translate(800 0) scale(-1 1)" }) +
    box(340, 330, 120, 14, accent, { rx: 6 }) +
    brandMark(mark, 400, 560, 44, accent)
  );
}

function backpack(brush: Brush): string {
  const { sheet, main, second, accent, mark, dice, behind } = brush;
  const body = "M250 300C250 190 310 138 400 138S550 190 550 300L566 600Q566 652 516 652H284Q234 652 234 600Z";
  const handle =
    stroke("M356 146C356 90 444 90 444 146", tone(second, -0.12), 18) +
    stroke("M356 146C356 90 444 90 444 146", second, 12);
  const sides =
    solid(
      "M246 400C200 410 196 480 206 600 212 640 240 646 262 640V400Z",
      slopePaint(sheet, tone(main, -0.05), [200, 400], [260, 640]),
      main,
    ) +
    solid(
      "M554 400C600 410 604 480 594 600 588 640 560 646 538 640V400Z",
      slopePaint(sheet, tone(main, -0.14), [540, 400], [600, 640]),
      main,
    );
  const style = dice.pick(["pocket", "bars", "mesh", "cords"]);
  const pocket = "M272 440Q400 408 528 440L540 620Q470 640 400 640T260 620Z";
  const front =
    panel(sheet, pocket, style === "mesh" ? second : tone(main, 0.03)) +
    zip("M282 468Q400 436 518 468", main, accent) +
    tab(508, 468, accent, -8) +
    (style === "mesh" ? fill(pocket, weavePaint(sheet, "hex", second)) : "");
  const extra = {
    pocket: panel(sheet, "M290 290Q400 262 510 290L516 396Q400 372 284 396Z", second),
    bars: [0, 1, 2]
      .map((index) =>
        stroke(
          `M${258 - index * 4} ${300 + index * 40}Q400 ${270 + index * 40} ${542 + index * 4} ${300 + index * 40}`,
          index === 1 ? accent : second,
          13,
        ),
      )
      .join(""),
    mesh: "",
    cords: stroke("M300 300L500 400M500 300L300 400M300 300V400M500 300V400", accent, 6),
  }[style];
  const top = zip("M262 286C268 196 320 168 400 168S532 196 538 286", main, accent) + tab(538, 280, accent, 4);
  const content =
    fill(body, weavePaint(sheet, "diagonal", main), { opacity: 0.4 }) +
    (behind ? strapsBehind(brush) : extra + front + top) +
    roundLight(sheet, body, 234, 566, main) +
    fill(body, sheet.linear([0, 560], [0, 652], [0, "#120d0a", 0], [1, "#120d0a", 0.2]));
  return (
    handle +
    sides +
    fill(body, main) +
    sheet.inside(body, content) +
    stroke(body, tone(main, -0.28), 1.6, { opacity: 0.4 }) +
    (behind
      ? ""
      : brandMark(mark, 400, 548, 84, visibleOn(style === "mesh" ? second : main, accent, second)) +
        brandMark(mark, 400, 226, 34, accent))
  );
}

function duffel(brush: Brush): string {
  const { sheet, main, second, accent, mark, dice } = brush;
  const body =
    "M120 440C120 350 160 318 230 314H570C640 318 680 350 680 440V570C680 622 650 644 600 644H200C150 644 120 622 120 570Z";
  const style = dice.pick(["stripe", "band", "plain"]);
  const end = (x: number) =>
    panel(
      sheet,
      x < 400
        ? "M120 440C120 350 160 318 230 314 196 370 196 590 226 650H190C150 644 120 622 120 570Z"
        : "M680 440C680 350 640 318 570 314 604 370 604 590 574 650H610C650 644 680 622 680 570Z",
      style === "band" ? tone(main, -0.06) : second,
    );
  const decor = {
    stripe: box(100, 520, 600, 22, accent) + box(100, 552, 600, 10, second),
    band: box(100, 430, 600, 96, second),
    plain: "",
  }[style];
  const handles = (y: number, colour: string) => {
    const d = `M268 650C250 ${420 + y} 280 ${250 + y} 400 ${240 + y}S550 ${420 + y} 532 650`;
    return (
      stroke(d, "#120d0a", 24, { opacity: 0.14, transform: "translate(3 7)" }) +
      stroke(d, tone(colour, -0.1), 24) +
      stroke(d, colour, 19) +
      stitches(d, seamOn(colour))
    );
  };
  const grip = box(350, 226, 100, 36, tubePaint(sheet, accent, 350, 450), { rx: 14 });
  const content =
    fill(body, weavePaint(sheet, "diagonal", main), { opacity: 0.4 }) +
    decor +
    end(0) +
    end(700) +
    creases(
      sheet,
      [route("300 330 320 420 300 520"), route("520 340 490 430 510 560"), route("420 330 430 400 420 470")],
      main,
    ) +
    fill(
      body,
      sheet.linear(
        [0, 314],
        [0, 650],
        [0, "#fff", 0.24],
        [0.3, "#fff", 0.02],
        [0.6, "#120d0a", 0.04],
        [1, "#120d0a", 0.34],
      ),
    );
  return (
    handles(-26, tone(second, -0.16)) +
    fill(body, main) +
    sheet.inside(body, content) +
    zip("M190 326H610", main, accent) +
    tab(604, 322, accent, -60) +
    handles(0, second) +
    grip +
    brandMark(mark, 400, 478, 104, visibleOn(style === "band" ? second : main, accent, second))
  );
}

function gymSack(brush: Brush): string {
  const { sheet, main, second, accent, mark, dice } = brush;
  const body =
    "M250 250C300 236 340 270 400 262S500 236 550 250C570 360 590 500 580 620Q570 652 530 652H270Q230 652 220 620C210 500 230 360 250 250Z";
  const cords = ["M256 246C180 330 180 520 226 636", "M544 246C620 330 620 520 574 636"]
    .map(
      (d) =>
        stroke(d, "#120d0a", 10, { opacity: 0.15, transform: "translate(3 6)" }) +
        stroke(d, tone(accent, -0.1), 10) +
        stroke(d, accent, 6),
    )
    .join("");
  const top = "M250 250C280 190 340 200 400 196S520 190 550 250C500 236 460 270 400 262S300 236 250 250Z";
  const lower = dice.chance(0.6)
    ? fill("M190 500Q400 450 610 500V680H190Z", second) + stroke("M190 490Q400 440 610 490", accent, 6)
    : "";
  const folds = creases(
    sheet,
    [
      route("300 262 310 340 290 430"),
      route("370 268 366 340 376 400"),
      route("440 268 450 350 440 420"),
      route("510 256 500 340 516 440"),
    ],
    main,
    1.3,
  );
  const eyelet = (x: number) => circle([x, 628], 15, "#c9c4bb") + circle([x, 628], 8, "#3a3633");
  return (
    cords +
    solid(top, tone(main, -0.1), main) +
    fill(body, main) +
    sheet.inside(
      body,
      fill(body, weavePaint(sheet, "diagonal", main), { opacity: 0.3 }) +
        lower +
        folds +
        roundLight(sheet, body, 216, 584, main),
    ) +
    stitches("M254 290C320 280 360 306 400 300S500 280 548 290", seamOn(main)) +
    eyelet(252) +
    eyelet(548) +
    brandMark(mark, 400, 420, 150, visibleOn(main, accent, second)) +
    glint(sheet, 290, 380, 40, 110, 0.2, 8)
  );
}

const standing = (half: number) => (sheet: Sheet) => contactShadow(sheet, [400, 652], half);

/** Bags. */
export const bags = {
  backpack: { paint: backpack, focus: [440, 470], markedBack: true, turn: "round", shadow: standing(200) },
  "duffel-bag": { paint: duffel, focus: [400, 440], turn: "round", shadow: standing(280) },
  "gym-sack": { paint: gymSack, focus: [400, 360], turn: "round", shadow: standing(190) },
} satisfies Readonly<Record<string, Gear>>;
