import { Icon } from "@gelora/ui/icon.tsx";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Store } from "../load-stores.server.ts";
import land from "../model/land.generated.json";
import {
  clustersOf,
  isSeen,
  type MapSize,
  mapPoint,
  narrowestView,
  spreads,
  viewAbove,
  viewOf,
} from "../model/store-map.ts";
import { MapMark } from "./map-mark.tsx";

/** The least distance between marks in pixels, for thumbs. */
const markDistance = 34;

export type StoreMapProps = {
  readonly stores: readonly Store[];
  /** The codes of the stores to show; all, if absent. */
  readonly focus: readonly string[] | undefined;
  readonly onFocus: (codes: readonly string[] | undefined) => void;
};

/**
 * The stores on a map that needs no network and no key [STO-01, Q85]. Marks link to their entries
 * in the list; overlapping marks share one, which zooms in or, where that would not part them,
 * lists its stores.
 */
export function StoreMap({ stores, focus, onFocus }: StoreMapProps) {
  const words = useWords("stores");
  const { place, size } = useSize();
  const points = stores.flatMap(({ storeCode, latitude, longitude }) =>
    storeCode && latitude && longitude ? [mapPoint(storeCode, latitude, longitude)] : [],
  );
  const looked = focus ? points.filter(({ code }) => focus.includes(code)) : [];
  const asked = looked.length === 1 ? looked[0] : undefined;
  const whole = viewOf(points, size.width / size.height, narrowestView.list);
  const view = looked.length > 0 ? viewAbove(looked, size, asked ? "store" : "zoom") : whole;
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
          <MapMark
            key={cluster.points.map(({ code }) => code).join(" ")}
            cluster={cluster}
            asked={asked && cluster.points.includes(asked) ? asked : undefined}
            spreads={spreads(cluster.points, size, markDistance)}
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

/** The size of the map's box on the screen, in pixels. */
function useSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<MapSize>({ width: 600, height: 400 });
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
