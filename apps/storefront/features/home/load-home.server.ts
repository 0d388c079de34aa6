import type { LoaderFunctionArgs } from "react-router";
import { factsOf } from "../../platform/page/request-facts.ts";
import { shopTerms } from "../../platform/page/shop-terms.server.ts";
import { addStructuredData } from "../../platform/page/structured-data.ts";
import { shopThings } from "../../platform/page/structured-shop.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { homePath } from "../content/home-path.ts";
import { loadBlocks } from "../content/load-landing-page.server.ts";

/**
 * The home page is the landing page /page/home [HOM-01, HOM-03]; if it is missing, the home page
 * has no blocks.
 */
export async function loadHome({ context, request }: LoaderFunctionArgs) {
  const { language } = factsOf(context);
  addStructuredData(context, ...shopThings(shopTerms(), language));
  const page = await loadBlocks(context, request, homePath);
  return { blocks: page?.blocks ?? [], words: packedWords(context, "home", "content") };
}
