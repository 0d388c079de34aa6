import { type ComponentType, useEffect, useState } from "react";
import type { RecommendedProps } from "./recommended.tsx";

/** Rendered after hydration; nothing is shown until there is data [PDP-10, PDP-24]. */
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
