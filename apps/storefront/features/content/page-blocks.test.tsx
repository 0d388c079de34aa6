import { afterEach, expect, test, vi } from "vitest";
import { fakeShop, loaderArguments } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { loadLandingPage } from "./load-landing-page.server.ts";
import { PageBlocks } from "./page-blocks.tsx";

afterEach(() => vi.unstubAllGlobals());

const slide = (title: string) => ({ image: "banner/v1/a/wide", title, text: "t", link: "/a", linkText: "Go" });
const richText = (title: string) => ({ type: "rich-text", title, text: "Words" });

test("a carousel turns wherever it stands, with a control for each campaign", () => {
  const html = renderPage(
    <PageBlocks
      blocks={[
        { type: "text", title: "First", text: "t" },
        { type: "carousel", slides: [slide("One"), slide("Two")] },
      ]}
    />,
    { words: ["content"] },
  );
  expect(html).toMatch(/<h1[^>]*>First<\/h1>.*<h2[^>]*>One<\/h2>.*<h2[^>]*>Two<\/h2>/s);
  expect(html.match(/aria-label="Campaign \d"/g)).toHaveLength(2);
});

test("a shelf without products is not shown", () => {
  const shelf = { type: "products" as const, title: "Nothing left", products: [] };
  expect(renderPage(<PageBlocks blocks={[shelf]} />, { words: ["content"] })).not.toContain("Nothing left");
});

test("a page begins with one h1, whichever block comes first, and names itself after it", async () => {
  const blocks = [richText("First"), richText("Second")];
  const pageContent = JSON.stringify({ "en-US": { h5: blocks, pc: blocks } });
  fakeShop({ getPageByUrl: { getPageByUrl: { pageUrl: "/a", pageContent } } });
  const { context, request } = loaderArguments("/a");
  const data = await loadLandingPage(context, request, "/a");
  const html = renderPage(<LandingPage />, { data, address: "/a", words: ["content"] });
  expect(html).toMatch(/<h1[^>]*>First<\/h1>.*<h2[^>]*>Second<\/h2>/s);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain("<title>First | Gelora</title>");
  expect(html).toMatch(/<meta name="description" content="\w/);
});

const tile = { title: "Run", image: "drawn/a", link: "/page/running" };
const story = { image: "banner/v1/a/wide", text: "t", link: "/a", linkText: "Go" };
const shown = async (blocks: readonly object[]) => {
  const pageContent = JSON.stringify({ "en-US": { h5: blocks, pc: blocks } });
  fakeShop({ getPageByUrl: { getPageByUrl: { pageUrl: "/a", pageContent } } });
  const { context, request } = loaderArguments("/a");
  const data = await loadLandingPage(context, request, "/a");
  return renderPage(<LandingPage />, { data, address: "/a", words: ["content"] });
};

test.each([
  { type: "story", title: "First", ...story },
  { type: "tiles", title: "First", items: [tile] },
  { type: "brands", title: "First", items: [tile] },
  { type: "facts", title: "First", items: [{ title: "Free", text: "t" }] },
  { type: "html", title: "First", text: "<p>t</p>" },
  { type: "faq", title: "First", items: [{ question: "Q", answer: "<p>A</p>" }] },
  { type: "hero", title: "First", ...story },
])("a page that begins with a $type has its title as its only h1", async (block) => {
  for (const before of [[], [{ type: "facts", items: [{ title: "Free", text: "t" }] }]]) {
    const html = await shown([...before, block, richText("Second")]);
    expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>First$/)]);
    // Only a hero's picture begins at the header above.
    expect(/<div class="[^"]* pt-8" data-page-blocks/.test(html)).toBe(block.type !== "hero");
    expect(html).toMatch(/<h2[^>]*>Second</);
  }
});

test("a page without any title is named after the site, and an empty one too", async () => {
  for (const blocks of [[{ type: "html", text: "<p>t</p>" }], []])
    expect((await shown(blocks)).match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 class="sr-only">Gelora']);
});

test("the picture of a story at the top of a page comes at once, of one further down when it is near", async () => {
  const block = { type: "story", title: "First", ...story };
  expect(await shown([block])).toContain('loading="eager"');
  expect(await shown([richText("First"), block])).not.toContain('loading="eager"');
});

test("where a page's link is shared, its first picture is shown", async () => {
  const html = await shown([richText("First"), { type: "story", title: "Second", ...story }]);
  expect(html).toContain('<meta property="og:title" content="First"/>');
  expect(html).toContain('<meta property="og:image" content="http://gelora.example/img/banner/v1/a/wide@share.jpg"/>');
});
