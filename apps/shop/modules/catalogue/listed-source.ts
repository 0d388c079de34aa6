import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import type { ProductSource, SkuSource } from "./product-source.ts";

/**
 * What orders, counts and finds products: of a whole catalogue, a third of what a page or a card is
 * composed from.
 */
export type ListedSource = Pick<
  ProductSource,
  "productCode" | "brandCode" | "categoryCodes" | "gender" | "sport" | "name" | "keywords" | "releasedOn"
> & {
  readonly hasRibbon: boolean;
  readonly colours: readonly {
    readonly colourCode: string;
    readonly name: LocalisedText;
    readonly mainColour: string;
  }[];
  readonly skus: readonly Pick<
    SkuSource,
    "skuCode" | "colourCode" | "sizeSystem" | "sizeLabel" | "listPrice" | "salePrice" | "shipsOn" | "stock"
  >[];
};
