import { shownHours } from "@gelora/locale/opening-hours.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import type { IconName } from "@gelora/ui/icon-names.ts";
import { outlinedClass } from "@gelora/ui/surface.ts";
import type { ReactNode } from "react";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Store } from "../load-stores.server.ts";

type StoreCardProps = {
  readonly store: Store;
  /** Shows it on the map. */
  readonly onShow: () => void;
};

/** A store with all that a visit needs. The map's marks link to its id. */
export function StoreCard({ store, onShow }: StoreCardProps) {
  return (
    <li
      id={`store-${store.storeCode}`}
      className={`${outlinedClass} scroll-mt-32 p-5 target:border-accent target:outline-2 target:outline-focus`}
    >
      <h3 className="text-lg tracking-tight">{store.storeName}</h3>
      <p className="mt-1 text-sm text-strong">
        {store.address1}, {store.city}
      </p>
      <HoursAndPhone store={store} />
      {store.latitude && store.longitude ? <WayThere store={store} onShow={onShow} /> : null}
    </li>
  );
}

function HoursAndPhone({ store: { openingHours, phone } }: Pick<StoreCardProps, "store">) {
  const words = useWords("stores");
  const { language } = usePage();
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {openingHours ? (
        <Fact icon="clock" name={words("hours")}>
          {shownHours(openingHours, language)}
        </Fact>
      ) : null}
      {phone ? (
        <Fact icon="phone" name={words("phone")}>
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="inline-block py-1 underline underline-offset-4">
            {phone}
          </a>
        </Fact>
      ) : null}
    </dl>
  );
}

type FactProps = { readonly icon: IconName; readonly name: string; readonly children: ReactNode };

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className="flex items-center gap-2">
      <dt>
        <Icon name={icon} className="size-4 text-quiet" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

const linkClass = "inline-flex min-h-11 items-center gap-1.5 font-bold text-sm underline underline-offset-4";

/** Directions by the shopper's own map, and the place on ours. */
function WayThere({ store: { storeName, latitude, longitude }, onShow }: StoreCardProps) {
  const words = useWords("stores");
  const name = storeName ?? "";
  return (
    <p className="mt-2 flex flex-wrap gap-x-6">
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
        rel="noopener"
        aria-label={words("directionsTo", { name })}
        className={linkClass}
      >
        <Icon name="pin" className="size-4" />
        {words("directions")}
      </a>
      <a href="#store-map" onClick={onShow} aria-label={words("showOnMap", { name })} className={linkClass}>
        {words("map")}
      </a>
    </p>
  );
}
