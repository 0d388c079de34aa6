import { inLanguage } from "@gelora/locale/language-address.ts";
import type { LoaderFunctionArgs } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql, type ResultOf } from "../../platform/gateway/document.ts";
import { markIncomplete } from "../../platform/page/page-fate.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { shopTerms } from "../../platform/page/shop-terms.server.ts";
import { addStructuredData } from "../../platform/page/structured-data.ts";
import { seller } from "../../platform/page/structured-shop.ts";
import { pageWords } from "../../platform/words/words.server.ts";
import { structuredStores } from "./model/structured-stores.ts";

const storesDocument = graphql(`
  query storeList {
    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }
  }
`);

export type Store = ResultOf<typeof storesDocument>["storeList"]["dataList"][number];

/** All stores, for the page at /store. A failed call gives an empty list that is not cached. */
export async function loadStores({ context }: LoaderFunctionArgs) {
  const result = await callShopForPage(context, storesDocument, {});
  if (!result.ok) markIncomplete(context);
  const stores = result.ok ? result.value.storeList.dataList : [];
  const terms = shopTerms();
  const page = terms.site + inLanguage("/store", factsOf(context).language);
  addStructuredData(context, ...structuredStores(stores, page, seller(terms)));
  return { words: pageWords(context, "stores"), stores };
}
