/** Parts shared by the product page, the listing card and the search index. */
import type { Language } from "@gelora/locale/language.ts";
import type { ProductActivity } from "../../platform/schema.generated.ts";
import { say } from "./domain/words.ts";
import type { Frame } from "./frame.ts";
import type { ProductSource, SkuSource } from "./product-source.ts";
import { sizeCode, sizeName } from "./size-name.ts";
import { compareSizes } from "./size-order.ts";

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

/** Each size once, from small to large, as selectable values [PDP-18]. */
export function sizeValues(source: ProductSource, language: Language) {
  const names = new Map(
    source.skus.map((sku) => [
      sizeCode(sku.sizeSystem, sku.sizeLabel),
      sizeName(sku.sizeSystem, sku.sizeLabel, language),
    ]),
  );
  return [...names]
    .map(([valueCode, valueName]) => ({ valueCode, valueName }))
    .sort((left, right) => compareSizes(left.valueName, right.valueName));
}

/** All categories of a product, and those above them; promotions ask for them. */
export function categoriesAbove({ categoryCodes }: Pick<ProductSource, "categoryCodes">, frame: Frame): string[] {
  return [...new Set(categoryCodes.flatMap((code) => frame.pathOf(code).map((one) => one.categoryCode)))];
}
