import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { pageAddress } from "../domain/page-address.ts";
import { isPublished } from "../domain/page-schedule.ts";
import { selectPage } from "../storage/landing-pages.ts";

/**
 * An article: the page at `/information/{code}`, of which the first text is the article [CNT-06].
 * Articles are thus edited, scheduled and found by keyword as all pages are.
 * @returns undefined when none may be shown
 */
export async function readArticle(platform: Platform, code: string, language: Language) {
  if (!/^[\w-]+$/.test(code)) return undefined;
  const page = await selectPage(platform, pageAddress(`/information/${code}`), false);
  if (!page || !isPublished(page, platform.clock.now())) return undefined;
  const text = page.content[language].pc.find((block) => block.type === "html");
  return {
    articleCode: code.toLowerCase(),
    articleTitle: text?.title ?? null,
    articleSubtitle: text?.subtitle ?? null,
    articleImage: text?.image ?? null,
    articleContent: text?.text ?? "",
    createTime: page.createdAt.toISOString(),
  };
}
