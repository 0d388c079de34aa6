import { type ComponentType, useEffect, useState } from "react";
import type { ExtrasProps } from "./parts/extras.tsx";

/**
 * All that a page can be read without (session, cart count, toasts, loading bar, chat, consent, tracking) comes in a file of its own after the page has
 * become alive, so that none of it delays the first view.
 */
export function AfterLoad(props: ExtrasProps) {
  const [Extras, setExtras] = useState<ComponentType<ExtrasProps>>();
  useEffect(() => {
    import("./parts/extras.tsx").then(
      (loaded) => setExtras(() => loaded.Extras),
      () => undefined,
    );
  }, []);
  return Extras ? <Extras {...props} /> : null;
}
