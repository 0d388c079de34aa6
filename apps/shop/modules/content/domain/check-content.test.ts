import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { expect, test } from "vitest";
import { problemsOfContent } from "./check-content.ts";

const link = { link: "/a", linkText: "Go" };
const campaign = { image: "banner/v1/a/wide", title: "T", text: "t", ...link };
const tile = { title: "T", image: "drawn/a", link: "/plp/a" };

/** One good block of each kind. */
const good: { readonly [Kind in PageBlock["type"]]: Extract<PageBlock, { readonly type: Kind }> } = {
  hero: { type: "hero", ...campaign },
  carousel: { type: "carousel", slides: [campaign] },
  tiles: { type: "tiles", title: "T", items: [tile] },
  products: { type: "products", title: "T", productCodes: ["KR1"] },
  brands: { type: "brands", title: "T", items: [tile] },
  story: { type: "story", ...campaign },
  picture: { type: "picture", image: "drawn/a", title: "T", text: "t" },
  facts: { type: "facts", items: [{ title: "T", text: "t" }] },
  video: {
    type: "video",
    title: "T",
    poster: "drawn/a",
    file: "/files/a.webm",
    captions: { "en-US": "/files/a.vtt", "id-ID": "/files/b.vtt" },
  },
  faq: { type: "faq", items: [{ question: "Q?", answer: "<p>A.</p>" }] },
  html: { type: "html", text: "" },
  "rich-text": { type: "rich-text", text: "**Hi**" },
  countdown: { type: "countdown", title: "T", endsAt: "2026-12-12T00:00:00+07:00" },
  text: { type: "text", text: "t" },
};

const problemsOf = (...blocks: readonly unknown[]) =>
  problemsOfContent({ "en-US": { h5: [], pc: [] }, "id-ID": { h5: [], pc: blocks } });

test.each(Object.entries(good))("a good %s is taken, and one field too many is named", (kind, block) => {
  expect(problemsOf(block)).toEqual([]);
  expect(problemsOf({ ...block, colour: "red" })).toEqual([
    `id-ID, pc, block 1 (${kind}), colour: is no field of this block`,
  ]);
});

test.each([
  [{ ...good.hero, title: "" }, "(hero), title: should not be empty"],
  [{ ...good.hero, link: "//elsewhere.example" }, '(hero), link: is no address: it begins with "/"'],
  [{ ...good.hero, link: "javascript:alert(1)" }, "(hero), link: is no address"],
  [{ ...good.carousel, slides: [campaign, { ...campaign, text: 3 }] }, "(carousel), slides 2, text: is missing"],
  [{ ...good.products, productCodes: undefined }, "(products), search: needs either search or productCodes"],
  [{ ...good.products, search: { pageSize: 6 } }, "(products), search: needs either search or productCodes"],
  [{ ...good.products, productCodes: undefined, search: { pageSize: 99 } }, "(products), search, pageSize: should be"],
  [{ ...good.video, file: "https://films.example/a.mp4" }, "(video), file: is no file of this site"],
  [{ ...good.video, captions: { "en-US": "/a.vtt" } }, "(video), captions, id-ID: is missing or no text"],
  [{ ...good.faq, items: [{ question: "Q?" }] }, "(faq), items 1, answer: is missing or no text"],
  [{ ...good.countdown, endsAt: "2026-12-12" }, "(countdown), endsAt: is no moment with its offset"],
  [{ ...good.text, linkText: "Go" }, "(text), link: link and linkText belong together"],
  [{ type: "herro" }, "(herro): is no kind of block; these are: hero, carousel"],
  [{ title: "T" }, "(without a type): has no type"],
])("of %j it says what is wrong, and where", (block, words) => {
  const [first, ...more] = problemsOf(good.text, block);
  expect(more).toEqual([]);
  expect(first).toContain(`id-ID, pc, block 2 ${words}`);
});

test("a problem that both devices have is named once, and one of a device alone with its name", () => {
  const blocks = { h5: [{ type: "herro" }], pc: [{ type: "herro" }, { title: "T" }] };
  expect(problemsOfContent({ "en-US": blocks, "id-ID": { h5: [], pc: [] } })).toEqual([
    expect.stringMatching(/^en-US, block 1 \(herro\): is no kind of block/),
    "en-US, pc, block 2 (without a type): has no type",
  ]);
});

test.each([null, [], {}, { "en-US": { h5: [], pc: [] } }, { "en-US": 1, "id-ID": 2 }])(
  "%j is no content",
  (content) => {
    expect(problemsOfContent(content)).toEqual([expect.stringContaining("the content should be")]);
  },
);
