import { tone } from "../hand/colour.ts";
import { box, circle, ellipse, fill, group, type Sheet, stroke } from "../hand/sheet.ts";
import { roundedBox } from "../hand/shine.ts";

const hot = "#d8321a";
const teal = "#0b4f52";
const ink = "#14110f";
const sand = "#ece7e0";
const pale = "#faf8f5";
const gold = "#f2b23e";

/** A soft round ground and shadow under each spot, so that all of them stand in the same place. */
const ground = (half: number): string =>
  ellipse([240, 196], 190, 150, sand) + ellipse([246, 318], half, 12, ink, { opacity: 0.14 });

const bag = (x: number, y: number, size: number, colour: string): string =>
  group(
    stroke("M-34-56C-34-110 34-110 34-56", tone(colour, -0.12), 11) +
      fill("M-72-60H72L84 84Q84 92 74 92H-74Q-84 92-84 84Z", colour) +
      fill("M20-60H72L84 84Q84 92 74 92H34Z", tone(colour, -0.06)) +
      circle([-34, -36], 6, tone(colour, -0.22)) +
      circle([34, -36], 6, tone(colour, -0.22)),
    { transform: `translate(${x} ${y}) scale(${size})` },
  );

function emptyCart(): string {
  const basket =
    fill("M118 176H352L330 306Q328 316 318 316H152Q142 316 140 306Z", teal) +
    fill("M286 176H352L330 306Q328 316 318 316H276Z", tone(teal, -0.05)) +
    box(106, 160, 258, 26, tone(teal, 0.06), { rx: 13 });
  const slots = [160, 196, 232, 268, 304]
    .map((x) => stroke(`M${x} 212L${x + (240 - x) * 0.08} 286`, tone(teal, 0.12), 10))
    .join("");
  const handle = stroke("M146 168L196 84M326 168L276 84", ink, 11) + stroke("M196 84H276", ink, 14);
  const ball =
    circle([402, 294], 26, pale) +
    fill("M392 284l18-4 8 16-14 12-16-10Z", ink) +
    circle([402, 294], 26, "none", { stroke: ink, "stroke-width": 3, opacity: 0.2 });
  return (
    ground(150) +
    handle +
    basket +
    slots +
    ball +
    stroke("M410 250q14-40 44-44M404 244q-6-30 10-56", hot, 5, { "stroke-dasharray": "3 13" })
  );
}

function nothingFound(): string {
  const shoe =
    fill(
      "M120 262C116 230 126 214 138 214 158 236 196 230 214 196L300 248C330 258 350 264 352 282V294H120Z",
      "#cfc8be",
    ) +
    fill("M112 290H358C362 308 352 318 338 318H130C116 318 108 306 112 290Z", pale) +
    stroke("M222 216l-12 14M240 226l-12 14M258 236l-12 14", pale, 7);
  const glass =
    circle([284, 176], 84, "#bfe3df", { opacity: 0.55 }) +
    circle([284, 176], 84, "none", { stroke: teal, "stroke-width": 15 }) +
    stroke("M344 238L402 300", ink, 24) +
    stroke("M344 238L402 300", hot, 14) +
    stroke("M234 150Q248 118 280 114", pale, 9, { opacity: 0.9 });
  return (
    ground(150) +
    shoe +
    glass +
    stroke("M264 156q0-24 22-24t22 22q0 14-14 20-8 4-8 16", teal, 11) +
    circle([286, 210], 7.5, teal)
  );
}

function pageNotFound(): string {
  const posts = stroke("M96 312V104H384V312", ink, 14);
  let mesh = "";
  for (let x = 120; x < 384; x += 26) mesh += `M${x} 112V304`;
  for (let y = 132; y < 312; y += 26) mesh += `M102 ${y}H378`;
  const over =
    circle([392, 58], 27, pale) +
    fill("M382 48l18-4 8 16-14 12-16-10Z", ink) +
    circle([392, 58], 27, "none", { stroke: ink, "stroke-width": 3, opacity: 0.25 });
  const path = stroke("M150 330C190 250 290 120 360 76", hot, 6, { "stroke-dasharray": "3 15" });
  return ground(180) + stroke(mesh, "#b8b0a5", 2.4) + posts + path + over;
}

function serverError(): string {
  const ball =
    fill(
      "M130 262C120 196 170 140 240 138 320 136 356 190 350 250 346 300 300 318 240 316 176 316 138 308 130 262Z",
      hot,
    ) + fill("M300 156C340 176 354 214 350 250 346 300 300 318 240 316 310 290 330 220 300 156Z", tone(hot, -0.08));
  const seams = stroke(
    "M140 212C200 244 290 240 350 214M232 138C214 200 222 260 238 316M168 160C214 206 206 272 176 306M316 164C272 204 282 270 306 304",
    tone(hot, -0.2),
    6,
  );
  const patch = group(
    box(-34, -13, 68, 26, "#f3d9b4", { rx: 13 }) +
      box(-12, -13, 24, 26, "#e2bf90") +
      circle([-5, -4], 2, "#b98f5c") +
      circle([5, 4], 2, "#b98f5c"),
    { transform: "translate(272 196) rotate(28)" },
  );
  const air = stroke("M108 176q-22-8-30-28M100 206q-26 4-42-10M116 148q-8-20 0-40", ink, 6, { opacity: 0.5 });
  return ground(150) + ball + seams + patch + air;
}

