import { type ComponentType, useEffect, useRef, useState } from "react";
import type { StoreMapProps } from "./store-map.tsx";

/**
 * Reserves the map's space, and loads the map when it nears the screen. The list beside it works
 * without.
 */
export function MapPlace(props: StoreMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [StoreMap, setStoreMap] = useState<ComponentType<StoreMapProps>>();
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import("./store-map.tsx").then(
        (loaded) => setStoreMap(() => loaded.StoreMap),
        () => undefined,
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      id="store-map"
      className="[@media(scripting:none)]:hidden aspect-[4/3] scroll-mt-32 overflow-hidden rounded-lg border border-line bg-club-soft sm:aspect-[16/9] lg:aspect-auto lg:h-[calc(100dvh-9rem)] lg:max-h-[44rem]"
    >
      {StoreMap ? <StoreMap {...props} /> : null}
    </div>
  );
}
