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
