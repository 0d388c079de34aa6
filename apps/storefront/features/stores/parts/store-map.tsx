import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { Store } from "../load-stores.server.ts";
import land from "../model/land.generated.json";
import { clustersOf, type MapCluster, type MapView, mapPoint, viewOf } from "../model/store-map.ts";

/** Pixels between the middles of two marks, so that each can be pressed by a thumb. */
const markDistance = 34;
/** Names are written beside the marks once the view is this narrow, in hundredths of a degree. */
const namesBelow = 420;

export type StoreMapProps = {
  readonly stores: readonly Store[];
  /** The codes of the stores to look at; all shown stores when absent. */
  readonly focus: readonly string[] | undefined;
  readonly onFocus: (codes: readonly string[] | undefined) => void;
};

/**
 * The stores on a map that needs no network and no key [STO-01, Q85]. Marks are links to the stores' entries in the list; marks that would cover each other share one,
 * which brings them nearer.
 */
export function StoreMap({ stores, focus, onFocus }: StoreMapProps) {
  const words = useWords("stores");
  const { place, size } = useSize();
  const points = stores.flatMap(({ storeCode, latitude, longitude }) =>
    storeCode && latitude && longitude ? [mapPoint(storeCode, latitude, longitude)] : [],
  );
  const looked = focus ? points.filter(({ code }) => focus.includes(code)) : points;
  const view = viewOf(looked.length > 0 ? looked : points, size.width / size.height);
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
          className="absolute top-3 left-3 inline-flex min-h-11 items-center gap-2 rounded-md bg-white px-4 font-bold text-sm shadow-float hover:bg-tint"
        >
          <Icon name="minus" className="size-4" />
          {words("wholeMap")}
        </button>
      ) : null}
    </div>
  );
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
  // The map is drawn in the browser alone, where a place set by script is no style attribute of the page.
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
      {codes.length === 1 && view.width < namesBelow ? (
        <span
          aria-hidden="true"
          className="-translate-x-1/2 pointer-events-none absolute top-8 left-1/2 whitespace-nowrap rounded-sm bg-white/85 px-1.5 font-semibold text-xs"
        >
          {store?.storeName?.replace(/^Gelora /, "")}
        </span>
      ) : null}
    </li>
  );
}

/** The size of the map's place on the screen, in pixels. */
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
