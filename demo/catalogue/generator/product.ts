import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { productCodeOf } from "./articles.ts";
import { certificateNumber } from "./certificates.ts";
import { colourWaysOf } from "./colour-ways.ts";
import { describe } from "./describe.ts";
import { productFitOf } from "./fits.ts";
import { modelName, productName } from "./model-names.ts";
import { type RandomStream, randomStream } from "./random.ts";
import { ribbonOf } from "./ribbons.ts";
import { type Model, shownFirst } from "./season.ts";
import { skusOf } from "./skus.ts";
import { supplyOf } from "./stock.ts";

const wearerWords: Readonly<Record<ProductRecord["gender"], readonly string[]>> = {
  MEN: ["pria", "cowok", "laki-laki", "men", "male"],
  WOMEN: ["wanita", "cewek", "perempuan", "women", "female", "ladies"],
  KIDS: ["anak", "anak-anak", "kids", "children", "junior"],
  UNISEX: ["unisex", "pria", "wanita"],
};

/**
 * Who wears it, among those that both the line and the brand serve; showcase products are for
 * adults.
 */
function genderOf({ brand, line }: Model, inWindow: boolean, random: RandomStream): ProductRecord["gender"] {
  const fitting = line.genders.filter(
    (gender) => (brand.wearers?.includes(gender) ?? true) && !(inWindow && gender === "KIDS"),
  );
  return random.pick(fitting.length > 0 ? fitting : line.genders);
}

/** The product at an index of the shop that a seed generates. */
export function productAt(seed: number, index: number, model: Model): ProductRecord {
  const { brand, line } = model;
  const stream = (part: string) => randomStream(seed, index, part);
  const inWindow = index < shownFirst;
  const gender = genderOf(model, inWindow, stream("gender"));
  const supply = supplyOf(inWindow, stream("supply"));
  const ageDays = inWindow ? index : stream("age").between(1, 540);
  const productCode = productCodeOf(brand.articlePrefix, index);
  const name = modelName(brand, line, model.ordinal);
  const colours = colourWaysOf(brand, line, inWindow, stream("colours"));
  const certificateNo = certificateNumber(line, stream("certificate"));
  const ribbon = ribbonOf(supply, ageDays, stream("ribbon"));
  const fit = productFitOf(line, stream("fit"));
  return {
    productCode,
    name: productName(line, name, gender),
    brandCode: brand.brandCode,
    categoryCodes: line.alsoIn === undefined ? [line.categoryCode] : [line.categoryCode, line.alsoIn],
    gender,
    sport: line.sport,
    description: describe(line, name, stream("description")),
    ...(certificateNo === undefined ? {} : { certificateNo }),
    ...(ribbon === undefined ? {} : { ribbon }),
    ...(fit === undefined ? {} : { fit }),
    colours,
    skus: skusOf({ seed, index, productCode, model, gender, colours, supply, inWindow }),
    keywords: [...line.keywords, ...wearerWords[gender]],
    ageDays,
  };
}
