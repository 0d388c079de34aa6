import { graphql } from "../../../platform/gateway/document.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { usePage } from "../../../platform/page/page-context.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { useRead } from "../../../platform/session/use-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { ProductCard } from "../../listing/product-card.tsx";
import type { ProductCardData } from "../../listing/product-card-model.ts";
import { cardsOfRecommendations, knownToTheShop } from "../recommendation-cards.ts";
import { Placeholder } from "./placeholder.tsx";

export type RecommendedProps = { readonly skuCode: string };

const waitMs = 4000;

const productCardsDocument = graphql(`
  query productCards($productCodes: [String!]!) {
    productCards(productCodes: $productCodes) {
      productCode salePrice isLowestPrice ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }
    }
  }
`);

/** Recommended products; on any failure the block is left out silently [PDP-24, PDP-25]. */
export function Recommended({ skuCode }: RecommendedProps) {
  const words = useWords("product");
  const { settings, language } = usePage();
  const address = `${settings.recommendationsUrl}?sku=${encodeURIComponent(skuCode)}&lang=${language}`;
  const { loaded } = useRead("recommendations", address, loadRecommendations);
  if (loaded.state === "loading") return <Placeholder />;
  if (loaded.state !== "ready" || loaded.value.length === 0) return null;
  return (
    <section className="mt-14" data-recommendations="">
      <h2 className="text-2xl">{words("recommended")}</h2>
      <ul className="mt-5 grid auto-cols-[44%] grid-flow-col gap-3 overflow-x-auto pb-3 [scrollbar-width:thin] md:auto-cols-[22%] md:gap-5">
        {loaded.value.map((card) => (
          <li key={card.code}>
            <ProductCard product={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By GET from the recommendation service. */
async function loadRecommendations(address: string): Promise<CallResult<readonly ProductCardData[]>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(waitMs) });
    const cards = cardsOfRecommendations(await response.json());
    return { ok: true, value: await dressed(cards) };
  } catch {
    return { ok: false, failure: { kind: "network", code: "", message: "" } };
  }
}

/**
 * The service knows nothing of promotions, ratings and other sizes' prices, so the shop is asked
 * [PDP-11, LST-13].
 */
async function dressed(cards: readonly ProductCardData[]): Promise<readonly ProductCardData[]> {
  const productCodes = cards.map(({ code }) => code);
  if (productCodes.length === 0) return cards;
  const result = await callShop(productCardsDocument, { productCodes });
  return result.ok ? knownToTheShop(cards, result.value.productCards) : cards;
}
