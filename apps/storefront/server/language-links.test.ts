import { expect, test } from "vitest";
import { withLanguageLinks } from "./language-links.ts";

const inIndonesian = (html: string) => withLanguageLinks(html, "id-ID");

test("links and forms of our pages get the language, the home page among them", () => {
  expect(inIndonesian('<a class="x" href="/plp/footwear?a=1&amp;b=2">Sepatu</a>')).toBe(
    '<a class="x" href="/id/plp/footwear?a=1&amp;b=2">Sepatu</a>',
  );
  expect(inIndonesian('<a href="/">Beranda</a><form method="get" action="/plp/search">')).toBe(
    '<a href="/id">Beranda</a><form method="get" action="/id/plp/search">',
  );
});

test.each(["/sitemap-event", "/imgx", "/assets", "/blog/feeding-athletes", "/files-of-fans", "/preview-day"])(
  "a page whose address begins like a file's, %s, gets the language",
  (address) => {
    expect(inIndonesian(`<a href="${address}">x</a>`)).toBe(`<a href="/id${address}">x</a>`);
  },
);

test.each([
  '<a href="https://elsewhere.example/plp">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<a href="#content">x</a>',
  '<a href="/en/plp/footwear">x</a>',
  '<a href="/id">x</a>',
  '<a href="/blog/feed-id-ID.xml">x</a>',
  '<a href="/sitemap.xml?from=text">x</a>',
  '<a href="/files/film.mp4">x</a>',
  '<a href="/img/a@100.webp">x</a>',
  '<link href="/assets/app.css"><img src="/img/a@100.webp">',
  '<a data-href="/plp/footwear" title="href">x</a>',
  '<script>{"html":"\\u003ca href=\\"/plp\\">"}</script>',
])("%s stays", (html) => {
  expect(inIndonesian(html)).toBe(html);
});
