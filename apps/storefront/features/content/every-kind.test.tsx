import { readdir } from "node:fs/promises";
import { devicesOfPages, languagesOfPages, type PageBlock, pageBlocks } from "@gelora/contracts/page-content.ts";
import { afterEach, expect, test, vi } from "vitest";
import { fakeShop, loaderArguments } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { loadLandingPage } from "./load-landing-page.server.ts";

afterEach(() => vi.unstubAllGlobals());

const link = { link: "/a", linkText: "Go" };
const campaign = { image: "banner/v1/a/wide", text: "t", ...link };
const tile = { title: "Run", image: "drawn/a", link: "/page/running" };

/** One of each kind, under a title. One that is added to the contract alone fails the types. */
const titled: { readonly [Kind in PageBlock["type"]]: (title: string) => Extract<PageBlock, { readonly type: Kind }> } =
  {
    hero: (title) => ({ type: "hero", title, ...campaign }),
    carousel: (title) => ({ type: "carousel", slides: [{ title, ...campaign }] }),
    tiles: (title) => ({ type: "tiles", title, items: [tile] }),
    products: (title) => ({ type: "products", title, productCodes: ["KR1"] }),
    brands: (title) => ({ type: "brands", title, items: [tile] }),
    story: (title) => ({ type: "story", title, ...campaign }),
    picture: (title) => ({ type: "picture", image: "drawn/a", title, text: "t" }),
    facts: (title) => ({ type: "facts", title, items: [{ title: "Free", text: "t" }] }),
    video: (title) => ({
      type: "video",
      title,
      poster: "drawn/a",
      file: "/files/a.webm",
      captions: { "en-US": "/files/a.vtt", "id-ID": "/files/b.vtt" },
    }),
    faq: (title) => ({ type: "faq", title, items: [{ question: "Q?", answer: "<p>A.</p>" }] }),
    html: (title) => ({ type: "html", title, text: "<p>t</p>" }),
    "rich-text": (title) => ({ type: "rich-text", title, text: "t" }),
    countdown: (title) => ({ type: "countdown", title, endsAt: "2099-01-01T00:00:00+07:00" }),
    text: (title) => ({ type: "text", title, text: "t" }),
  };

const card = { productCode: "KR1", productName: "Kilat", skuList: [], saleAttributes: [] };

test.each(Object.entries(titled))(
  "[HOM-09~] a %s is shown to the language and the device class that it was written for",
  async (kind, write) => {
    const ofDevices = (language: string) =>
      Object.fromEntries(devicesOfPages.map((device) => [device, [write(`For ${language} on ${device}`)]]));
    const content = Object.fromEntries(languagesOfPages.map((language) => [language, ofDevices(language)]));
    for (const [language, device] of languagesOfPages.flatMap((one) =>
      devicesOfPages.map((two) => [one, two] as const),
    )) {
      fakeShop({
        getPageByUrl: { getPageByUrl: { pageUrl: "/a", pageContent: JSON.stringify(content) } },
        productCards: { productCards: [card] },
      });
      const { context, request } = loaderArguments("/a", { language, device });
      const data = await loadLandingPage(context, request, "/a");
      const html = renderPage(<LandingPage />, { data, address: "/a", words: ["content"], language });
      const titles = [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, title]) => title);
      expect([kind, titles]).toEqual([kind, [`For ${language} on ${device}`]]);
    }
  },
);

test("every kind has a folder of its own, with its part and a test", async () => {
  const folder = new URL("./blocks/", import.meta.url);
  expect((await readdir(folder)).sort()).toEqual(Object.keys(pageBlocks).sort());
  for (const kind of Object.keys(pageBlocks)) {
    const files = await readdir(new URL(`${kind}/`, folder));
    const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
    const hasPart = files.some((file) => file.endsWith(".tsx") && !isTest(file));
    expect([kind, hasPart, files.some(isTest)]).toEqual([kind, true, true]);
  }
});

test("every kind of the contract is among them", () => {
  expect(Object.keys(titled)).toEqual(Object.keys(pageBlocks));
});
