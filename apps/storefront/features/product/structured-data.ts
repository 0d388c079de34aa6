import type { Language } from "@gelora/locale/language.ts";
import { plainText } from "@gelora/locale/plain-text.ts";
import { pictureAddress } from "../../platform/page/picture-address.ts";
import { namedListingAddress } from "../../platform/page/product-address.ts";
import type { StructuredThing } from "../../platform/page/structured-data.ts";
import { breadcrumb, offerTerms, type ShopTerms, seller, termsOf } from "../../platform/page/structured-shop.ts";
import type { ProductView, SkuView } from "./product-model.ts";

type Place = {
  readonly address: string;
  readonly language: Language;
  readonly pictureForm: string;
  readonly terms: ShopTerms;
  /** Null without reviews. */
  readonly rating: { readonly average: number; readonly count: number } | null;
  /** The newest few. */
  readonly reviews: readonly ReviewFacts[];
};

type ReviewFacts = {
  readonly stars: number;
  readonly text: string;
  readonly language: string;
  readonly author: string | null;
  readonly writtenAt: string;
};

/**
 * For search engines: a ProductGroup with an offer per sku, what the shop promises of parcels and
 * returns, and the breadcrumb (schema.org).
 * @param place the page's address and language, and the shop
 */
export function structuredData(product: ProductView, place: Place): StructuredThing[] {
  const { terms } = place;
  const picture = (key: string | undefined): string[] =>
    key ? [new URL(pictureAddress(place.pictureForm, key, 1200, "jpg"), terms.site).href] : [];
  const variant = (sku: SkuView) => ({
    "@type": "Product",
    sku: sku.code,
    mpn: sku.no,
    name: [product.name, sku.colour, sku.size].filter(Boolean).join(", "),
    ...(sku.colour ? { color: sku.colour } : {}),
    ...(sku.size ? { size: sku.size } : {}),
    image: picture(product.colours.find(({ name }) => name === sku.colour)?.gallery[0]),
    offers: {
      "@type": "Offer",
      url: `${place.address}?skuCode=${encodeURIComponent(sku.code)}`,
      price: sku.sale,
      priceCurrency: "IDR",
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${sku.stock <= 0 ? "OutOfStock" : sku.shipsOn ? "PreOrder" : "InStock"}`,
      ...availableFrom(sku),
      ...offerTerms(terms),
    },
  });
  const group = {
    "@type": "ProductGroup",
    "@id": `${place.address}#product`,
    productGroupID: product.code,
    name: product.name,
    description: plainText(product.description),
    url: place.address,
    brand: { "@type": "Brand", name: product.brand },
    category: product.trail.join(" > "),
    image: product.colours.flatMap(({ gallery }) => picture(gallery[0])),
    variesBy: [
      ...(product.colours.length > 1 ? ["https://schema.org/color"] : []),
      ...(product.sizes.length > 1 ? ["https://schema.org/size"] : []),
    ],
    hasVariant: product.skus.map(variant),
    ...reviewed(place),
  };
  const steps = product.trail.map((name) => ({ name, path: namedListingAddress(name) }));
  return [group, breadcrumb(terms, place.language, steps), ...termsOf(terms, place.language), seller(terms)];
}

/** What buyers say; nothing at all where nobody has said anything. */
function reviewed({ rating, reviews }: Place): object {
  if (!rating) return {};
  const best = { bestRating: 5, worstRating: 1 };
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...best,
    },
    review: reviews.flatMap(({ stars, text, language, author, writtenAt }) => {
      // A review needs its author's name.
      if (author === null) return [];
      return {
        "@type": "Review",
        reviewRating: { "@type": "Rating", ratingValue: stars, ...best },
        reviewBody: text,
        inLanguage: language,
        datePublished: writtenAt.slice(0, 10),
        author: { "@type": "Person", name: author },
      };
    }),
  };
}

/** `dd/MM/yyyy` of a pre-order, as ISO 8601. */
function availableFrom({ shipsOn }: SkuView): { readonly availabilityStarts?: string } {
  const [day, month, year] = shipsOn.split("/");
  return year ? { availabilityStarts: `${year}-${month}-${day}` } : {};
}
