import type { PageBlock, PageContent } from "@gelora/contracts/page-content.ts";
import sanitizeHtml from "sanitize-html";
import type { Platform } from "../../../platform/platform.ts";
import { pageAddress } from "../domain/page-address.ts";
import type { StoredPage } from "../domain/stored-page.ts";
import { insertPage } from "../storage/landing-pages.ts";

/** Inserts a page, its HTML sanitised. @returns false when there is one at its address */
export async function addPage(platform: Platform, page: StoredPage): Promise<boolean> {
  const safe = { ...page, pageUrl: pageAddress(page.pageUrl), content: safeContent(page.content) };
  return insertPage(platform, safe);
}

/** Sanitised on write, so readers need not do it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "br", "a"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
};

function safeContent(content: PageContent): PageContent {
  return { "en-US": safeDevices(content["en-US"]), "id-ID": safeDevices(content["id-ID"]) };
}

function safeDevices({ h5, pc }: PageContent["en-US"]): PageContent["en-US"] {
  return { h5: h5.map(safeBlock), pc: pc.map(safeBlock) };
}

function safeBlock(block: PageBlock): PageBlock {
  return block.type === "html" ? { ...block, text: sanitizeHtml(block.text, allowed) } : block;
}
