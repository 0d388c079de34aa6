import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { Store } from "../load-stores.server.ts";

/** A store with all that one needs to go there. The map's marks lead here by its id. */
export function StoreCard({ store, onShow }: { readonly store: Store; readonly onShow: () => void }) {
  const words = useWords("stores");
  const name = store.storeName ?? "";
  const hasPlace = Boolean(store.latitude && store.longitude);
  const link = "inline-flex min-h-11 items-center gap-1.5 font-bold text-sm underline underline-offset-4";
  return (
    <li
      id={`store-${store.storeCode}`}
      className="scroll-mt-32 rounded-lg border border-line bg-white p-5 target:border-accent target:outline-2 target:outline-accent"
    >
      <h3 className="text-lg tracking-tight">{name}</h3>
      <p className="mt-1 text-sm text-strong">
        {store.address1}, {store.city}
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {store.openingHours ? (
          <div className="flex items-center gap-2">
            <dt>
              <Icon name="clock" className="size-4 text-quiet" />
              <span className="sr-only">{words("hours")}</span>
            </dt>
            <dd className="figures">{store.openingHours}</dd>
          </div>
        ) : null}
        {store.phone ? (
          <div className="flex items-center gap-2">
            <dt>
              <Icon name="phone" className="size-4 text-quiet" />
              <span className="sr-only">{words("phone")}</span>
            </dt>
            <dd className="figures">
              <a
                href={`tel:${store.phone.replace(/[^+\d]/g, "")}`}
                className="inline-block py-1 underline underline-offset-4"
              >
                {store.phone}
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
      {hasPlace ? (
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${store.latitude},${store.longitude}`}
            rel="noopener"
            aria-label={words("directionsTo", { name })}
            className={link}
          >
            <Icon name="pin" className="size-4" />
            {words("directions")}
          </a>
          <a href="#store-map" onClick={onShow} aria-label={words("showOnMap", { name })} className={link}>
            {words("map")}
          </a>
        </p>
      ) : null}
    </li>
  );
}
