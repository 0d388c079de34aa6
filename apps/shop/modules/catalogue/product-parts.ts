/** Parts that a product page and a listing card are both made of. */
import type { Language } from "@gelora/locale/language.ts";
import type { ProductSource, SkuSource } from "./product-source.ts";
import { sizeName } from "./size-name.ts";

/** The names of the two things that tell skus of a product apart. */
export const attributeNames = {
  "en-US": { colour: "Colour", size: "Size" },
  "id-ID": { colour: "Warna", size: "Ukuran" },
} as const;

/** The ribbon travels as an activity, the way the documents give ribbons [LST-13, PDP-11]. */
export function ribbonActivities(source: ProductSource, language: Language) {
  if (!source.ribbon) return [];
  const text = source.ribbon.text[language];
  return [
    {
      activityType: "RIBBON",
      activityCode: `RIBBON-${source.productCode}`,
      activityName: text,
      activityLabel: text,
      activitySort: 0,
      ribbonText: text,
      ribbonPosition: source.ribbon.position,
    },
  ];
}

/** Colour and size of a sku by name. */
export function skuAttributes(source: ProductSource, sku: SkuSource, language: Language) {
  const colour = source.colours.find((entry) => entry.colourCode === sku.colourCode);
  const names = attributeNames[language];
  return [
    { code: "colour", name: names.colour, value: colour?.name[language] ?? sku.colourCode },
    { code: "size", name: names.size, value: sizeName(sku.sizeSystem, sku.sizeLabel, language) },
  ];
}

/** The colours that have skus, as values to choose from. */
export function colourValues(source: ProductSource, language: Language) {
  return source.colours
    .filter((colour) => source.skus.some((sku) => sku.colourCode === colour.colourCode))
    .map((colour) => ({
      valueCode: colour.colourCode,
      valueName: colour.name[language],
      valueColour: colour.swatch[0],
      valueImage: colour.media[0] ?? null,
    }));
}
