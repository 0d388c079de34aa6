import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useLoaderData } from "react-router";
import { Icon } from "../../chrome/icon.tsx";
import { useWords } from "../../platform/use-words.ts";
import type { loadStores, Store } from "./load-stores.server.ts";

/** The stores, by city. */
export function StoresPage() {
  const words = useWords("stores");
  const { stores } = useLoaderData<typeof loadStores>();
  const cities = Map.groupBy(stores, ({ city }) => city ?? "");
  return (
    <div className="mx-auto max-w-[90rem] px-4 py-8 md:px-6">
      <title>{`${words("title")} | Gelora`}</title>
      <h1 className="text-3xl">{words("title")}</h1>
      <p className="mt-2 text-quiet">{words("intro", { count: stores.length })}</p>
      {stores.length === 0 ? <EmptyState title={words("none")} /> : null}
      {[...cities].map(([city, ofCity]) => (
        <section key={city} className="mt-10">
          <h2 className="text-xl">{city}</h2>
          <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {ofCity.map((store) => (
              <StoreCard key={store.storeCode} store={store} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function StoreCard({ store }: { readonly store: Store }) {
  const words = useWords("stores");
  const place = `https://www.openstreetmap.org/?mlat=${store.latitude}&mlon=${store.longitude}#map=17/${store.latitude}/${store.longitude}`;
  return (
    <li className="rounded-lg border border-line bg-white p-5">
      <h3 className="text-lg tracking-tight">{store.storeName}</h3>
      <p className="mt-2 text-sm text-strong">{store.address1}</p>
      <p className="mt-3 flex items-center gap-2 text-quiet text-sm">
        <Icon name="clock" className="size-4" /> {store.openingHours}
      </p>
      {store.phone ? (
        <p className="mt-1 flex items-center gap-2 text-quiet text-sm">
          <Icon name="phone" className="size-4" />
          <a href={`tel:${store.phone.replace(/[^+\d]/g, "")}`} className="underline underline-offset-4">
            {store.phone}
          </a>
        </p>
      ) : null}
      {store.latitude && store.longitude ? (
        <a
          href={place}
          rel="noopener"
          className="mt-4 inline-flex items-center gap-1 font-bold text-sm underline underline-offset-4"
        >
          {words("map")} <Icon name="right" className="size-4" />
        </a>
      ) : null}
    </li>
  );
}
