import { mirrored, outline, type Point } from "../hand/curve.ts";

export type TopKind =
  | "t-shirt"
  | "jersey"
  | "badminton-jersey"
  | "basketball-jersey"
  | "cycling-jersey"
  | "polo"
  | "tank-top"
  | "long-sleeve"
  | "tunic"
  | "hoodie"
  | "jacket"
  | "windbreaker"
  | "sports-bra";
export type Neck = "crew" | "v" | "polo" | "stand" | "hood" | "scoop";

/** The cut of a top. `width` scales the body; lengths are heights in the picture. */
export type TopForm = {
  readonly neck: Neck;
  readonly sleeve: "short" | "long" | "none";
  readonly zip: "full" | "half" | "none";
  readonly width: number;
  readonly hem: number;
  readonly rib: boolean;
  /** `back`: the three of a cycling jersey. */
  readonly pocket: "kangaroo" | "side" | "back" | "none";
};

export const topForms: Readonly<Record<TopKind, TopForm>> = {
  "t-shirt": { neck: "crew", sleeve: "short", zip: "none", width: 1.17, hem: 668, rib: false, pocket: "none" },
  jersey: { neck: "v", sleeve: "short", zip: "none", width: 1.19, hem: 676, rib: false, pocket: "none" },
  "badminton-jersey": { neck: "v", sleeve: "short", zip: "none", width: 1.15, hem: 668, rib: false, pocket: "none" },
  "basketball-jersey": {
    neck: "scoop",
    sleeve: "none",
    zip: "none",
    width: 1.16,
    hem: 690,
    rib: false,
    pocket: "none",
  },
  "cycling-jersey": { neck: "stand", sleeve: "short", zip: "full", width: 1.06, hem: 640, rib: false, pocket: "back" },
  polo: { neck: "polo", sleeve: "short", zip: "none", width: 1.15, hem: 668, rib: true, pocket: "none" },
  "tank-top": { neck: "scoop", sleeve: "none", zip: "none", width: 1.1, hem: 668, rib: false, pocket: "none" },
  "long-sleeve": { neck: "crew", sleeve: "long", zip: "none", width: 1.11, hem: 664, rib: false, pocket: "none" },
  // Drawn longer than the picture is high and then scaled down: to mid-thigh with sleeves of normal
  // length.
  tunic: { neck: "crew", sleeve: "long", zip: "none", width: 1.11, hem: 860, rib: false, pocket: "none" },
  hoodie: { neck: "hood", sleeve: "long", zip: "none", width: 1.24, hem: 666, rib: true, pocket: "kangaroo" },
  jacket: { neck: "stand", sleeve: "long", zip: "full", width: 1.21, hem: 656, rib: true, pocket: "side" },
  windbreaker: { neck: "hood", sleeve: "long", zip: "full", width: 1.26, hem: 666, rib: false, pocket: "side" },
  "sports-bra": { neck: "scoop", sleeve: "none", zip: "none", width: 1.08, hem: 480, rib: true, pocket: "none" },
};

/** Half outlines of a top, left of the middle (x = 400) as the viewer sees it. */
export type TopLines = {
  readonly neckLine: readonly Point[];
  readonly armhole: readonly Point[];
  readonly side: readonly Point[];
  readonly body: string;
  readonly sleeve: string;
  readonly sleeveEnd: readonly [Point, Point];
};

const neckDepth: Readonly<Record<Neck, number>> = { crew: 158, v: 196, polo: 156, stand: 128, hood: 170, scoop: 224 };

function sleeveOf(form: TopForm, x: (offset: number) => number): { edges: Point[][]; end: [Point, Point] } {
  if (form.sleeve === "long") {
    const outer: Point[] = [
      [x(160), 140],
      [x(206), 176],
      [x(232), 300],
      [x(252), 470],
      [x(264), 646],
    ];
    const inner: Point[] = [
      [x(212), 656],
      [x(192), 500],
      [x(166), 380],
      [x(146), 296],
    ];
    return {
      edges: [outer, inner],
      end: [
        [x(264), 646],
        [x(212), 656],
      ],
    };
  }
  const outer: Point[] = [
    [x(160), 140],
    [x(200), 172],
    [x(234), 248],
    [x(266), 338],
  ];
  const inner: Point[] = [
    [x(184), 374],
    [x(166), 330],
    [x(146), 296],
  ];
  return {
    edges: [outer, inner],
    end: [
      [x(266), 338],
      [x(184), 374],
    ],
  };
}

/**
 * Builds the outlines; the neck's width does not depend on the body's; from behind the neckline is
 * higher.
 */
export function topLines(form: TopForm, kind: TopKind, behind: boolean): TopLines {
  const x = (offset: number) => 400 - offset * form.width;
  const sleeveless = form.sleeve === "none";
  const bra = kind === "sports-bra";
  const flare = kind === "tunic" ? 178 : 152;
  const neckSide = sleeveless ? 84 : 72;
  const low = behind ? (bra ? 200 : 122) : neckDepth[form.neck] + (bra ? 20 : 0);
  const neck = (offset: number) => 400 - offset;
  const sharp = form.neck === "v" && !behind;
  const neckLine: Point[] = sharp
    ? [
        [400, low],
        [neck(32), 148],
        [neck(neckSide), 102],
      ]
    : [
        [400, low],
        [neck(40), low - 12],
        [neck(neckSide - 10), (low + 104) / 2 - 4],
        [neck(neckSide), 102],
      ];
  const armhole: Point[] = sleeveless
    ? [
        [x(bra ? 108 : 132), 118],
        [x(bra ? 100 : 118), 190],
        [x(bra ? 112 : 122), 250],
        [x(152), 316],
      ]
    : [
        [x(160), 140],
        [x(138), 200],
        [x(136), 250],
        [x(146), 296],
      ];
  const side: Point[] = bra
    ? [
        [x(152), 316],
        [x(150), 400],
        [x(144), form.hem],
      ]
    : [
        [x(sleeveless ? 152 : 146), sleeveless ? 316 : 296],
        [x(140), 420],
        [x(flare - 10), 560],
        [x(flare), form.hem - 8],
      ];
  const hem: Point[] = [
    [x(bra ? 144 : flare), form.hem - (bra ? 0 : 8)],
    [x(80), form.hem + 6],
    [400, form.hem + 8],
  ];
  const half = [neckLine, [[neck(neckSide), 102], armhole[0] ?? [400, 140]] as Point[], armhole, side, hem];
  const whole = [...half, ...[...half].reverse().map((edge) => mirrored(edge))];
  const { edges, end } = sleeveOf(form, x);
  const cap: Point[] = [
    [x(146), 296],
    [x(120), 240],
    [x(126), 180],
    [x(160), 140],
  ];
  return {
    neckLine,
    armhole,
    side,
    body: outline(...whole),
    sleeve: sleeveless ? "" : outline(...edges, cap),
    sleeveEnd: end,
  };
}
