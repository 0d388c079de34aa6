import { Icon } from "@gelora/ui/icon.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useRef } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { mostSlides, type ShopMoreProduct, shopMoreCard } from "../model/shop-more-card.ts";
import { ShopMoreCard } from "./shop-more-card.tsx";

/** 5 slides in view on wide screens, 2.2 on phones, with gaps of 0.75 rem [PRM-07, CON-16]. */
const strip =
  "grid grid-flow-col gap-3 auto-cols-[calc((100%-1.2*0.75rem)/2.2)] md:auto-cols-[calc((100%-4*0.75rem)/5)]";

type CarouselProps = { readonly products: readonly ShopMoreProduct[]; readonly onAdded: () => void };

/** The first ten of a promotion's products, side by side. */
export function ShopMoreCarousel({ products, onAdded }: CarouselProps) {
  const words = useWords("promotions");
  const list = useRef<HTMLUListElement>(null);
  const turn = (pages: number): void =>
    list.current?.scrollBy({ left: pages * list.current.clientWidth, behavior: "smooth" });
  return (
    <div>
      <ul
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard too
        tabIndex={0}
        aria-label={words("goods")}
        data-slides=""
        className={`${strip} relative snap-x snap-mandatory overflow-x-auto pb-3 [scrollbar-width:thin]`}
      >
        {products.slice(0, mostSlides).map((product) => (
          <li key={product.productCode} className="snap-start">
            <ShopMoreCard card={shopMoreCard(product)} onAdded={onAdded} />
          </li>
        ))}
      </ul>
      {products.length > 5 ? (
        <div className="mt-2 flex justify-end gap-2 max-md:hidden">
          <TurnButton icon="left" label={words("previous")} onClick={() => turn(-1)} />
          <TurnButton icon="right" label={words("nextSlides")} onClick={() => turn(1)} />
        </div>
      ) : null}
    </div>
  );
}

type TurnProps = { readonly icon: "left" | "right"; readonly label: string; readonly onClick: () => void };

function TurnButton({ icon, label, onClick }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-control hover:bg-tint"
    >
      <Icon name={icon} />
    </button>
  );
}

/** In the shape of what comes. */
export function ShopMoreWaiting({ label }: { readonly label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-2 mb-4 h-12 w-72 max-w-full" />
      <div className={`${strip} overflow-hidden`}>
        {["a", "b", "c", "d", "e"].map((key) => (
          <Skeleton key={key} className="h-80" />
        ))}
      </div>
    </div>
  );
}
