import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { StoredPage } from "./stored-page.ts";

/** What a page names that lies elsewhere. */
export type References = {
  /** Addresses of ours without query or fragment, that its links lead to. */
  readonly links: readonly string[];
  readonly productCodes: readonly string[];
  readonly categoryCodes: readonly string[];
  readonly pictures: readonly string[];
  /** Films and captions: addresses of this site. */
  readonly files: readonly string[];
};

export function referencesOf({ content }: StoredPage): References {
  const blocks = Object.values(content).flatMap(({ h5, pc }) => [...h5, ...pc]);
  const links = blocks.flatMap(linksOf).filter((link) => link.startsWith("/"));
  const shelves = blocks.filter((block) => block.type === "products");
  return {
    links: distinct(links.map((link) => link.split(/[?#]/)[0] ?? "")),
    productCodes: distinct(shelves.flatMap(({ productCodes = [] }) => productCodes)),
    categoryCodes: distinct(shelves.flatMap(({ search }) => (search?.categoryCode ? [search.categoryCode] : []))),
    pictures: distinct(blocks.flatMap(picturesOf)),
    files: distinct(
      blocks.flatMap((block) => (block.type === "video" ? [block.file, ...Object.values(block.captions)] : [])),
    ),
  };
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

function linksOf(block: PageBlock): readonly string[] {
  const own = "link" in block && block.link ? [block.link] : [];
  switch (block.type) {
    case "carousel":
      return block.slides.map(({ link }) => link);
    case "tiles":
    case "brands":
      return block.items.map(({ link }) => link);
    case "html":
      return linksInHtml(block.text);
    case "faq":
      return block.items.flatMap(({ answer }) => linksInHtml(answer));
    case "rich-text":
      return [...block.text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = ""]) => link);
    default:
      return own;
  }
}

const linksInHtml = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));

function picturesOf(block: PageBlock): readonly string[] {
  switch (block.type) {
    case "carousel":
      return block.slides.map(({ image }) => image);
    case "tiles":
    case "brands":
      return block.items.map(({ image }) => image);
    case "video":
      return [block.poster];
    default:
      return "image" in block && block.image ? [block.image] : [];
  }
}
