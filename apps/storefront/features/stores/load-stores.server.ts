import type { LoaderFunctionArgs } from "react-router";
import { graphql, type ResultOf } from "../../platform/document.ts";
import { markIncomplete } from "../../platform/page-fate.ts";
import { askShop } from "../../platform/public-gateway.server.ts";
import { pageWords } from "../../platform/words.server.ts";

const storesDocument = graphql(`
  query StorefrontStores {
    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }
  }
`);

export type Store = ResultOf<typeof storesDocument>["storeList"]["dataList"][number];

/** All stores, for the page at /store. A failed call gives an empty list that is not kept. */
export async function loadStores({ context }: LoaderFunctionArgs) {
  const result = await askShop(context, storesDocument, {});
  if (!result.ok) markIncomplete(context);
  return { words: pageWords(context, "stores"), stores: result.ok ? result.value.storeList.dataList : [] };
}
