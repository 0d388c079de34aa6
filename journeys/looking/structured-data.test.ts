import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { faultsOf } from "../support/schema-org.ts";
import { someGoods } from "./goods.ts";

const firstParts = { "en-US": "/en", "id-ID": "/id" } as const;

type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** All things that a page gives search engines, without a script having run. */
async function thingsOf(address: string): Promise<readonly Thing[]> {
  const html = await (await fetch(address)).text();
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) => text);
  return texts.flatMap((text) => {
    const { "@context": context, "@graph": graph, ...thing } = JSON.parse(text ?? "");
    expect(context).toBe("https://schema.org");
    return graph ?? [thing];
  });
}

for (const language of ["en-US", "id-ID"] as const)
  journey(`what pages tell search engines is what schema.org defines, in ${language}`, async ({ gelora }) => {
    const { plenty } = await someGoods(gelora);
    const html = await (await fetch(`${gelora.storefront}/blog`)).text();
    const article = /href="(\/information\/[^"]+)"/.exec(html)?.[1] ?? "";
    const expected: Readonly<Record<string, readonly string[]>> = {
      "/": ["OnlineStore", "WebSite", "MerchantReturnPolicy"],
      "/plp/footwear": ["BreadcrumbList"],
      [`/pdp/${plenty.productCode}`]: [
        "ProductGroup",
        "BreadcrumbList",
        "OfferShippingDetails",
        "MerchantReturnPolicy",
        "OnlineStore",
      ],
      "/store": ["SportingGoodsStore"],
      "/information/faq": ["FAQPage"],
      "/help": ["FAQPage"],
      "/page/running": ["FAQPage"],
      [article]: ["Article", "BreadcrumbList"],
    };
    for (const [path, types] of Object.entries(expected)) {
      const things = await thingsOf(gelora.storefront + (firstParts[language] + path).replace(/\/$/, ""));
      expect([path, new Set(things.map((thing) => thing["@type"]))]).toEqual([path, new Set(types)]);
      expect([path, things.flatMap((thing) => faultsOf(thing))]).toEqual([path, []]);
      // What one thing refers to is on the page itself.
      const text = JSON.stringify(things);
      for (const [, id] of text.matchAll(/\{"@id":"([^"]+\/#[^"]+)"\}/g)) expect(text).toContain(`"@id":"${id}",`);
    }
    const ofProduct = await thingsOf(gelora.storefront + `${firstParts[language]}/pdp/${plenty.productCode}`);
    // As the page on delivery and returns says who pays for the way back.
    expect(ofProduct.find((thing) => thing["@type"] === "MerchantReturnPolicy")).toMatchObject({
      merchantReturnDays: 14,
      customerRemorseReturnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
      itemDefectReturnFees: "https://schema.org/FreeReturn",
    });
    const [group] = ofProduct;
    const variants = group?.hasVariant as readonly { offers: Record<string, unknown> }[];
    for (const { offers } of variants)
      expect(offers).toMatchObject({ priceCurrency: "IDR", shippingDetails: {}, hasMerchantReturnPolicy: {} });
    // The check itself finds what is wrong.
    const wrong = { ...group, "@type": "ProductGroup", colour: "red", brand: { "@type": "Offer" }, name: 7 };
    expect(faultsOf(wrong)).toEqual(
      expect.arrayContaining(["ProductGroup has no colour", "ProductGroup.brand is a Offer", "ProductGroup.name is 7"]),
    );
  });

journey(
  "a product's former name leads to its present one for good, in the language of the address",
  async ({ gelora }) => {
    const { plenty } = await someGoods(gelora);
    for (const prefix of Object.values(firstParts)) {
      const address = `${prefix}/pdp/a-former-name/${plenty.productCode}`;
      const answer = await fetch(`${gelora.storefront}${address}?skuCode=${plenty.skuCode}`, { redirect: "manual" });
      expect(answer.status).toBe(301);
      const location = answer.headers.get("location") ?? "";
      expect(location).toMatch(new RegExp(`^${prefix}/pdp/[^/]+/${plenty.productCode}\\?skuCode=${plenty.skuCode}$`));
      const present = await fetch(gelora.storefront + location, { redirect: "manual" });
      expect(present.status).toBe(200);
    }
  },
);
