import type { ColourWay, LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import type { Language } from "@gelora/locale/language.ts";
import { categoryPath, type Frame } from "../frame.ts";
import { orgCode } from "../organisation.ts";
import { categoriesAbove, colourValues, ribbonActivities, sizeValues, skuAttributes } from "../product-parts.ts";
import type { ProductSource, SkuSource } from "../product-source.ts";
import { sizeCode } from "../size-name.ts";
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
    skuList: source.skus.map((sku) => skuView(source, sku, { activities, media, language })),
    colours: colourValues(source, language),
    sizes: sizeValues(source, language),
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

type Shared = {
  readonly activities: ReturnType<typeof ribbonActivities>;
  readonly media: ReadonlyMap<string, ReturnType<typeof mediaLinks>>;
  readonly language: Language;
};

function skuView(source: ProductSource, sku: SkuSource, { activities, media, language }: Shared) {
  return {
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
  };
}

function mediaLinks(colour: ColourWay) {
  return colour.media.map((url) => ({ url, type: "IMAGE" }));
}
