import { pictureAddress } from "../../platform/page/picture-address.ts";

const wordsAMinute = 200;

/** HTML to plain text. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** How long an article takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(textOfHtml(html).split(" ").length / wordsAMinute));
}

export type ArticleFacts = {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly author: string;
  readonly createTime: string;
};

/** For search engines: an Article (schema.org), as JSON that cannot close its script element. */
export function articleStructure(
  { title, description, image, author, createTime }: ArticleFacts,
  place: {
    readonly address: string;
    readonly site: string;
    readonly siteName: string;
    readonly language: string;
    readonly pictureForm: string;
  },
): string {
  const article = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    inLanguage: place.language,
    datePublished: createTime,
    mainEntityOfPage: place.address,
    image: image ? [new URL(pictureAddress(place.pictureForm, image, 1200, "jpg"), place.site).href] : [],
    author: { "@type": "Person", name: author },
    publisher: { "@type": "Organization", name: place.siteName, url: `${place.site}/` },
  };
  return JSON.stringify(article).replaceAll("<", "\\u003c");
}

/** Where an article is shared to: plain links, no scripts of others. */
export function shareLinks(address: string, title: string) {
  const at = (base: string, values: Readonly<Record<string, string>>): string =>
    `${base}?${new URLSearchParams(values)}`;
  return [
    { name: "WhatsApp", href: at("https://wa.me/", { text: `${title} ${address}` }) },
    { name: "Facebook", href: at("https://www.facebook.com/sharer/sharer.php", { u: address }) },
    { name: "X", href: at("https://twitter.com/intent/tweet", { text: title, url: address }) },
  ];
}
