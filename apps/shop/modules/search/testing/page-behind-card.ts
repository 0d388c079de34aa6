import { openingSku } from "@gelora/contracts/opening-sku.ts";
import type { TestShop } from "../../../testing/shop.ts";

const productQuery = /* GraphQL */ `
  query ($productCode: String!) {
    productInit(input: { productCode: $productCode }) {
      activeSkuData { skuCode }
      skuList {
        skuCode salePrice productPrice stock attributeValues { code value } mediaLinkListWithType { url }
      }
      saleAttributesList { attrCode attrValue { valueCode valueName } }
    }
  }
`;

export const cardFields = /* GraphQL */ `
  productCode salePrice productPrice isLowestPrice mobileMediaLink shownColourCode
  skuList { skuCode salePrice channelSale { qty soldQty } }
`;

type Sku = {
  readonly skuCode: string;
  readonly salePrice: number;
  readonly productPrice: number;
  readonly stock: number;
  readonly attributeValues: readonly { readonly code: string; readonly value: string }[];
  readonly mediaLinkListWithType: readonly { readonly url: string }[];
};

type Page = {
  readonly activeSkuData: { readonly skuCode: string };
  readonly skuList: readonly Sku[];
  readonly saleAttributesList: readonly {
    readonly attrCode: string;
    readonly attrValue: readonly { readonly valueCode: string; readonly valueName: string }[];
  }[];
};

/** A card as `cardFields` has it. */
export type ShownCard = {
  readonly productCode: string;
  readonly salePrice: number;
  readonly productPrice: number;
  readonly isLowestPrice: boolean;
  readonly mobileMediaLink: string;
  readonly shownColourCode: string | null;
  readonly skuList: readonly object[];
};

const colourOf = (sku: Sku) => sku.attributeValues.find(({ code }) => code === "colour")?.value;

/**
 * What a card should show, by the page behind its address, which names the card's colour if it has
 * one: as the storefront's product page reads its address.
 */
export async function pageBehindCard(shop: TestShop, card: ShownCard): Promise<ShownCard> {
  const { productCode, shownColourCode } = card;
  const page = (await shop.send(productQuery, { productCode })).data.productInit as Page;
  const colours = page.saleAttributesList.find(({ attrCode }) => attrCode === "colour")?.attrValue;
  const named = colours?.find(({ valueCode }) => valueCode === shownColourCode)?.valueName;
  const opening = (skus: readonly Sku[]) => openingSku(skus, ({ salePrice }) => salePrice);
  const shown = named
    ? (opening(page.skuList.filter((sku) => colourOf(sku) === named)) ?? opening(page.skuList))
    : page.skuList.find(({ skuCode }) => skuCode === page.activeSkuData.skuCode);
  if (!shown) throw new Error(`The page of ${productCode} opens with no sku.`);
  const beside = page.skuList.filter((sku) => colourOf(sku) === colourOf(shown) && sku.stock > 0);
  return {
    productCode,
    shownColourCode,
    salePrice: shown.salePrice,
    productPrice: shown.productPrice,
    isLowestPrice: beside.some(({ salePrice }) => salePrice > shown.salePrice),
    mobileMediaLink: shown.mediaLinkListWithType[0]?.url ?? "",
    skuList: page.skuList.map(({ skuCode, salePrice, stock }) => ({
      skuCode,
      salePrice,
      channelSale: { qty: stock, soldQty: 0 },
    })),
  };
}
