import type { LocalisedText, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import type { DrawingKind } from "@gelora/drawings/kinds.ts";
import type { Sizing } from "./sizes.ts";
import type { SportCode } from "./sports.ts";

/** What goods are made of decides which sentences about material, fit and care may stand in their description. */
export type Making =
  | "shoe"
  | "foam"
  | "knit"
  | "cotton"
  | "fleece"
  | "woven"
  | "shell"
  | "sock"
  | "stretch"
  | "swim"
  | "ball"
  | "racket"
  | "iron"
  | "studio"
  | "guard"
  | "bag"
  | "cap"
  | "bottle"
  | "optics"
  | "gadget";

/** One line of goods: everything that road running shoes have in common, whichever brand makes them. */
export type ProductLine = {
  readonly line: string;
  readonly kind: DrawingKind;
  readonly categoryCode: string;
  /** A second shelf on which people look for the goods. */
  readonly alsoIn?: string;
  readonly sport: SportCode;
  /** What the goods are called after their model name. */
  readonly noun: LocalisedText;
  readonly genders: readonly ProductRecord["gender"][];
  readonly sizing: Sizing;
  /** List price in whole rupiah from a plain brand's to a dear one's, for the smallest size. */
  readonly price: readonly [number, number];
  readonly colourWays: readonly [number, number];
  readonly making: Making;
  /** First sentences; `{name}` is the model. */
  readonly openings: readonly LocalisedText[];
  /** What sets the goods apart, one line each. */
  readonly points: readonly LocalisedText[];
  readonly keywords: readonly string[];
  /** The prefix of a certificate number, for goods that may only be sold with one. */
  readonly certificate?: "SNI" | "K3L" | "UTTP";
};
