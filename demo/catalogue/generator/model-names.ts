import type { LocalisedText, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { both } from "../../../tools/catalogue/taxonomy/localised.ts";
import type { Brand } from "./brand.ts";
import type { ProductLine } from "./product-line.ts";
import { randomStream } from "./random.ts";

const grades = ["", " Pro", " Lite", " Evo", " Plus", " Neo"] as const;

const wearers: Readonly<Record<ProductRecord["gender"], readonly [english: string, indonesian: string]>> = {
  MEN: ["Men's ", " Pria"],
  WOMEN: ["Women's ", " Wanita"],
  KIDS: ["Kids' ", " Anak"],
  UNISEX: ["", ""],
};

/** Goods that are not worn, or only by women, do not say whom they are for. */
const wornBySomebody = new Set(["shoe", "slide", "letter", "everybody", "bottom"]);

/**
 * The model's name without the kind of goods, such as `Kilat 3` or `Kilat Pro 4`. Unique within a
 * brand's line: `ordinal` counts the models of that brand and line.
 */
export function modelName(brand: Brand, line: ProductLine, ordinal: number): string {
  const start = randomStream("first model", brand.brandCode, line.line).between(0, brand.models.length - 1);
  const word = brand.models[(start + ordinal) % brand.models.length] ?? "";
  const round = Math.floor(ordinal / brand.models.length);
  const generation =
    randomStream("generation", brand.brandCode, line.line, word).between(1, 5) + Math.floor(round / grades.length);
  const grade = grades[round % grades.length] ?? "";
  return `${word}${grade}${generation === 1 ? "" : ` ${generation}`}`;
}

export function productName(line: ProductLine, model: string, gender: ProductRecord["gender"]): LocalisedText {
  const silent = !wornBySomebody.has(line.sizing) && gender !== "KIDS";
  const onlyWomen = line.genders.every((possible) => possible === "WOMEN");
  const [english, indonesian] = silent || onlyWomen ? wearers.UNISEX : wearers[gender];
  return both(`${model} ${english}${line.noun["en-US"]}`, `${line.noun["id-ID"]}${indonesian} ${model}`);
}
