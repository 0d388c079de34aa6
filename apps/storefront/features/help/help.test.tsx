import { expect, test } from "vitest";
import { fakeShop, loaderArguments } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { HelpPage } from "./help-page.tsx";
import { loadHelp } from "./load-help.server.tsx";

const blocks = [
  { type: "html", text: "<p>Welcome.</p>" },
  { type: "faq", title: "Paying", items: [{ question: "Which ways?", answer: "<p>QRIS, for instance.</p>" }] },
  {
    type: "faq",
    title: "Sending back",
    items: [
      { question: "Until when?", answer: "<p>14 days.</p>" },
      { question: "Who pays?", answer: "<p>We do.</p>" },
    ],
  },
];
const faq = { getPageByUrl: { getPageByUrl: { pageContent: JSON.stringify({ "en-US": { pc: blocks } }) } } };

const show = async (address: string) => {
  const given = loaderArguments(address, {}, {});
  const { words: _words, ...data } = await loadHelp(given);
  return { data, given, html: renderPage(<HelpPage />, { data, address, words: ["help"] }) };
};

test("it shows every question of the FAQ by topic, closed, for search engines too", async () => {
  const asked = fakeShop(faq);
  const { html, data } = await show("/help");
  expect(asked).toMatchObject([{ variables: { input: { pageUrl: "/information/faq" } } }]);
  expect(data.titles).toEqual(["Paying", "Sending back"]);
  expect(html).toMatch(
    /<h2[^>]*>Paying<.*<details class[^>]*>.*<h3[^>]*>Which ways\?<.*QRIS.*id="topic-2".*Sending back.*14 days.*We do/s,
  );
  expect(html).toContain('href="#topic-2"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/en\/help"/);
  expect(html).not.toContain("noindex");
});

test("a search is answered without a script, at an address that no search engine keeps", async () => {
  fakeShop(faq);
  const { html, data } = await show("/help?q=who%20pays");
  expect(data).toMatchObject({ count: 1, titles: [] });
  expect(html).toMatch(/1 answer for “who pays”.*<details open="" [^>]*>.*Who pays\?/s);
  expect(html).not.toContain("Which ways?");
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
  expect(html).not.toContain('rel="canonical"');
  expect(html).toMatch(/<form role="search"(?! action)[^>]*>.*name="q"[^>]*value="who pays"/s);
});

test("who finds nothing is led to people, and what was typed does nothing", async () => {
  fakeShop(faq);
  const { html } = await show(`/help?q=${encodeURIComponent('<img src=x onerror="alert(1)">')}`);
  expect(html).toMatch(/No answer for “&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;”/);
  expect(html).toMatch(/No answer.*href="\/contact-us".*href="\/help"/s);
});

test("a page that has moved is read where it stands, and a shop that does not answer is no error", async () => {
  const moved = { getPageByUrl: { getPageByUrl: { movedTo: "/page/questions" } } };
  const asked = fakeShop(moved);
  expect((await show("/help")).data.isEmpty).toBe(true);
  expect(asked.map(({ variables }) => variables)).toMatchObject([
    { input: { pageUrl: "/information/faq" } },
    { input: { pageUrl: "/page/questions" } },
  ]);
  fakeShop({});
  const { html, given } = await show("/help");
  expect(given.fate.incomplete).toBe(true);
  expect(html).toMatch(/We can&#x27;t show the answers right now.*href="\/contact-us"/s);
});

test("an answer is found in spite of a slip, and by the other language's word", async () => {
  const indonesian = blocks.map((block) => ({
    ...block,
    title: block.title === "Sending back" ? "Pengembalian" : "Bayar",
  }));
  const both = { "en-US": { pc: blocks }, "id-ID": { pc: indonesian } };
  const asked = fakeShop({ getPageByUrl: { getPageByUrl: { pageContent: JSON.stringify(both) } } });
  expect((await show("/help?q=sneding")).data.count).toBe(2);
  // The shop answers in one language at a time.
  expect(asked.map(({ headers }) => headers.get("language"))).toEqual(["en-US", "id-ID"]);
  const { html, data } = await show("/help?q=pengembalian");
  expect(data.count).toBe(2);
  expect(html).toMatch(/Sending back.*Until when\?/s);
});
