import type { Dice } from "../hand/dice.ts";

type SoleKind = "foam" | "lugs" | "cup" | "studs" | "flat";

/**
 * The measures of a shoe from the side, toe to the right. Heights are above the floor, in drawing
 * units.
 */
export type ShoeForm = {
  readonly sole: SoleKind;
  /**
   * Height of the sole's upper edge at the heel, in the middle and at the toe, and of its lower
   * edge at the toe.
   */
  readonly soleHeel: number;
  readonly soleMiddle: number;
  readonly soleToe: number;
  readonly spring: number;
  /** How far the sole protrudes behind the heel. */
  readonly flare: number;
  readonly collar: number;
  /** How far the heel's upper end protrudes to the back (negative) or leans in. */
  readonly heelLean: number;
  readonly dip: number;
  readonly eye: number;
  readonly tongue: number;
  /** Where the lacing ends above the toes. */
  readonly throatX: number;
  readonly throat: number;
  readonly crown: number;
  readonly eyelets: number;
};

export type ShoeKind =
  | "running-shoe"
  | "trail-shoe"
  | "training-shoe"
  | "basketball-shoe"
  | "football-boot"
  | "futsal-shoe"
  | "court-shoe"
  | "lifestyle-sneaker"
  | "hiking-boot";

const running: ShoeForm = {
  sole: "foam",
  soleHeel: 106,
  soleMiddle: 80,
  soleToe: 74,
  spring: 40,
  flare: 16,
  collar: 252,
  heelLean: 0,
  dip: 204,
  eye: 272,
  tongue: 304,
  throatX: 508,
  throat: 166,
  crown: 142,
  eyelets: 6,
};

const forms: Readonly<Record<ShoeKind, ShoeForm>> = {
  "running-shoe": running,
  "trail-shoe": {
    ...running,
    sole: "lugs",
    soleHeel: 98,
    soleMiddle: 78,
    spring: 34,
    flare: 10,
    collar: 256,
    crown: 150,
  },
  "training-shoe": {
    ...running,
    soleHeel: 76,
    soleMiddle: 64,
    soleToe: 62,
    spring: 22,
    flare: 4,
    collar: 240,
    dip: 194,
    eye: 262,
    tongue: 292,
  },
  "basketball-shoe": {
    ...running,
    sole: "cup",
    soleHeel: 88,
    soleMiddle: 72,
    soleToe: 74,
    spring: 24,
    flare: 6,
    collar: 340,
    dip: 296,
    eye: 352,
    tongue: 392,
    eyelets: 7,
    throatX: 520,
    throat: 176,
    crown: 148,
  },
  "football-boot": {
    ...running,
    sole: "studs",
    soleHeel: 62,
    soleMiddle: 48,
    soleToe: 50,
    spring: 36,
    flare: 2,
    collar: 214,
    dip: 168,
    eye: 226,
    tongue: 252,
    throatX: 520,
    throat: 142,
    crown: 118,
  },
  "futsal-shoe": {
    ...running,
    sole: "flat",
    soleHeel: 50,
    soleMiddle: 42,
    soleToe: 46,
    spring: 14,
    flare: 2,
    collar: 204,
    dip: 160,
    eye: 220,
    tongue: 248,
    throatX: 516,
    throat: 132,
    crown: 112,
  },
  "court-shoe": {
    ...running,
    sole: "cup",
    soleHeel: 82,
    soleMiddle: 66,
    soleToe: 70,
    spring: 18,
    flare: 5,
    collar: 244,
    dip: 198,
    eye: 266,
    tongue: 298,
    crown: 138,
  },
  "lifestyle-sneaker": {
    ...running,
    sole: "flat",
    soleHeel: 66,
    soleMiddle: 60,
    soleToe: 60,
    spring: 10,
    flare: 3,
    collar: 232,
    dip: 184,
    eye: 252,
    tongue: 286,
    throatX: 496,
    throat: 154,
    crown: 132,
  },
  "hiking-boot": {
    ...running,
    sole: "lugs",
    soleHeel: 90,
    soleMiddle: 78,
    soleToe: 76,
    spring: 22,
    flare: 4,
    collar: 366,
    dip: 330,
    eye: 366,
    tongue: 398,
    eyelets: 7,
    throatX: 516,
    throat: 178,
    crown: 152,
  },
};

export const isShoe = (kind: string): kind is ShoeKind => Object.hasOwn(forms, kind);

/** The measures of one design: those of its kind, varied a little by its seed. */
export function shoeForm(kind: ShoeKind, dice: Dice): ShoeForm {
  const form = forms[kind];
  const lift = form.sole === "foam" ? dice.pick([-26, -14, 0, 0, 8, 16]) : dice.whole(-5, 5);
  const high =
    kind === "basketball-shoe"
      ? dice.pick([-64, 0, 0, 26])
      : kind === "lifestyle-sneaker"
        ? dice.pick([-4, 0, 92])
        : dice.whole(-6, 8);
  const knit = kind === "football-boot" && dice.chance(0.35) ? 64 : 0;
  const out = form.sole === "foam" && dice.chance(0.4);
  return {
    ...form,
    soleHeel: form.soleHeel + lift,
    soleMiddle: form.soleMiddle + lift * 0.8,
    soleToe: form.soleToe + lift * 0.5,
    spring: form.spring + dice.whole(-6, form.sole === "foam" ? 14 : 4),
    flare: form.flare + dice.whole(0, form.sole === "foam" ? 22 : 3),
    collar: form.collar + lift * 0.8 + high + knit + (out ? 16 : 0),
    heelLean: out ? dice.whole(-20, -10) : dice.whole(-3, 8),
    dip: form.dip + lift * 0.8 + high + knit * 0.9 + dice.whole(-8, 6),
    eye: form.eye + lift * 0.8 + high * 0.9 + knit * 0.5,
    tongue: form.tongue + lift * 0.8 + high * 0.9 + knit * 0.4 + dice.whole(-8, 10),
    throatX: form.throatX + dice.whole(-16, 14),
    throat: form.throat + lift * 0.6,
    crown: form.crown + lift * 0.5 + dice.whole(-5, 6),
  };
}
