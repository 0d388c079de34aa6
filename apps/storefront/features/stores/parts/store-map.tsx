import { Icon } from "@gelora/ui/icon.tsx";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Store } from "../load-stores.server.ts";
import land from "../model/land.generated.json";
import {
  clustersOf,
  type MapCluster,
  type MapPoint,
  type MapView,
  mapPoint,
  narrowestView,
  viewOf,
} from "../model/store-map.ts";

/** The least distance between marks in pixels, for thumbs. */
const markDistance = 34;
/** The height of the strip with the "whole map" button, in pixels. */
const controlHeight = 68;
/** Names appear beside marks below this view width, in hundredths of a degree. */
const namesBelow = 420;

export type StoreMapProps = {
  readonly stores: readonly Store[];
  /** The codes of the stores to show; all, if absent. */
  readonly focus: readonly string[] | undefined;
  readonly onFocus: (codes: readonly string[] | undefined) => void;
};

/**
 * The stores on a map that needs no network and no key [STO-01, Q85]. Marks link to their entries
 * in the list; overlapping marks share one, which zooms in.
 */
export function StoreMap({ stores, focus, onFocus }: StoreMapProps) {
  const words = useWords("stores");
  const { place, size } = useSize();
  const points = stores.flatMap(({ storeCode, latitude, longitude }) =>
    storeCode && latitude && longitude ? [mapPoint(storeCode, latitude, longitude)] : [],
  );
  const looked = focus ? points.filter(({ code }) => focus.includes(code)) : points;
  const view = viewAbove(focus, looked.length > 0 ? looked : points, size);
  const unit = view.width / size.width;
  const seen = points.filter((point) => isSeen(point, view));
  return (
    <div ref={place} className="relative size-full overflow-hidden bg-club-soft">
      <svg
        aria-hidden="true"
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="absolute inset-0 size-full"
      >
        <path d={land.neighbours} className="fill-ground stroke-line" strokeWidth={unit} />
        <path d={land.indonesia} className="fill-white stroke-control" strokeWidth={unit} strokeLinejoin="round" />
      </svg>
      <ul aria-label={words("onMap")}>
        {clustersOf(seen, markDistance * unit).map((cluster) => (
          <Mark
            key={cluster.points.map(({ code }) => code).join(" ")}
            cluster={cluster}
            view={view}
            stores={stores}
            onFocus={onFocus}
          />
        ))}
      </ul>
      {focus ? (
        <button
          type="button"
          onClick={() => onFocus(undefined)}
          className="absolute bottom-3 left-3 inline-flex min-h-11 items-center gap-2 rounded-md bg-white px-4 font-bold text-sm shadow-float hover:bg-tint"
        >
          <Icon name="minus" className="size-4" />
          {words("wholeMap")}
        </button>
      ) : null}
    </div>
  );
}

/** The view of the points; of a zoomed one, above a free strip at its foot. */
function viewAbove(
  focus: StoreMapProps["focus"],
  points: readonly MapPoint[],
  { width, height }: { width: number; height: number },
): MapView {
  const free = focus ? Math.max(height - controlHeight, height / 2) : height;
  const view = viewOf(points, width / free, focus ? narrowestView.zoom : narrowestView.list);
  return { ...view, height: (view.height * height) / free };
}

const isSeen = ({ x, y }: { readonly x: number; readonly y: number }, view: MapView): boolean =>
  x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;

type MarkProps = {
  readonly cluster: MapCluster;
  readonly view: MapView;
  readonly stores: readonly Store[];
  readonly onFocus: StoreMapProps["onFocus"];
};

function Mark({ cluster, view, stores, onFocus }: MarkProps) {
  const words = useWords("stores");
  const codes = cluster.points.map(({ code }) => code);
  const own = stores.filter(({ storeCode }) => codes.includes(storeCode ?? ""));
  const [store] = own;
  // The map is drawn in the browser only, where a position set by script is no style attribute of
  // the page.
  const place = {
    left: `${((cluster.x - view.x) / view.width) * 100}%`,
    top: `${((cluster.y - view.y) / view.height) * 100}%`,
  };
  const look =
    "grid size-8 place-items-center rounded-full border-2 border-white font-bold text-white text-xs shadow-float";
  return (
    <li style={place} className="-translate-x-4 -translate-y-4 absolute hover:z-10">
      {codes.length > 1 ? (
        <button
          type="button"
          aria-label={words("storesHere", { count: codes.length, city: own.map(({ city }) => city).join(", ") })}
          onClick={() => onFocus(codes)}
          className={`figures bg-ink hover:bg-strong ${look}`}
        >
          {codes.length}
        </button>
      ) : (
        <a
          href={`#store-${store?.storeCode}`}
          aria-label={`${store?.storeName}, ${store?.city}`}
          title={store?.storeName ?? ""}
          className={`bg-accent hover:bg-accent-deep ${look}`}
        >
          <Icon name="store" className="size-4" />
        </a>
      )}
      <MarkName own={own} near={view.width < namesBelow} />
    </li>
  );
}

/**
 * A mark's label: a single store's city from afar and its name close up, or the city that a group's
 * stores share.
 */
function MarkName({ own, near }: { readonly own: readonly Store[]; readonly near: boolean }) {
  const [city, ...more] = new Set(own.map((store) => store.city));
  const single = own.length === 1;
  if (more.length > 0 || (!single && !near)) return null;
  const name = single && near ? own[0]?.storeName?.replace(/^Gelora /, "") : city;
  return (
    <span
      aria-hidden="true"
      className={`-translate-x-1/2 pointer-events-none absolute top-8 left-1/2 whitespace-nowrap rounded-sm bg-white/85 px-1.5 font-semibold text-xs ${near ? "" : "max-sm:hidden"}`}
    >
      {name}
    </span>
  );
}

/** The size of the map's box on the screen, in pixels. */
function useSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 600, height: 400 });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setSize({ width: clientWidth, height: clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, size };
}
