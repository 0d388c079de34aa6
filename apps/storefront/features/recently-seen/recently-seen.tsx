import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { SeenShelfProps } from "./parts/seen-shelf.tsx";
import { noteSeen, seenGoods } from "./seen-goods.ts";

type Place = { readonly element: Element; readonly productCode: string };

/**
 * Notes the product that is reviewed, and fills the places of pages that wait for what was seen
 * before: `data-recently-seen`, with the code of the page's own product or nothing. Pages are the
 * same for everyone, so it is found in the document, like hearts. Nothing loads for those who have
 * seen nothing else.
 */
export function RecentlySeen() {
  const [place, setPlace] = useState<Place>();
  const [Shelf, setShelf] = useState<ComponentType<SeenShelfProps>>();
  useEffect(() => {
    let noted = "";
    const look = (): void => {
      const product = document.querySelector("[data-product-page]")?.getAttribute("data-product-page") ?? "";
      if (product && product !== noted) noteSeen(product);
      noted = product;
      const element = document.querySelector("[data-recently-seen]");
      setPlace((known) => (known?.element === element ? known : placeOf(element)));
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  const isWanted = place !== undefined && seenGoods().some((code) => code !== place.productCode);
  useEffect(() => {
    if (!isWanted) return;
    import("./parts/seen-shelf.tsx").then(
      (loaded) => setShelf(() => loaded.SeenShelf),
      () => undefined,
    );
  }, [isWanted]);
  if (!place || !isWanted) return null;
  // Its height is reserved from the start: a shopper who has scrolled to the footer by then sees
  // nothing move.
  const shelf = (
    <div className="min-h-[26rem]">
      {Shelf ? <Shelf key={place.productCode} productCode={place.productCode} /> : null}
    </div>
  );
  return createPortal(shelf, place.element);
}

function placeOf(element: Element | null): Place | undefined {
  return element ? { element, productCode: element.getAttribute("data-recently-seen") ?? "" } : undefined;
}
