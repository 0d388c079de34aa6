type Sku = {
  readonly skuCode: string | null;
  readonly orgCode: string | null;
  readonly salePrice: number | null;
  readonly productPrice: number | null;
  readonly channelSale: { readonly qty: number; readonly soldQty: number } | null;
  readonly attributeValues: readonly { readonly code: string | null; readonly value: string | null }[] | null;
};

/** A product of a promotion, as the shop lists it [PRM-11]. */
export type ShopMoreProduct = {
  readonly productCode: string;
  readonly productName: string | null;
  readonly mediaLink: string | null;
  readonly brand: { readonly brandName: string | null } | null;
  readonly skuList: readonly Sku[] | null;
};

/** The carousel shows this many [PRM-07, CON-16]. */
export const mostSlides = 10;

/** Its card: what a press adds is the first sku, so its colour and size are said. */
export function shopMoreCard({ productCode, productName, mediaLink, brand, skuList }: ShopMoreProduct) {
  const [sku] = skuList ?? [];
  return {
    code: productCode,
    name: productName ?? "",
    brand: brand?.brandName ?? "",
    media: mediaLink ?? "",
    sale: sku?.salePrice ?? 0,
    list: sku?.productPrice ?? 0,
    choice: (sku?.attributeValues ?? []).flatMap(({ value }) => (value ? [value] : [])).join(", "),
    sku: { skuCode: sku?.skuCode ?? "", orgCode: sku?.orgCode ?? "" },
    // When the first sku's quantity is 0, whatever the others have [PRM-13, K40].
    isSoldOut: !sku?.channelSale || sku.channelSale.qty <= sku.channelSale.soldQty,
  };
}

export type ShopMoreCardView = ReturnType<typeof shopMoreCard>;
