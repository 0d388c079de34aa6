import { shownHours } from "@gelora/locale/opening-hours.ts";
import type { RefObject } from "react";
import { usePage } from "../../../platform/page/page-context.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { cartStoresDocument } from "../data/cart-documents.ts";

/** A row of them on a wide screen; the page of all is one link further. */
const shown = 3;

/** Stores below the cart's lines, for trying on and pick-up. Left out on failure. */
export function StoreList({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  const words = useWords("cart");
  const { language } = usePage();
  const { loaded } = useShopRead(cartStoresDocument, {});
  const stores = loaded.state === "ready" ? loaded.value.storeList.dataList : [];
  return (
    <section ref={place} className="mt-8 scroll-mt-28" aria-labelledby="cart-stores">
      <h2 id="cart-stores" className="text-2xl">
        {words("stores")}
      </h2>
      <p className="mt-1 mb-5 text-quiet">{words("storesText")}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {stores.slice(0, shown).map((store) => (
          <li key={store.storeCode} className="rounded-lg bg-white p-4 text-sm">
            <p className="font-bold text-base">{store.storeName}</p>
            <p className="mt-1 text-quiet">
              {store.address1}, {store.city}
            </p>
            <p className="mt-1 text-quiet">{shownHours(store.openingHours, language)}</p>
          </li>
        ))}
      </ul>
      <a href="/store" className="mt-4 inline-flex min-h-11 items-center font-bold underline underline-offset-4">
        {words("allStores")}
      </a>
    </section>
  );
}
