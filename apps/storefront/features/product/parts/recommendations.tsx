import { type ComponentType, useEffect, useState } from "react";
import { Placeholder } from "./placeholder.tsx";
import type { RecommendedProps } from "./recommended.tsx";

/** Rendered after hydration; its space is reserved until there is data [PDP-10, PDP-24]. */
export function Recommendations({ skuCode }: { readonly skuCode: string }) {
  const [Recommended, setRecommended] = useState<ComponentType<RecommendedProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [first] = useState(skuCode);
  useEffect(() => {
    import("./recommended.tsx").then(
      (loaded) => setRecommended(() => loaded.Recommended),
      () => setHasFailed(true),
    );
  }, []);
  if (Recommended) return <Recommended skuCode={first} />;
  return hasFailed ? null : <Placeholder />;
}
