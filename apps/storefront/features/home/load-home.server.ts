import type { LoaderFunctionArgs } from "react-router";
import { packedWords } from "../../platform/words/words.server.ts";
import { loadBlocks } from "../content/load-landing-page.server.ts";

/**
 * The home page is the landing page /page/home [HOM-01, HOM-03]; if it is missing, the home page
 * has no blocks.
 */
export async function loadHome({ context, request }: LoaderFunctionArgs) {
  const page = await loadBlocks(context, request, "/page/home");
  return { blocks: page?.blocks ?? [], words: packedWords(context, "home", "content") };
}
