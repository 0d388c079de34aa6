import { type Html, html } from "@gelora/locale/html.ts";
import { type Language, languages } from "@gelora/locale/language.ts";
import { siteAddress, type Visit, wayBack } from "../domain/visit.ts";
import { say } from "../domain/words.ts";

export type SitePage = {
  /** The page's name in its address, for the switch of languages. */
  readonly name: string;
  readonly title: string;
  readonly body: Html;
  /** The pages of a member's session are linked with each other. */
  readonly isMembers?: boolean;
  /** Inside a page of the shop, which has a way back of its own. */
  readonly isFramed?: boolean;
  readonly hasError?: boolean;
  /** 200 unless said otherwise. */
  readonly status?: number;
  /** The script that sends a message to the shop's window. */
  readonly script?: { readonly name: "tell-opener" | "tell-parent"; readonly message: string };
  /** Parameters of the address that the switch of languages keeps. */
  readonly parameters?: Readonly<Record<string, string>>;
};

const languageNames: Readonly<Record<Language, string>> = { "en-US": "English", "id-ID": "Bahasa Indonesia" };
const memberPages = ["card", "points", "pin"] as const;

/** A whole page in the club's look; it needs no script. */
export function wholePage(visit: Visit, page: SitePage): Html {
  const { language, shop } = visit;
  const title = page.hasError ? say(language, "errorTitle", { title: page.title }) : page.title;
  const script = page.script
    ? html`<script src="/site/${page.script.name}.js" data-origin="${shop}" data-message="${page.script.message}"></script>`
    : undefined;
  return html`<!doctype html>
<html lang="${language.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · MapClub</title>
<link rel="stylesheet" href="/site/site.css">
</head>
<body>
<a class="skip" href="#content">${say(language, "skip")}</a>
<header><p class="brand">Map<span>Club</span></p>${languageSwitch(visit, page)}</header>
${page.isMembers ? pageLinks(visit, page.name) : undefined}
<main id="content"><h1>${page.title}</h1>
${page.body}</main>
${page.isFramed ? undefined : html`<footer><a href="${wayBack(visit)}" target="_top">${say(language, "back")}</a></footer>`}
${script}
</body>
</html>`;
}

function languageSwitch(visit: Visit, { name, parameters = {} }: SitePage): Html {
  const links = languages.map((one) => {
    const address = siteAddress(name, { ...visit, language: one }, parameters);
    const current = one === visit.language ? html` aria-current="true"` : undefined;
    const short = one.slice(0, 2);
    return html`<a href="${address}" lang="${short}" hreflang="${short}"${current}>${languageNames[one]}</a>`;
  });
  return html`<nav class="languages" aria-label="${say(visit.language, "language")}">${links}</nav>`;
}

function pageLinks(visit: Visit, current: string): Html {
  const links = memberPages.map((page) => {
    const here = page === current ? html` aria-current="page"` : undefined;
    return html`<a href="${siteAddress(page, visit)}"${here}>${say(visit.language, `${page}.title`)}</a>`;
  });
  return html`<nav class="pages" aria-label="${say(visit.language, "pages")}">${links}</nav>`;
}
