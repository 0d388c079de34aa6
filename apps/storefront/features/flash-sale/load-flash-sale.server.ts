import type { LoaderFunctionArgs } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { markIncomplete } from "../../platform/page/page-fate.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { loadBlocks } from "../content/load-landing-page.server.ts";
import { flashSaleDocument } from "./flash-sale-document.ts";
import { campaignsOf } from "./model/campaigns.ts";

/**
 * The landing content of the path, and the campaigns, undefined if they could not be read [HOM-13,
 * PRM-17, Q66].
 */
export async function loadFlashSale({ context, request }: LoaderFunctionArgs) {
  const [page, result] = await Promise.all([
    loadBlocks(context, request, "/page/flash-sale", false),
    callShopForPage(context, flashSaleDocument, {}),
  ]);
  if (!result.ok) markIncomplete(context);
  const { device } = factsOf(context);
  return {
    words: packedWords(context, "flash-sale", "content"),
    blocks: page?.blocks ?? [],
    picture: page?.picture,
    device,
    sale: result.ok
      ? {
          serverTime: result.value.flashSale.serverTime,
          campaigns: campaignsOf(result.value.flashSale, device),
        }
      : undefined,
  };
}
