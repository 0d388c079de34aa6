import { createHash } from "node:crypto";
import type { Language } from "@gelora/locale/language.ts";
import { shopMark } from "../platform/page/shop-mark.ts";
import { offlinePageAddress, storedPagesSlot, tryAgainSlot } from "./offline-slots.ts";
import { offlineWords } from "./offline-words.ts";
import { reloadWhenBack } from "./reload-when-back.ts";

const style = [
  "body{max-width:36rem;margin:0 auto;padding:15vh 1.5rem 3rem;background:#faf8f5;color:#14110f;font:1.0625rem/1.6 'Plus Jakarta Sans',system-ui,sans-serif}",
  "svg{display:block;height:2rem;margin:0 0 2rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.125rem;margin:2.5rem 0 .5rem}p{margin:0 0 1.5rem}",
  "a{color:inherit}.again{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border-radius:.5rem;background:#14110f;color:#fff;font-weight:700;text-decoration:none}",
  "ul{list-style:none;margin:0;padding:0}li{border-top:1px solid #ddd7cf}li a{display:flex;flex-direction:column;justify-content:center;min-height:3.5rem;padding:.5rem 0;text-decoration:none;font-weight:600}small{color:#6b645d;font-weight:400}",
  ":focus-visible{outline:3px solid #2a6bd8;outline-offset:2px}",
].join("");
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const mark = `<svg viewBox="0 0 32 28" aria-hidden="true"><path d="${shopMark}" fill="#ff5a36"/></svg>`;

/**
 * What is shown where neither the page nor a stored copy of it can be. The service worker stores it
 * when it is installed, and fills in what can be read meanwhile.
 */
export function offlinePage(language: Language): { readonly headers: Record<string, string>; readonly body: string } {
  const { title, text, again } = offlineWords[language];
  const script = reloadWhenBack(offlinePageAddress(language));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>`;
  const main = `<main>${mark}<h1>${title}</h1><p>${text}</p><p><a class="again" href="${tryAgainSlot}">${again}</a></p>${storedPagesSlot}</main><script>${script}</script>`;
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "cache-control": "public, max-age=3600",
    },
    body: `<!doctype html>\n<html lang="${language}"><head>${head}</head><body>${main}</body></html>\n`,
  };
}
