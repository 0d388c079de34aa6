import { expect, test } from "vitest";
import { factsOfHeaders, headersOfFacts, readRequestFacts } from "./request-facts.ts";

const read = (headers: Record<string, string>) => readRequestFacts(headers, ["gelora.example"]);
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36";

test.each([
  ["fr-FR,id-ID;q=0.8", "en-US"],
  ["id-ID,en;q=0.5", "id-ID"],
  ["en-GB", "en-US"],
  ["", "en-US"],
])("[LOC-02, LOC-03] with no stored choice the first entry of accept-language %j decides: %s", (header, language) => {
  expect(read({ "accept-language": header }).language).toBe(language);
});

test("[K01, LOC-04] the cookie gt-local goes before accept-language", () => {
  expect(read({ cookie: "a=1; gt-local=id-ID", "accept-language": "en" }).language).toBe("id-ID");
});

test.each(["vi-VN", "zh-CN", "xx", "%E0%A4%A"])("[LOC-06, K02] a stored %s is English and breaks nothing", (stored) => {
  expect(read({ cookie: `gt-local=${stored}`, "accept-language": "en" }).language).toBe("en-US");
});

test("[SHL-21] a phone's browser is h5, also by its client hint; a cookie marks a narrow window of another", () => {
  expect(read({ "user-agent": "Mozilla/5.0 (Linux; Android 14) Mobile Safari" }).device).toBe("h5");
  expect(read({ "user-agent": chrome, "sec-ch-ua-mobile": "?1" }).device).toBe("h5");
  expect(read({ "user-agent": chrome }).device).toBe("pc");
  expect(read({ "user-agent": chrome, cookie: "gt-platform=H5" }).device).toBe("h5");
});

test("[IMG-01] WebP is used when the accept header allows it", () => {
  expect(read({ accept: "text/html,image/avif,image/webp,*/*" }).webp).toBe(true);
  expect(read({ accept: "text/html,*/*" }).webp).toBe(false);
});

test("facts survive their way as headers, and nothing a browser sends under those names counts", () => {
  const facts = read({
    cookie: "gt-local=id-ID",
    accept: "image/webp",
    host: "gelora.example",
    "gelora-language": "en-US",
  });
  expect(facts).toEqual({ language: "id-ID", device: "pc", webp: true, environment: "production" });
  expect(factsOfHeaders(new Headers(headersOfFacts(facts)))).toEqual(facts);
});
