import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../../chrome/icon.tsx";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { useWords } from "../../../platform/use-words.ts";
import { cartStoresDocument } from "../data/cart-documents.ts";

const shown = 6;

/** Stores below the lines, and a banner that leads to them while they are below the screen [CRT-10, Q69]. */
export function StoreFinder() {
  const words = useWords("cart");
  const { loaded } = useShopQuery(cartStoresDocument, {});
  const list = useRef<HTMLElement>(null);
  const below = useIsBelowScreen(list, loaded.state === "ready");
  if (loaded.state !== "ready" || loaded.value.storeList.totalCount === 0) return null;
  const { dataList } = loaded.value.storeList;
  return (
    <>
      {below ? (
        <button
          type="button"
          data-store-banner
          onClick={() => list.current?.scrollIntoView({ behavior: "smooth" })}
          className="mt-8 flex min-h-14 w-full items-center gap-3 rounded-lg bg-club-soft px-4 text-left font-semibold text-club"
        >
          <Icon name="store" />
          {words("findStore")}
          <Icon name="down" className="ml-auto size-5" />
        </button>
      ) : null}
      <section ref={list} className="mt-14" aria-labelledby="cart-stores">
        <h2 id="cart-stores" className="text-2xl">
          {words("stores")}
        </h2>
        <p className="mt-1 mb-5 text-quiet">{words("storesText")}</p>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {dataList.slice(0, shown).map((store) => (
            <li key={store.storeCode} className="rounded-lg bg-white p-4 text-sm">
              <p className="font-bold text-base">{store.storeName}</p>
              <p className="mt-1 text-quiet">
                {store.address1}, {store.city}
              </p>
              <p className="mt-1 text-quiet">{store.openingHours}</p>
            </li>
          ))}
        </ul>
        <Link to="/store" className="mt-4 inline-flex min-h-11 items-center font-bold underline underline-offset-4">
          {words("allStores")}
        </Link>
      </section>
    </>
  );
}

/** True while the element's top is below the lower edge of the screen. */
function useIsBelowScreen(element: { readonly current: HTMLElement | null }, ready: boolean): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!ready || !target) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, ready]);
  return below;
}
