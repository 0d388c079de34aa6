import type { RefObject } from "react";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { useWords } from "../../../platform/use-words.ts";
import { cartStoresDocument } from "../data/cart-documents.ts";

const shown = 6;

/** Stores below the lines of the cart: goods can be tried on and picked up there. A failure leaves them out. */
export function StoreList({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  const words = useWords("cart");
  const { loaded } = useShopQuery(cartStoresDocument, {});
  const stores = loaded.state === "ready" ? loaded.value.storeList.dataList : [];
  return (
    <section ref={place} className="mt-14 scroll-mt-28" aria-labelledby="cart-stores">
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
            <p className="mt-1 text-quiet">{store.openingHours}</p>
          </li>
        ))}
      </ul>
      <a href="/store" className="mt-4 inline-flex min-h-11 items-center font-bold underline underline-offset-4">
        {words("allStores")}
      </a>
    </section>
  );
}
