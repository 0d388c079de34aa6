import { useEffect, useState } from "react";
import { graphql } from "../../../platform/gateway/document.ts";
import { useClientState } from "../../../platform/session/client-state.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { ProductCard } from "../../listing/product-card.tsx";
import { cardOf } from "../../listing/product-card-model.ts";
import { forgetSeen, keepSeen, seenGoods } from "../seen-goods.ts";

export type SeenShelfProps = {
  /** The page's own product, which is not repeated; empty on other pages. */
  readonly productCode: string;
};

const seenDocument = graphql(`
  query productCards_seen($productCodes: [String!]!) {
    productCards(productCodes: $productCodes) {
      productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice
      brand { brandName }
      ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }
      skuList { channelSale { qty soldQty } }
      saleAttributes { attrCode values { valueName valueColour } }
    }
  }
`);

/** Goods that were looked at before, asked for at once; those that are sold no more vanish. */
export function SeenShelf({ productCode }: SeenShelfProps) {
  const words = useWords("chrome");
  const device = useClientState(({ platform }) => (platform === "H5" ? "h5" : "pc"));
  const [productCodes, setProductCodes] = useState(seenGoods);
  const { loaded } = useShopRead(
    seenDocument,
    productCodes.length > 0 ? { productCodes: [...productCodes] } : undefined,
  );
  const cards = loaded.state === "ready" ? loaded.value.productCards : undefined;
  useEffect(() => {
    if (cards) keepSeen(new Set(cards.map((card) => card.productCode)));
  }, [cards]);
  const others = (cards ?? []).filter((card) => card.productCode !== productCode);
  if (others.length === 0 || productCodes.length === 0) return null;
  const forget = (): void => {
    forgetSeen();
    setProductCodes([]);
  };
  return (
    <section className="mt-14" data-seen="">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-xl">{words("recentlySeen")}</h2>
        <button type="button" onClick={forget} className="min-h-11 text-quiet text-sm underline underline-offset-4">
          {words("forgetSeen")}
        </button>
      </div>
      <ul className="mt-3 grid auto-cols-[38%] grid-flow-col gap-3 overflow-x-auto pb-3 [scrollbar-width:thin] md:auto-cols-[18%] md:gap-5">
        {others.map((card) => (
          <li key={card.productCode}>
            <ProductCard product={cardOf(card, device)} hasHeart={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
