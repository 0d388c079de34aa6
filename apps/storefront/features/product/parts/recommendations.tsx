import { type ComponentType, useEffect, useState } from "react";
import type { RecommendedProps } from "./recommended.tsx";

/** Comes after the page has become alive; nothing is shown while nothing is known [PDP-10, PDP-24]. */
export function Recommendations({ skuCode }: { readonly skuCode: string }) {
  const [Recommended, setRecommended] = useState<ComponentType<RecommendedProps>>();
  const [first] = useState(skuCode);
  useEffect(() => {
    import("./recommended.tsx").then(
      (loaded) => setRecommended(() => loaded.Recommended),
      () => undefined,
    );
  }, []);
  return Recommended ? <Recommended skuCode={first} /> : null;
}
