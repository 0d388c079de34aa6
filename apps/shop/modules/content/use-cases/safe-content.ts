import type { PageBlock, PageContent } from "@gelora/contracts/page-content.ts";
import sanitizeHtml from "sanitize-html";

/** Sanitised on write, so readers need not do it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "br", "a"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/** The content with all its HTML reduced to what is safe. */
export function safeContent(content: PageContent): PageContent {
  return { "en-US": safeDevices(content["en-US"]), "id-ID": safeDevices(content["id-ID"]) };
}

function safeDevices({ h5, pc }: PageContent["en-US"]): PageContent["en-US"] {
  return { h5: h5.map(safeBlock), pc: pc.map(safeBlock) };
}

function safeBlock(block: PageBlock): PageBlock {
  if (block.type === "html") return { ...block, text: sanitizeHtml(block.text, allowed) };
  if (block.type === "faq")
    return { ...block, items: block.items.map((item) => ({ ...item, answer: sanitizeHtml(item.answer, allowed) })) };
  return block;
}