function orderPlaced(): string {
  const parcel =
    fill("M128 176L240 150 352 176V300L240 322 128 300Z", "#d9a566") +
    fill("M240 204L352 176V300L240 322Z", "#c28d4f") +
    fill("M128 176L240 150 352 176 240 204Z", "#ebc08a") +
    fill("M206 158L318 184V214L288 222V191L176 164Z", hot);
  const tick = circle([350, 136], 50, teal) + stroke("M326 138l17 18 34-38", pale, 12);
  const bits = [
    [110, 110, hot],
    [150, 74, gold],
    [206, 96, teal],
    [266, 66, hot],
    [88, 160, teal],
    [296, 110, gold],
    [412, 214, hot],
    [404, 76, gold],
  ] as const;
  return (
    ground(160) +
    bits
      .map(([x, y, colour], index) =>
        group(box(-7, -4, 14, 8, colour, { rx: 2 }), { transform: `translate(${x} ${y}) rotate(${index * 47})` }),
      )
      .join("") +
    parcel +
    tick
  );
}

function noOrders(): string {
  const board =
    fill(roundedBox(138, 92, 204, 226, 18), ink) +
    fill(roundedBox(152, 110, 176, 194, 8), pale) +
    fill(roundedBox(196, 76, 88, 36, 12), "#8c857b");
  const rows = [150, 194, 238]
    .map(
      (y) =>
        fill(roundedBox(170, y, 26, 26, 6), sand) +
        box(208, y + 4, 92, 7, "#d8d1c7", { rx: 3.5 }) +
        box(208, y + 17, 58, 6, sand, { rx: 3 }),
    )
    .join("");
  return ground(140) + board + rows + bag(352, 262, 0.6, hot);
}

function offline(): string {
  const waves =
    stroke("M140 168Q240 84 340 168M172 208Q240 152 308 208M206 246Q240 218 274 246", teal, 17) +
    circle([240, 286], 15, teal);
  return ground(130) + waves + stroke("M128 306L352 92", sand, 34) + stroke("M128 306L352 92", hot, 15);
}

function waiting(sheet: Sheet): string {
  const face =
    circle([240, 212], 106, sheet.linear([170, 120], [310, 310], [0, pale], [1, "#e8e1d8"])) +
    circle([240, 212], 106, "none", { stroke: ink, "stroke-width": 15 });
  const ticks = Array.from({ length: 12 }, (_, index) =>
    group(box(-3, -88, 6, index % 3 ? 10 : 18, ink, { rx: 3 }), {
      transform: `translate(240 212) rotate(${index * 30})`,
    }),
  ).join("");
  const crown =
    box(222, 68, 36, 24, ink, { rx: 6 }) +
    box(230, 86, 20, 22, ink) +
    group(box(-10, -12, 20, 24, ink, { rx: 6 }), { transform: "translate(324 122) rotate(42)" });
  return (
    ground(130) +
    crown +
    face +
    fill("M240 212V140A72 72 0 0 1 302 248Z", hot, { opacity: 0.9 }) +
    ticks +
    stroke("M240 212V142M240 212L290 240", ink, 8) +
    circle([240, 212], 11, ink)
  );
}

function paymentFailed(): string {
  const card = group(
    fill(roundedBox(-130, -82, 260, 164, 20), teal) +
      fill("M40-82H110Q130-82 130-62V62Q130 82 110 82H-20Z", tone(teal, 0.05)) +
      box(-130, -46, 260, 34, ink) +
      box(-106, 22, 52, 36, gold, { rx: 7 }) +
      box(-36, 44, 100, 9, pale, { opacity: 0.6, rx: 4.5 }),
    { transform: "translate(232 204) rotate(-8)" },
  );
  return ground(160) + card + circle([344, 274], 46, hot) + stroke("M328 258l32 32M360 258l-32 32", pale, 12);
}

/** All spots by name; each is painted on a field of 480 by 360. */
export const spots = {
  "empty-cart": emptyCart,
  "nothing-found": nothingFound,
  "page-not-found": pageNotFound,
  "server-error": serverError,
  "order-placed": orderPlaced,
  "no-orders": noOrders,
  "payment-failed": paymentFailed,
  offline,
  waiting,
} satisfies Readonly<Record<string, (sheet: Sheet) => string>>;
