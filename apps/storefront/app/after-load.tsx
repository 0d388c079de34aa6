import { type ComponentType, useEffect, useState } from "react";
import type { LatePartsProps } from "./late-parts.tsx";

/**
 * Extras that a page works without (session, cart count, toasts, loading bar, chat, consent,
 * tracking) load in a chunk of their own after hydration, so they never delay the first view.
 */
export function AfterLoad(props: LatePartsProps) {
  const [LateParts, setLateParts] = useState<ComponentType<LatePartsProps>>();
  useEffect(() => {
    import("./late-parts.tsx").then(
      (loaded) => setLateParts(() => loaded.LateParts),
      () => undefined,
    );
  }, []);
  return LateParts ? <LateParts {...props} /> : null;
}
