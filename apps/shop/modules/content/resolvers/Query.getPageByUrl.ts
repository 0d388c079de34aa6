import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { movedTo } from "../use-cases/move-page.ts";
import { readPage } from "../use-cases/read-page.ts";

/**
 * No page returns null, which the storefront answers with 404 [HOM-06, OPS-36]; one that has moved
 * returns its address, which the storefront answers with 301. Drafts are for those with a preview's
 * link alone [Q53].
 */
export const getPageByUrl: QueryResolvers["getPageByUrl"] = async (
  _parent,
  { getPageByUrlInput: { pageUrl, deviceType, preview } },
  { platform, language, preview: opened },
) => {
  const isPreview = preview === true && opened !== undefined;
  const page = await readPage(platform, { pageUrl, deviceType, preview: isPreview }, language);
  if (page) return page;
  const address = await movedTo(platform, pageUrl, language);
  return address ? { movedTo: address } : null;
};
