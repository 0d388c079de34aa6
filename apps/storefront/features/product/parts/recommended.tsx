import { useEffect, useState } from "react";
import { usePage } from "../../../platform/page-context.ts";
import { useWords } from "../../../platform/use-words.ts";
import { ProductCard } from "../../listing/product-card.tsx";
import type { ProductCardData } from "../../listing/product-card-model.ts";
import { cardsOfRecommendations } from "../recommendation-cards.ts";

export type RecommendedProps = { readonly skuCode: string };

const waitMs = 4000;

/** Goods that go with this one, by GET from the recommendation service; any failure leaves the block away without a word [PDP-24, PDP-25]. */
export function Recommended({ skuCode }: RecommendedProps) {
  const words = useWords("product");
  const { settings } = usePage();
  const [cards, setCards] = useState<readonly ProductCardData[]>([]);
  useEffect(() => {
    fetch(`${settings.recommendationsUrl}?sku=${encodeURIComponent(skuCode)}`, { signal: AbortSignal.timeout(waitMs) })
      .then((response) => response.json())
      .then((answer) => setCards(cardsOfRecommendations(answer)))
      .catch(() => undefined);
  }, [settings.recommendationsUrl, skuCode]);
  if (cards.length === 0) return null;
  return (
    <section className="mt-14" data-recommendations="">
      <h2 className="text-2xl">{words("recommended")}</h2>
      <ul className="mt-5 grid auto-cols-[44%] grid-flow-col gap-3 overflow-x-auto pb-3 [scrollbar-width:thin] md:auto-cols-[22%] md:gap-5">
        {cards.map((card) => (
          <li key={card.code}>
            <ProductCard product={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
