import { createHash } from "node:crypto";
import type { Language } from "@gelora/locale/language.ts";
import { readableMoment } from "../platform/words/readable-moment.ts";
import type { OpenPreview } from "./ask-preview.ts";
import { previewWords } from "./preview-words.ts";

export type PreviewAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Promise<Buffer>;
};

const font = "'Plus Jakarta Sans Variable',system-ui,sans-serif";
const style = [
  "body{padding-bottom:8rem}@media(min-width:48rem){body{padding-bottom:5.5rem}}",
  `.preview-mark{position:fixed;inset:auto 0 0;z-index:1000;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem 1rem;padding:.75rem 1rem;background:#14110f;color:#fff;font:500 .875rem/1.4 ${font}}`,
  ".preview-mark p{margin:0}.preview-mark strong{margin-right:.5rem;padding:.15rem .5rem;border-radius:.25rem;background:#ffd84d;color:#14110f}",
  ".preview-mark a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid #fff;border-radius:.5rem;color:#fff;font-weight:700;text-decoration:none}",
  `.preview-note{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 ${font};color:#14110f}.preview-note h1{font-size:1.5rem;margin:0 0 .5rem}.preview-note a{color:inherit;font-weight:700}`,
].join("");
const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** No script runs and no form is sent, so nothing of a preview can reach a cart or an order. */
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'self'; script-src 'none'; connect-src 'none'; style-src 'self' ${styleHash}; img-src * data:; form-action 'self'; object-src 'none'; base-uri 'none'; frame-src 'none'; frame-ancestors 'none'`,
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

/** A rendered page with its scripts taken out, and the mark of the preview put in. */
export function previewPage(rendered: Response, preview: OpenPreview, language: Language): PreviewAnswer {
  const { status } = rendered;
  const location = rendered.headers.get("location");
  if (location) return { status, headers: { location }, body: Buffer.from("") };
  const body = rendered.text().then((html) =>
    Buffer.from(
      html
        .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
        .replace(/<link rel="modulepreload"[^>]*>/g, "")
        .replace("</head>", `<style>${style}</style></head>`)
        .replace("</body>", `${markOf(preview, language)}</body>`),
    ),
  );
  return { status, headers, body };
}

/** In place of cart, checkout and account. */
export function notInPreview(preview: OpenPreview, language: Language): PreviewAnswer {
  const { closedTitle, closedText, back } = previewWords[language];
  return notePage(404, language, { title: closedTitle, text: closedText, link: back }, markOf(preview, language));
}

/** For a link that has expired, or that we did not make. */
export function endedPreview(language: Language): PreviewAnswer {
  const { endedTitle, endedText, home } = previewWords[language];
  return notePage(410, language, { title: endedTitle, text: endedText, link: home }, "");
}

function notePage(
  status: number,
  language: Language,
  { title, text, link }: { readonly title: string; readonly text: string; readonly link: string },
  mark: string,
): PreviewAnswer {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style>`;
  const main = `<main class="preview-note"><h1>${title}</h1><p>${text}</p><p><a href="/">${link}</a></p></main>`;
  const html = `<!doctype html>\n<html lang="${language}"><head>${head}</head><body>${main}${mark}</body></html>\n`;
  return { status, headers, body: Buffer.from(html) };
}

function markOf({ moment }: OpenPreview, language: Language): string {
  const { label, shown, leave } = previewWords[language];
  const text = `<p><strong>${label}</strong>${shown(readableMoment(moment, language))}</p>`;
  return `<aside class="preview-mark" aria-label="${label}">${text}<a href="/preview/leave">${leave}</a></aside>`;
}
