import { slugOf } from "@gelora/locale/slug.ts";
import { type CardSource, type ProductCardData, type RibbonSource, ribbonOf } from "../listing/product-card-model.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * The service's `{ Items: [{ Fields: { Name, Price, ImageURL, URL, SKU } }] }` as cards [PDP-25,
 * PDP-26]. A product's address says its name as shown, whatever language the service's is in. The
 * list price defaults to the price [Q64]; an item without a name, a price or a product page of ours
 * is left out.
 */
export function cardsOfRecommendations(answer: unknown): readonly ProductCardData[] {
  const items = isRecord(answer) && Array.isArray(answer.Items) ? answer.Items : [];
  return items.flatMap((item: unknown) => {
    const fields = isRecord(item) && isRecord(item.Fields) ? item.Fields : {};
    const sale = Number(fields.Price);
    const name = textOf(fields.Name);
    const address = pathOf(textOf(fields.URL)).replace(/^\/pdp\/[^/]+(?=\/[^/])/, `/pdp/${slugOf(name)}`);
    const code = productCodeIn(address);
    if (!name || !Number.isFinite(sale) || !code) return [];
    const list = Number(fields.ProductPrice ?? sale);
    return [
      {
        code,
        name,
        brand: "",
        address,
        media: textOf(fields.ImageURL),
        sale,
        list,
        colours: [],
        sizes: [],
        soldOut: false,
      },
    ];
  });
}

/** The product of a product page's path; empty for other pages. */
function productCodeIn(address: string): string {
  return decodeURIComponent(/^\/pdp\/(?:[^/?]+\/)?([^/?]+)(?:\?|$)/.exec(address)?.[1] ?? "");
}

type KnownProduct = RibbonSource &
  Pick<CardSource, "rating" | "salePrice" | "isLowestPrice"> & { readonly productCode: string };

/**
 * The cards with what the shop knows of their products: ribbons, ratings, and whether other sizes
 * cost more. Cards that the shop does not know stay without, and a price from the service
 * implies nothing about other sizes.
 */
export function knownToTheShop(
  cards: readonly ProductCardData[],
  products: readonly KnownProduct[],
): readonly ProductCardData[] {
  const known = new Map(products.map((product) => [product.productCode, product]));
  return cards.map((card) => ({ ...card, ...additions(card, known.get(card.code)) }));
}

function additions(card: ProductCardData, product: KnownProduct | undefined): Partial<ProductCardData> {
  if (!product) return {};
  const ribbon = ribbonOf(product);
  const isLowest = product.isLowestPrice === true && product.salePrice === card.sale;
  return {
    ...(ribbon ? { ribbon } : {}),
    ...(product.rating ? { rating: product.rating } : {}),
    ...(isLowest ? { isLowest } : {}),
  };
}

/** The service returns whole URLs; only the path is used, so no foreign host is ever linked. */
function pathOf(url: string): string {
  try {
    const { pathname, search } = new URL(url, "http://localhost");
    return pathname + search;
  } catch {
    return "";
  }
}
