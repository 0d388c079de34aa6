export type ShownItem = {
  readonly productCode: string;
  readonly name: string;
  readonly brand: string;
  /** Whole rupiah, of the sku whose price the page shows. */
  readonly price: number;
  readonly quantity: 1;
};

/**
 * The product of the page that is shown, as the page's frame names it; undefined on every other
 * page.
 */
export function shownItem(): ShownItem | undefined {
  const page = document.querySelector<HTMLElement>("[data-product-page]");
  return page ? itemIn(page.dataset) : undefined;
}

/** @param frame the data attributes of a product page's frame */
export function itemIn({ productPage, itemName, itemBrand, itemPrice }: DOMStringMap): ShownItem | undefined {
  if (!productPage || !itemName) return undefined;
  return { productCode: productPage, name: itemName, brand: itemBrand ?? "", price: Number(itemPrice), quantity: 1 };
}
