import type { LoaderFunctionArgs } from "react-router";
import { loadSiteData } from "../../chrome/site-data.server.ts";
import { pageWords } from "../../platform/words/words.server.ts";

/** Contact data from the site info [Q88]. What is missing there is not shown. */
export async function loadContact({ context }: LoaderFunctionArgs) {
  const { siteInfo } = await loadSiteData(context);
  return { words: pageWords(context, "contact"), whatsApp: siteInfo.whatsApp, email: siteInfo.email };
}
