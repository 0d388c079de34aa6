import { Icon } from "@gelora/ui/icon.tsx";
import { useId } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Store } from "../load-stores.server.ts";
import type { MapCluster, MapPoint, MapView } from "../model/store-map.ts";

/** Names appear beside marks below this view width, in hundredths of a degree. */
const namesBelow = 420;

export type MapMarkProps = {
  readonly cluster: MapCluster;
  /** The one of its stores that someone asked to see. */
  readonly asked: MapPoint | undefined;
  /** Whether zooming in parts its stores. */
  readonly spreads: boolean;
  readonly view: MapView;
  readonly stores: readonly Store[];
  readonly onFocus: (codes: readonly string[]) => void;
};

const look =
  "grid size-8 place-items-center rounded-full border-2 border-white font-bold text-white text-xs shadow-float";
const groupLook = `figures bg-ink hover:bg-strong ${look}`;

/**
 * A store, or a group of stores whose marks would cover each other. The store that was asked for is
 * never hidden in its group: it is marked and named, and the others are listed beside it.
 */
export function MapMark({ cluster, asked, spreads, view, stores, onFocus }: MapMarkProps) {
  const codes = cluster.points.map(({ code }) => code);
  const own = stores.filter(({ storeCode }) => codes.includes(storeCode ?? ""));
  const { x, y } = asked ?? cluster;
  // The map is drawn in the browser only, where a position set by script is no style attribute of
  // the page.
  const place = { left: `${((x - view.x) / view.width) * 100}%`, top: `${((y - view.y) / view.height) * 100}%` };
  const one = asked ? own.find(({ storeCode }) => storeCode === asked.code) : own.length === 1 ? own[0] : undefined;
  return (
    <li
      style={place}
      className={`-translate-x-4 -translate-y-4 absolute ${asked ? "z-10" : ""} hover:z-20 focus-within:z-20`}
    >
      {one ? <StoreMark store={one} asked={asked !== undefined} /> : null}
      {own.length === 1 ? null : spreads && !asked ? (
        <ZoomIn own={own} onZoom={() => onFocus(codes)} />
      ) : (
        <StoresHere own={own} but={one} />
      )}
      <MarkName own={one ? [one] : own} near={view.width < namesBelow} asked={asked !== undefined} />
    </li>
  );
}

/** Leads to the store's entry in the list. */
function StoreMark({ store, asked }: { readonly store: Store; readonly asked: boolean }) {
  return (
    <a
      href={`#store-${store.storeCode}`}
      aria-label={`${store.storeName}, ${store.city}`}
      aria-current={asked ? "true" : undefined}
      title={store.storeName ?? ""}
      className={`bg-accent hover:bg-accent-deep ${look} ${asked ? "ring-4 ring-accent" : ""}`}
    >
      <Icon name="store" className="size-4" />
    </a>
  );
}

type Stores = { readonly own: readonly Store[] };

const citiesIn = (stores: readonly Store[]): string => [...new Set(stores.map(({ city }) => city))].join(", ");

function ZoomIn({ own, onZoom }: Stores & { readonly onZoom: () => void }) {
  const words = useWords("stores");
  const label = words("storesHere", { count: own.length, city: citiesIn(own) });
  return (
    <button type="button" aria-label={label} onClick={onZoom} className={groupLook}>
      {own.length}
    </button>
  );
}

/**
 * Stores too close to part, as a list that opens without a script and closes on Escape or a press
 * beside it.
 * @param but has a mark of its own beside this one
 */
function StoresHere({ own, but }: Stores & { readonly but: Store | undefined }) {
  const words = useWords("stores");
  const list = useId();
  const hidden = own.filter((store) => store !== but);
  const facts = { count: hidden.length, city: citiesIn(hidden) };
  return (
    <>
      <button
        type="button"
        popoverTarget={list}
        aria-label={words(but ? "moreHere" : "storesListed", facts)}
        className={`${groupLook} ${but ? "absolute top-0 left-9" : ""}`}
      >
        {but ? `+${hidden.length}` : hidden.length}
      </button>
      <ul
        id={list}
        popover="auto"
        aria-label={words("storesIn", { city: citiesIn(own) })}
        className="m-auto max-h-[70dvh] min-w-60 overflow-y-auto rounded-md bg-white p-2 shadow-float supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-2 supports-[position-area:bottom]:[position-area:bottom] supports-[position-area:bottom]:[position-try-fallbacks:flip-block]"
      >
        {own.map((store) => (
          <li key={store.storeCode}>
            <a
              href={`#store-${store.storeCode}`}
              onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 font-bold text-sm hover:bg-tint"
            >
              <Icon name="store" className="size-4" />
              {store.storeName}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type MarkNameProps = Stores & { readonly near: boolean; readonly asked: boolean };

/**
 * A mark's label: a single store's city from afar and its name close up, or the city that a group's
 * stores share; the store that was asked for has its full name at any distance.
 */
function MarkName({ own, near, asked }: MarkNameProps) {
  const [city, ...more] = new Set(own.map((store) => store.city));
  const single = own.length === 1;
  if (more.length > 0 || (!single && !near)) return null;
  const name = asked ? own[0]?.storeName : single && near ? own[0]?.storeName?.replace(/^Gelora /, "") : city;
  return (
    <span
      aria-hidden="true"
      className={`-translate-x-1/2 pointer-events-none absolute left-4 whitespace-nowrap rounded-sm px-1.5 font-semibold text-xs ${asked ? "top-10 bg-white" : "top-8 bg-white/85"} ${near || asked ? "" : "max-sm:hidden"}`}
    >
      {name}
    </span>
  );
}
