import { createHash } from "node:crypto";
import { staticError } from "../platform/page/static-error.ts";

const style =
  "body{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#14110f}h1,h2{font-size:1.5rem;margin:2.5rem 0 .5rem}p{margin:0 0 .5rem}a{color:inherit;font-weight:700}";

const parts = Object.entries(staticError).map(
  ([language, { title, text, home }], index) =>
    `<section lang="${language}"><h${index + 1}>${title}</h${index + 1}><p>${text}</p><p><a href="/">${home}</a></p></section>`,
);

/**
 * What a shopper gets when the router could render no page at all, not even the error page
 * [ERR-03, Q99]. It is complete: it loads nothing.
 */
export const staticErrorPage = {
  body: Buffer.from(
    `<!doctype html>\n<html lang="id-ID"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gelora</title><style>${style}</style></head><body><main>${parts.join("")}</main></body></html>\n`,
  ),
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`,
  },
} as const;
