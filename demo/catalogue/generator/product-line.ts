import type { LocalisedText, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import type { Goods } from "../../../tools/catalogue/taxonomy/goods.ts";
import type { SportCode } from "../../../tools/catalogue/taxonomy/sports.ts";
import type { DrawingKind } from "../../drawings/kinds.ts";
import type { Sizing } from "./sizes.ts";

/** The material decides which sentences about material, fit and care a description may contain. */
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

/** One line of goods: what all road running shoes, for instance, have in common across brands. */
export type ProductLine = Goods & {
  readonly line: string;
  readonly kind: DrawingKind;
  /** A second category in which people look for the goods. */
  readonly alsoIn?: string;
  readonly sport: SportCode;
  readonly genders: readonly ProductRecord["gender"][];
  readonly sizing: Sizing;
  /** List price in whole rupiah from a budget to a premium brand, for the smallest size. */
  readonly price: readonly [number, number];
  readonly colourWays: readonly [number, number];
  readonly making: Making;
  /** First sentences; `{name}` is the model. */
  readonly openings: readonly LocalisedText[];
  /** Distinguishing features, one line each. */
  readonly points: readonly LocalisedText[];
  readonly keywords: readonly string[];
  /** The prefix of a certificate number, for goods that require a certificate. */
  readonly certificate?: "SNI" | "K3L" | "UTTP";
};
