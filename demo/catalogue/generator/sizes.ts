import type { ProductRecord, SizeSystem } from "@gelora/contracts/catalogue-document.ts";

export type SizeRun = { readonly sizeSystem: SizeSystem; readonly labels: readonly string[] };

/**
 * How a line of goods is sized; a product's own sizes also depend on its brand and on who wears it.
 */
export type Sizing =
  | "shoe"
  | "slide"
  | "letter"
  | "everybody"
  | "bottom"
  | "sock"
  | "hijab"
  | "glove"
  | "one"
  | "football"
  | "futsalball"
  | "basketball"
  | "volleyball"
  | "dumbbell"
  | "kettlebell"
  | "band"
  | "mat"
  | "rope";

type Gender = ProductRecord["gender"];

const run = (sizeSystem: SizeSystem, labels: string): SizeRun => ({ sizeSystem, labels: labels.split(" ") });

/** Full ranges, with half sizes where a system has them. Children's sizes are always EU. */
const shoes = {
  EU: {
    MEN: run("EU", "39 40 40.5 41 42 42.5 43 44 44.5 45 46"),
    WOMEN: run("EU", "36 36.5 37.5 38 38.5 39 40 40.5"),
    UNISEX: run("EU", "36 37 38 39 40 41 42 43 44 45"),
  },
  UK: {
    MEN: run("UK", "6 6.5 7 7.5 8 8.5 9 9.5 10 11"),
    WOMEN: run("UK", "3 3.5 4 4.5 5 5.5 6 6.5 7"),
    UNISEX: run("UK", "3 4 5 6 7 8 9 10 11"),
  },
  US: {
    MEN: run("US", "7 7.5 8 8.5 9 9.5 10 10.5 11 12"),
    WOMEN: run("US", "5 5.5 6 6.5 7 7.5 8 8.5 9"),
    UNISEX: run("US", "4 5 6 7 8 9 10 11 12"),
  },
} as const;

export type ShoeSystem = keyof typeof shoes;

const kidsShoes = run("EU", "28 29 30 31 32 33 34 35");
/** Children's clothes are sized by body height. */
const kidsClothes = run("CM", "110 116 128 140 152 164");

const letters: Readonly<Record<Gender, SizeRun>> = {
  MEN: run("LETTER", "S M L XL XXL"),
  WOMEN: run("LETTER", "XS S M L XL"),
  UNISEX: run("LETTER", "S M L XL XXL"),
  KIDS: kidsClothes,
};

/** The longest range, for loose-fitting unisex goods. */
const everybody = run("LETTER", "XXS XS S M L XL XXL XXXL");

const fixed = {
  sock: run("LETTER", "S M L"),
  hijab: run("LETTER", "S M L"),
  glove: run("LETTER", "S M L XL"),
  one: run("ONE", "One"),
  football: run("BALL", "3 4 5"),
  futsalball: run("BALL", "3 4"),
  basketball: run("BALL", "5 6 7"),
  volleyball: run("BALL", "4 5"),
  dumbbell: run("KG", "1 2 3 4 5 7.5 10"),
  kettlebell: run("KG", "4 6 8 12 16 20 24"),
  band: run("KG", "5 10 15 20 30"),
  mat: run("CM", "173 183"),
  rope: run("CM", "240 260 280 300"),
} as const;

/** The sizes that a product comes in, small to large. */
export function sizeRun(sizing: Sizing, gender: Gender, shoeSystem: ShoeSystem): SizeRun {
  switch (sizing) {
    case "shoe":
      return gender === "KIDS" ? kidsShoes : shoes[shoeSystem][gender];
    case "slide":
      return gender === "KIDS" ? kidsShoes : run("EU", "36 37 38 39 40 41 42 43 44");
    case "everybody":
      return gender === "KIDS" ? kidsClothes : everybody;
    case "letter":
    case "bottom":
      return letters[gender];
    default:
      return fixed[sizing];
  }
}
