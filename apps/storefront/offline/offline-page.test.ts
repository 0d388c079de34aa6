import { languages } from "@gelora/locale/language.ts";
import { expect, test } from "vitest";
import { withKeptNote } from "./kept-note.ts";
import { offlinePage } from "./offline-page.ts";
import { fillOfflinePage } from "./offline-slots.ts";

test.each(languages)("the offline page in %s lists what can be read, and leads back to what was wanted", (language) => {
  const { body } = offlinePage(language);
  const entries = [{ address: "/id/store?a=1&b=2", title: "Toko &amp; jam", moment: "23 November 2026, 20:14 WIB" }];
  const filled = fillOfflinePage(body, language, { wanted: `/plp/search?q="$&`, entries });
  expect(filled).toContain(`<html lang="${language}">`);
  expect(filled).toContain('href="/plp/search?q=&quot;$&amp;"');
  expect(filled).toContain('href="/id/store?a=1&amp;b=2">Toko &amp; jam<small>23 November 2026, 20:14 WIB</small>');
  expect(fillOfflinePage(body, language, { wanted: "/", entries: [] })).not.toContain("<h2>");
});

test("a kept page says in its own language since when it is kept, and keeps its policy", async () => {
  const kept = new Response("<!doctype html><html><body class='x'><main>Sepatu</main></body></html>", {
    headers: {
      "content-language": "id-ID",
      "content-encoding": "br",
      "content-security-policy": "default-src 'self'",
      date: "Mon, 23 Nov 2026 13:14:05 GMT",
    },
  });
  const shown = await withKeptNote(kept);
  const html = await shown.text();
  expect(html).toMatch(/<body class='x'><p data-kept-page[^>]*>[^<]*per 23 November 2026, 20:14 WIB/);
  expect(html).toContain("<main>Sepatu</main>");
  expect([shown.headers.get("content-security-policy"), shown.headers.get("content-encoding")]).toEqual([
    "default-src 'self'",
    null,
  ]);
});
