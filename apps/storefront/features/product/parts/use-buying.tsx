import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { lineTicket } from "../line-note.ts";
import type { Choice, ProductView } from "../product-model.ts";
import type { AddingProps } from "./adding.tsx";

/** The button shows progress for one second [PDP-22], and until its part has been loaded. */
const busyMs = 1000;

/**
 * The button's action. It is never disabled: without a size, the first size gets the focus and a
 * message is shown.
 */
export function useBuying(product: ProductView, choice: Choice) {
  const chrome = useWords("chrome");
  const firstSize = useRef<HTMLAnchorElement>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  // What was chosen at the press: the choice may change before the shop has answered.
  const [taking, setTaking] = useState<{ readonly Adding: ComponentType<AddingProps>; readonly choice: Choice }>();
  const add = async (): Promise<void> => {
    if (choice.size === undefined) {
      setAsked(true);
      firstSize.current?.scrollIntoView({ block: "center" });
      firstSize.current?.focus({ preventScroll: true });
      return;
    }
    setBusy(true);
    const isShown = new Promise((resolve) => setTimeout(resolve, busyMs));
    // Undefined while the page reloads because a new version has removed the chunk.
    const loaded = await import("./adding.tsx").catch(() => undefined);
    void isShown.then(() => setBusy(false));
    if (loaded) setTaking({ Adding: loaded.Adding, choice });
    else showToast(chrome(navigator.onLine ? "failure.general" : "failure.OFFLINE"), { kind: "error" });
  };
  const close = useCallback(() => setTaking(undefined), []);
  // A shopper who was in a waiting line before the page was loaded again stays in it.
  const goOn = useEffectEvent(() => void add());
  useEffect(() => {
    if (lineTicket(choice.sku.code)) goOn();
  }, [choice.sku.code]);
  const adding = taking ? <taking.Adding product={product} choice={taking.choice} onClose={close} /> : null;
  return { firstSize, busy, add, adding, sizeMissing: asked && choice.size === undefined };
}
