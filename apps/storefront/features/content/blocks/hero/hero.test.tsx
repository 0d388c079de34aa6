import { expect, test } from "vitest";
import { renderPage } from "../../../../testing/page.tsx";
import { Hero } from "./hero.tsx";

const campaign = { image: "banner/v1/a/wide", title: "Run", text: "At dawn.", link: "/page/running", linkText: "Go" };

test("the first campaign of a page has its heading and its picture at once, another does not", () => {
  const first = renderPage(<Hero campaign={campaign} first />);
  expect(first).toMatch(/<h1[^>]*>Run<\/h1>.*At dawn\..*<a href="\/page\/running"[^>]*>Go</s);
  expect(first).toContain('loading="eager"');
  const other = renderPage(<Hero campaign={campaign} first={false} />);
  expect(other).toMatch(/<h2[^>]*>Run<\/h2>/);
  expect(other).not.toContain('loading="eager"');
});
