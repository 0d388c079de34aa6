import { expect } from "vitest";
import { journey } from "../support/journey.ts";

/** Public addresses that no sitemap lists. */
const unlisted = ["/plp/search?q=sepatu", "/search/shoes.html", "/page/newsletter-qrcode", "/help?q=retur"];
const shared = ["og:title", "og:description", "og:type", "og:url", "og:image", "og:locale"];

const locationsIn = async (address: string): Promise<readonly string[]> =>
  [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) =>
    (found ?? "").replaceAll("&amp;", "&"),
  );

/** What is missing from a page, or there more than once. */
function faultsOf(html: string): readonly string[] {
  const titles = html.match(/<h1[\s>]/g)?.length ?? 0;
  const missing = shared.filter(
    (name) => html.match(new RegExp(`<meta property="${name}" content="[^"]`, "g"))?.length !== 1,
  );
  return [...(titles === 1 ? [] : [`${titles} h1`]), ...missing];
}

journey(
  "every public page has one h1, and tells where its link is shared what it is, with a picture",
  async ({ gelora }) => {
    const [places = "", products = ""] = await locationsIn(`${gelora.storefront}/sitemap.xml`);
    const listed = [...(await locationsIn(places)), ...(await locationsIn(products)).slice(0, 4)];
    const further = ["/en", "/id"].flatMap((prefix) => unlisted.map((path) => gelora.storefront + prefix + path));
    expect(listed.length).toBeGreaterThan(100);
    for (const address of [...listed, ...further]) {
      const answer = await fetch(address);
      expect([address, answer.status, faultsOf(await answer.text())]).toEqual([address, 200, []]);
    }
  },
  180_000,
);

journey(
  "a product's page and the sitemap name the same addresses in all languages, whichever one is read",
  async ({ gelora }) => {
    const [, products = ""] = await locationsIn(`${gelora.storefront}/sitemap.xml`);
    const listed = await (await fetch(products)).text();
    const pages = (await locationsIn(products)).slice(0, 2);
    const alternatesOf = (text: string) =>
      [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, code, address]) => [
        code,
        address,
      ]);
    const wanted = alternatesOf(listed.match(/<url>.*?<\/url>/s)?.[0] ?? "");
    expect(wanted.map(([code]) => code)).toEqual(["en", "id", "x-default"]);
    for (const page of pages) expect(alternatesOf(await (await fetch(page)).text())).toEqual(wanted);
  },
);
