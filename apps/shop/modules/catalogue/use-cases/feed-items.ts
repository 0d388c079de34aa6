import type { Language } from "@gelora/locale/language.ts";
import { inLanguage } from "@gelora/locale/language-address.ts";
import { slugOf } from "@gelora/locale/slug.ts";
import { type FeedItem, gtinOf, plainDescription } from "../domain/feed-item.ts";
import { categoryPath, type Frame } from "../frame.ts";
import type { ProductSource, SkuSource } from "../product-source.ts";
import { sizeName } from "../size-name.ts";

const genders = { MEN: "male", WOMEN: "female", UNISEX: "unisex", KIDS: "unisex" } as const;

/**
 * A product as merchants' catalogues list it: an item for each sku that has a picture, without
 * which none is taken. @param site the storefront's address, without a slash at its end
 */
export function feedItems(
  source: ProductSource,
  description: string,
  shared: { readonly frame: Frame; readonly language: Language; readonly site: string },
): readonly FeedItem[] {
  const { frame, language, site } = shared;
  const name = source.name[language];
  const page = site + inLanguage(`/pdp/${slugOf(name)}/${encodeURIComponent(source.productCode)}`, language);
  const common = {
    productCode: source.productCode,
    description: plainDescription(description),
    brand: frame.brands.get(source.brandCode)?.brandName ?? source.brandCode,
    gender: genders[source.gender],
    ageGroup: source.gender === "KIDS" ? "kids" : "adult",
    productType: categoryPath(frame, source.categoryCodes[0] ?? "", language).replaceAll(">", " > "),
  } as const;
  return source.skus.flatMap((sku) => {
    const colour = source.colours.find(({ colourCode }) => colourCode === sku.colourCode);
    const [image, ...more] = (colour?.media ?? []).map((key) => `${site}/img/${key}@1200.jpg`);
    if (image === undefined) return [];
    const colourName = colour?.name[language] ?? "";
    const size = sku.sizeSystem === "ONE" ? "" : sizeName(sku.sizeSystem, sku.sizeLabel, language);
    return {
      ...common,
      skuCode: sku.skuCode,
      title: [name, colourName, size].filter(Boolean).join(", "),
      link: `${page}?skuCode=${encodeURIComponent(sku.skuCode)}`,
      imageLink: image,
      moreImages: more,
      ...availabilityOf(sku),
      listPrice: sku.listPrice,
      salePrice: sku.salePrice,
      mpn: sku.skuNo,
      gtin: gtinOf(sku.barcode),
      colour: colourName,
      size,
    };
  });
}

function availabilityOf({ stock, shipsOn }: SkuSource): Pick<FeedItem, "availability" | "availableOn"> {
  if (stock <= 0) return { availability: "out_of_stock", availableOn: undefined };
  if (!shipsOn) return { availability: "in_stock", availableOn: undefined };
  return { availability: "preorder", availableOn: `${shipsOn}T00:00+0700` };
}
