import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { PageHead } from "./page-head.tsx";

const paths = { "en-US": "/pdp/shoe/S1", "id-ID": "/pdp/sepatu/S1" };
const alternates = (html: string) => html.match(/<link rel="alternate"[^>]*>/g);

test("the page says the same of its languages in each of them", () => {
  const head = <PageHead title="Shoe" paths={paths} />;
  const [english, indonesian] = (["en-US", "id-ID"] as const).map((language) => renderPage(head, { language }));
  expect(alternates(english ?? "")).toEqual(alternates(indonesian ?? ""));
  expect(alternates(english ?? "")?.at(-1)).toBe(
    '<link rel="alternate" hrefLang="x-default" href="http://gelora.example/en/pdp/shoe/S1"/>',
  );
});

test("a shared link shows title, sentence, address, language and picture", () => {
  const head = <PageHead title="Sepatu" description="Ringan." paths={paths} type="product" picture="drawn/v1/shoe" />;
  const html = renderPage(head, { language: "id-ID" });
  for (const [property, content] of [
    ["og:type", "product"],
    ["og:title", "Sepatu"],
    ["og:description", "Ringan."],
    ["og:url", "http://gelora.example/id/pdp/sepatu/S1"],
    ["og:locale", "id_ID"],
    ["og:locale:alternate", "en_US"],
    ["og:image", "http://gelora.example/img/drawn/v1/shoe@share.jpg"],
    ["og:image:alt", "Sepatu"],
  ])
    expect(html).toContain(`<meta property="${property}" content="${content}"/>`);
});

test("a page that no search engine keeps is shared with what was looked for, and the shop's picture", () => {
  const html = renderPage(<PageHead title="Shoes" />, { address: "/plp/search?q=shoes" });
  expect(html).toContain('<meta property="og:url" content="http://gelora.example/en/plp/search?q=shoes"/>');
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/gelora\.example\/[^"]+"/);
  expect(html).toContain('<meta property="og:description" content="Shoes"/>');
  expect(html).not.toContain('rel="canonical"');
});
