import type { CartItem } from "../../platform/schema.generated.ts";
import type { Goods } from "./cart.ts";
import { mostAllowed, mostOfOneSku } from "./domain/quantity-limits.ts";

/** What cart and checkout show of a line [CRT-03, K41: price is the list price, currPrice what is asked now]. */
export function cartItemOf(
  line: {
    readonly cartLineId: string;
    readonly skuCode: string;
    readonly productCode: string;
    readonly orgCode: string;
    readonly activityCode: string | null;
    readonly quantity: number;
    readonly selected: boolean;
  },
  /** Absent when the catalogue no longer knows the sku. */
  goods: Goods | undefined,
  /** The name to show then. */
  formerName: string,
): CartItem {
  const own = {
    cartItemId: line.cartLineId,
    productCode: line.productCode,
    skuCode: line.skuCode,
    orgCode: line.orgCode,
    activityCode: line.activityCode,
    quantity: line.quantity,
    selected: line.selected,
    promotionActivity: [],
  };
  if (!goods)
    return { ...own, skuName: formerName, productName: formerName, stock: 0, max: 0, outStock: true, disabled: true };
  return {
    ...own,
    skuName: `${goods.productName}, ${goods.colourName}, ${goods.sizeName}`,
    productName: goods.productName,
    extCode: goods.skuNo,
    deliveryDate: goods.deliveryDate,
    attributeList: [
      { attributeCode: "colour", attributeName: "colour", attributeValueNames: goods.colourName },
      { attributeCode: "size", attributeName: "size", attributeValueNames: goods.sizeName },
    ],
    max: Math.min(goods.purchaseLimit ?? mostOfOneSku, mostOfOneSku),
    stock: Math.max(0, goods.stock),
    limits: goods.purchaseLimit,
    outStock: mostAllowed(goods) === 0,
    disabled: !goods.sellable,
    price: goods.listPrice,
    currPrice: goods.salePrice,
    image: goods.image,
  };
}
