import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { readPage } from "../use-cases/read-page.ts";

/** No page returns null, which the storefront answers with 404 [HOM-06, OPS-36]. */
export const getPageByUrl: QueryResolvers["getPageByUrl"] = async (
  _parent,
  { getPageByUrlInput: { pageUrl, deviceType, preview } },
  { platform, language },
) => (await readPage(platform, { pageUrl, deviceType, preview: preview ?? false }, language)) ?? null;
