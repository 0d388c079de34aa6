import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { plainText } from "@gelora/locale/plain-text.ts";
import { readRichText } from "./blocks/rich-text/rich-text.ts";

const longest = 160;

/**
 * What search engines show below a page's title: its first words that are no title, as many as
 * they show. Empty for a page without any.
 */
export function pageDescription(blocks: readonly PageBlock[]): string {
  return shortened(blocks.map(wordsOf).find(Boolean) ?? "");
}

function wordsOf(block: PageBlock): string {
  if (block.type === "carousel") return block.slides[0]?.text ?? "";
  if (block.type === "html") return withoutHeadings(block.text);
  if (block.type === "rich-text") return firstParagraph(block.text);
  return ("text" in block ? block.text : undefined) ?? "";
}

const withoutHeadings = (html: string): string => plainText(html.replace(/<h2>.*?<\/h2>|<h3>.*?<\/h3>/gs, ""));

/** Whole words of a text, with an ellipsis where it goes on. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/[\s.,;:]*\s\S*$/, "")}…`;
}

function firstParagraph(richText: string): string {
  const found = readRichText(richText).find(({ kind }) => kind === "paragraph");
  return found?.kind === "paragraph" ? found.pieces.map(({ text }) => text).join("") : "";
}
