import type { Language } from "@gelora/locale/language.ts";
import { inLanguage } from "@gelora/locale/language-address.ts";
import { slugOf } from "@gelora/locale/slug.ts";
import type { ShownCampaign } from "../../flash-sales/sku-campaign.ts";
import { type FeedColour, type FeedItem, type FeedProduct, gtinOf, plainDescription } from "../domain/feed-product.ts";
import { categoryPath, type Frame } from "../frame.ts";
import type { ProductSource, SkuSource } from "../product-source.ts";
import { sizeName } from "../size-name.ts";

type Colour = ProductSource["colours"][number];

type Shared = {
  readonly frame: Frame;
  readonly language: Language;
  readonly site: string;
  /** The flash sale that a sku's page shows. */
  readonly campaignOf: (sku: SkuSource) => ShownCampaign | undefined;
};

const genders = { MEN: "male", WOMEN: "female", UNISEX: "unisex", KIDS: "unisex" } as const;

/**
 * A product as merchants' catalogues list it: an item for each sku that has a picture, without
 * which none is taken. @param site the storefront's address, without a slash at its end
 */
export function feedProduct(source: ProductSource, description: string, shared: Shared): FeedProduct {
  const { frame, language } = shared;
  return {
    productCode: source.productCode,
    description: plainDescription(description),
    brand: frame.brands.get(source.brandCode)?.brandName ?? source.brandCode,
    gender: genders[source.gender],
    ageGroup: source.gender === "KIDS" ? "kids" : "adult",
    productType: categoryPath(frame, source.categoryCodes[0] ?? "", language).replaceAll(">", " > "),
    colours: source.colours.flatMap((colour) => feedColour(source, colour, shared)),
  };
}

function feedColour(source: ProductSource, colour: Colour, { language, site, campaignOf }: Shared): FeedColour[] {
  const [imageLink, ...moreImages] = colour.media.map((key) => `${site}/img/${key}@1200.jpg`);
  if (imageLink === undefined) return [];
  const colourName = colour.name[language];
  const name = source.name[language];
  const page = site + inLanguage(`/pdp/${slugOf(name)}/${encodeURIComponent(source.productCode)}`, language);
  const items = source.skus
    .filter(({ colourCode }) => colourCode === colour.colourCode)
    .map((sku): FeedItem => {
      const campaign = campaignOf(sku);
      const size = sku.sizeSystem === "ONE" ? "" : sizeName(sku.sizeSystem, sku.sizeLabel, language);
      return {
        skuCode: sku.skuCode,
        title: [name, colourName, size].filter(Boolean).join(", "),
        link: `${page}?skuCode=${encodeURIComponent(sku.skuCode)}`,
        ...availabilityOf(sku, campaign),
        listPrice: sku.listPrice,
        ...saleOf(sku, campaign),
        mpn: sku.skuNo,
        gtin: gtinOf(sku.barcode),
        size,
      };
    });
  return [{ colour: colourName, imageLink, moreImages, items }];
}

/** The price of the sku's page, so that catalogues and page say the same [LST-19]. */
function saleOf(
  { salePrice }: SkuSource,
  campaign: ShownCampaign | undefined,
): Pick<FeedItem, "salePrice" | "salePeriod"> {
  if (campaign?.price === undefined) return { salePrice };
  const { activityBegin, activityEnd } = campaign.activity;
  return { salePrice: campaign.price, salePeriod: { begins: activityBegin ?? "", ends: activityEnd ?? "" } };
}

function availabilityOf(
  { stock, shipsOn }: SkuSource,
  campaign: ShownCampaign | undefined,
): Pick<FeedItem, "availability" | "availableOn"> {
  if (stock + (campaign?.pieces ?? 0) <= 0) return { availability: "out_of_stock", availableOn: undefined };
  const day = campaign?.shipsOn ?? shipsOn;
  if (!day) return { availability: "in_stock", availableOn: undefined };
  return { availability: "preorder", availableOn: `${day}T00:00+0700` };
}
