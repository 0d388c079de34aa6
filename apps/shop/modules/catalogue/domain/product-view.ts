import type { ColourWay, LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import type { Language } from "@gelora/locale/language.ts";
import { categoryPath, type Frame } from "../frame.ts";
import { orgCode } from "../organisation.ts";
import { colourValues, ribbonActivities, skuAttributes } from "../product-parts.ts";
import type { ProductSource } from "../product-source.ts";
import { sizeCode, sizeName } from "../size-name.ts";
import { compareSizes } from "../size-order.ts";
import { localNames } from "./local-names.ts";

/** A product as its page shows it, in one language, without the chosen sku. Plain values only. */
export type ProductView = ReturnType<typeof composeProduct>;

export function composeProduct(
  source: ProductSource,
  description: LocalisedText | undefined,
  frame: Frame,
  language: Language,
) {
  const activities = ribbonActivities(source, language);
  const media = new Map(source.colours.map((colour) => [colour.colourCode, mediaLinks(colour)]));
  const brand = frame.brands.get(source.brandCode);
  return {
    productCode: source.productCode,
    /** For promotions: all categories and those above them. */
    categoryCodes: categoriesAbove(source, frame),
    productName: source.name[language],
    names: localNames(source.name),
    rating: source.rating,
    skuList: source.skus.map((sku) => ({
      skuCode: sku.skuCode,
      skuNo: sku.skuNo,
      barcode: sku.barcode,
      productName: source.name[language],
      orgCode,
      salePrice: sku.salePrice,
      productPrice: sku.listPrice,
      stock: sku.stock,
      attributeValues: skuAttributes(source, sku, language),
      productActivities: activities,
      mediaLinkListWithType: media.get(sku.colourCode) ?? [],
      promotionCarousel: null,
      deliveryDate: sku.shipsOn,
      remindEnabled: sku.remindEnabled,
      colourCode: sku.colourCode,
      sizeCode: sizeCode(sku.sizeSystem, sku.sizeLabel),
    })),
    colours: colourValues(source, language),
    sizes: sizesOf(source, language),
    originalDataInfo: {
      brand: {
        brandCode: source.brandCode,
        brandName: brand?.brandName ?? source.brandCode,
        mediaLink: brand?.logo ?? null,
      },
      categories: source.categoryCodes.map((code) => ({
        categoryCode: code,
        categoryPath: categoryPath(frame, code, language),
        attributeValues: [],
      })),
      attributes: {
        certificateNo: source.certificateNo,
        description: description?.[language] ?? "",
        gender: source.gender,
        sport: source.sport,
      },
    },
  };
}

/** All categories of a product, and those above them. */
function categoriesAbove({ categoryCodes }: ProductSource, frame: Frame): string[] {
  return [...new Set(categoryCodes.flatMap((code) => frame.pathOf(code).map((one) => one.categoryCode)))];
}

function mediaLinks(colour: ColourWay) {
  return colour.media.map((url) => ({ url, type: "IMAGE" }));
}

/** Each size once, from small to large [PDP-18]. */
function sizesOf(source: ProductSource, language: Language) {
  const names = new Map(
    source.skus.map((sku) => [
      sizeCode(sku.sizeSystem, sku.sizeLabel),
      sizeName(sku.sizeSystem, sku.sizeLabel, language),
    ]),
  );
  return [...names]
    .map(([valueCode, valueName]) => ({ valueCode, valueName }))
    .sort((a, b) => compareSizes(a.valueName, b.valueName));
}
