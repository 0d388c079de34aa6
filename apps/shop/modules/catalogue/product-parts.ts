/** Parts shared by the product page and the listing card. */
import type { Language } from "@gelora/locale/language.ts";
import type { ProductActivity } from "../../platform/schema.generated.ts";
import { say } from "./domain/words.ts";
import type { ProductSource, SkuSource } from "./product-source.ts";
import { sizeName } from "./size-name.ts";

/** The name of one of the two attributes that distinguish a product's skus. */
export function attributeName(code: "colour" | "size", language: Language): string {
  return say(language, `attribute.${code}`);
}

/** The ribbon is sent as an activity, as specified [LST-13, PDP-11]. */
export function ribbonActivities(source: ProductSource, language: Language): ProductActivity[] {
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
  return [
    { code: "colour", name: attributeName("colour", language), value: colour?.name[language] ?? sku.colourCode },
    { code: "size", name: attributeName("size", language), value: sizeName(sku.sizeSystem, sku.sizeLabel, language) },
  ];
}

/** The colours that have skus, as selectable values. */
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
