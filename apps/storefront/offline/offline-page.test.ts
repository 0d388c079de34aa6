import { languages } from "@gelora/locale/language.ts";
import { expect, test } from "vitest";
import { withOfflineNote } from "./offline-note.ts";
import { offlinePage } from "./offline-page.ts";
import { fillOfflinePage } from "./offline-slots.ts";

test.each(languages)("the offline page in %s lists what can be read, and leads back to what was wanted", (language) => {
  const { body } = offlinePage(language);
  const moment = "23 November 2026, 20:14 WIB";
  const entries = [{ address: "/id/store?a=1&b=2", title: "Toko &amp; jam", language: "id-ID" as const, moment }];
  const filled = fillOfflinePage(body, language, { wanted: `/plp/search?q="$&`, entries });
  expect(filled).toContain(`<html lang="${language}">`);
  expect(filled).toContain('href="/plp/search?q=&quot;$&amp;"');
  expect(filled).toContain('href="/id/store?a=1&amp;b=2"');
  expect(filled).toContain(">Toko &amp; jam</span><small>23 November 2026, 20:14 WIB");
  expect(fillOfflinePage(body, language, { wanted: "/", entries: [] })).not.toContain("<h2>");
});

test.each([
  ["en-US", "id-ID", "in Indonesian"],
  ["id-ID", "en-US", "dalam bahasa Inggris"],
] as const)("the offline page in %s marks a page in %s, and none in its own language", (own, other, mark) => {
  const entries = [own, other].map((language) => ({ address: "/", title: language, language, moment: "now" }));
  const filled = fillOfflinePage(offlinePage(own).body, own, { wanted: "/", entries });
  expect(filled).toContain(`<span lang="${own}">${own}</span><small>now</small>`);
  expect(filled).toContain(`<span lang="${other}">${other}</span><small>now · ${mark}</small>`);
});

test("a stored page says in its own language since when it is stored, and keeps its policy", async () => {
  const stored = new Response("<!doctype html><html><body class='x'><main>Sepatu</main></body></html>", {
    headers: {
      "content-language": "id-ID",
      "content-encoding": "br",
      "content-security-policy": "default-src 'self'",
      date: "Mon, 23 Nov 2026 13:14:05 GMT",
    },
  });
  const shown = await withOfflineNote(stored);
  const html = await shown.text();
  expect(html).toMatch(/<body class='x'><p data-offline-copy[^>]*>[^<]*per 23 November 2026, pukul 20.14 WIB/);
  expect(html).toContain("<main>Sepatu</main>");
  expect([shown.headers.get("content-security-policy"), shown.headers.get("content-encoding")]).toEqual([
    "default-src 'self'",
    null,
  ]);
});
