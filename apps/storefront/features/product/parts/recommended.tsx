import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { usePage } from "../../../platform/page/page-context.ts";
import { useRead } from "../../../platform/session/use-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { ProductCard } from "../../listing/product-card.tsx";
import type { ProductCardData } from "../../listing/product-card-model.ts";
import { cardsOfRecommendations } from "../recommendation-cards.ts";

export type RecommendedProps = { readonly skuCode: string };

const waitMs = 4000;

/** Recommended products; on any failure the block is left out silently [PDP-24, PDP-25]. */
export function Recommended({ skuCode }: RecommendedProps) {
  const words = useWords("product");
  const { settings, language } = usePage();
  const address = `${settings.recommendationsUrl}?sku=${encodeURIComponent(skuCode)}&lang=${language}`;
  const { loaded } = useRead("recommendations", address, loadRecommendations);
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
    return { ok: true, value: cardsOfRecommendations(await response.json()) };
  } catch {
    return { ok: false, failure: { kind: "network", code: "", message: "" } };
  }
}
