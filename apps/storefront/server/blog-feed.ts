import { escapeHtml } from "@gelora/locale/escape-html.ts";
import type { Language } from "@gelora/locale/language.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import { feedAddress } from "../platform/pages/file-addresses.ts";
import type { FeedArticle } from "./blog-articles.ts";

export type Channel = {
  readonly site: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
};

/**
 * The blog as RSS 2.0. Addresses are its guids: an article keeps its own, in each language. They
 * name the language, since a reader's browser may prefer another than the feed.
 */
export function feedText({ site, language, title, description }: Channel, articles: readonly FeedArticle[]): string {
  const own = site + feedAddress(language);
  const items = articles.map(({ address: path, articleTitle, articleSubtitle, createTime }) => {
    const address = escapeHtml(pageAddress(site, path, language));
    const day = createTime ? `<pubDate>${new Date(createTime).toUTCString()}</pubDate>` : "";
    return `<item><title>${escapeHtml(articleTitle ?? "")}</title><link>${address}</link><guid>${address}</guid>${day}<description>${escapeHtml(articleSubtitle ?? "")}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(title)}</title><link>${escapeHtml(pageAddress(site, "/blog", language))}</link><description>${escapeHtml(description)}</description>
<language>${language.toLowerCase()}</language><atom:link href="${escapeHtml(own)}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}
