import type { Language } from "@gelora/locale/language.ts";
import { inLanguage } from "@gelora/locale/language-address.ts";
import type { StructuredThing } from "./structured-data.ts";

/** What the shop promises of every parcel, from the settings. */
export type ShopTerms = {
  readonly site: string;
  readonly siteName: string;
  /** Days for sending goods back. */
  readonly returnDays: number;
  /** The highest that a delivery costs, whole rupiah; absent where nobody can say. */
  readonly deliveryUpTo: number | undefined;
};

const organizationId = (site: string): string => `${site}/#organization`;
const returnsId = (site: string): string => `${site}/#returns`;
const deliveryId = (site: string): string => `${site}/#delivery`;

/** Points to the shop, which its home page describes. */
export const seller = ({ site, siteName }: ShopTerms): StructuredThing => ({
  "@type": "OnlineStore",
  "@id": organizationId(site),
  name: siteName,
  url: `${site}/`,
});

/**
 * What an offer says of parcels and returns: things that `termsOf` describes once for all offers.
 */
export const offerTerms = ({ site }: ShopTerms) => ({
  shippingDetails: { "@id": deliveryId(site) },
  hasMerchantReturnPolicy: { "@id": returnsId(site) },
  seller: { "@id": organizationId(site) },
});

/** Delivery and returns, once for a page. */
export function termsOf(terms: ShopTerms, language: Language): readonly StructuredThing[] {
  return [delivery(terms), returnPolicy(terms, language)];
}

/** As the pages on delivery say: sent within a working day, and there three to seven days later. */
function delivery({ site, deliveryUpTo }: ShopTerms): StructuredThing {
  return {
    "@type": "OfferShippingDetails",
    "@id": deliveryId(site),
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "ID" },
    ...(deliveryUpTo === undefined
      ? {}
      : { shippingRate: { "@type": "MonetaryAmount", maxValue: deliveryUpTo, currency: "IDR" } }),
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: inDays(0, 1),
      transitTime: inDays(1, 7),
    },
  };
}

const inDays = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

function returnPolicy({ site, returnDays }: ShopTerms, language: Language): StructuredThing {
  return {
    "@type": "MerchantReturnPolicy",
    "@id": returnsId(site),
    applicableCountry: "ID",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: returnDays,
    returnMethod: "https://schema.org/ReturnByMail",
    customerRemorseReturnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    itemDefectReturnFees: "https://schema.org/FreeReturn",
    merchantReturnLink: site + inLanguage("/page/delivery-returns", language),
  };
}

/** The shop itself and its site with the search, for the home page. */
export function shopThings(terms: ShopTerms, language: Language): readonly StructuredThing[] {
  const { site, siteName } = terms;
  const organization: StructuredThing = {
    ...seller(terms),
    logo: `${site}/mail-mark.png`,
    areaServed: "ID",
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      url: site + inLanguage("/contact-us", language),
      availableLanguage: ["id", "en"],
    },
    hasMerchantReturnPolicy: { "@id": returnsId(site) },
  };
  const website: StructuredThing = {
    "@type": "WebSite",
    "@id": `${site}/#website`,
    url: site + inLanguage("/", language),
    name: siteName,
    inLanguage: language,
    publisher: { "@id": organizationId(site) },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${site}${inLanguage("/plp/search", language)}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
  return [organization, website, returnPolicy(terms, language)];
}

/** The way to a page. @param steps after home: names and addresses without a language */
export function breadcrumb(
  { site, siteName }: Pick<ShopTerms, "site" | "siteName">,
  language: Language,
  steps: readonly { readonly name: string; readonly path: string }[],
): StructuredThing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: siteName, path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@id": site + inLanguage(path, language) },
    })),
  };
}
