import { openingSku } from "@gelora/contracts/opening-sku.ts";
import type { Language } from "@gelora/locale/language.ts";
import { attributeName } from "../product-parts.ts";
import type { ProductView } from "./product-view.ts";

/**
 * The sku that the page opens with: the one in the address, otherwise the one that cards quote
 * [Q62, PDP-01].
 */
export function chooseSku(view: ProductView, skuCode: string | undefined): ProductView["skuList"][number] | undefined {
  return view.skuList.find((sku) => sku.skuCode === skuCode) ?? openingSku(view.skuList, ({ salePrice }) => salePrice);
}

/** A product with one sku chosen, as `productInit` returns it [PDP-16]. */
export function withChosenSku(view: ProductView, skuCode: string | undefined, language: Language) {
  const chosen = chooseSku(view, skuCode);
  return {
    productCode: view.productCode,
    productName: view.productName,
    names: view.names,
    rating: view.rating,
    skuList: view.skuList,
    originalDataInfo: view.originalDataInfo,
    activeSkuData: chosen ?? null,
    saleAttributesList: [
      {
        attrCode: "colour",
        attrName: attributeName("colour", language),
        attrValue: view.colours.map((value) => ({
          valueCode: value.valueCode,
          valueName: value.valueName,
          valueColour: value.valueColour,
          valueImage: value.valueImage,
          active: value.valueCode === chosen?.colourCode,
        })),
      },
      {
        attrCode: "size",
        attrName: attributeName("size", language),
        attrValue: view.sizes.map((value) => ({
          valueCode: value.valueCode,
          valueName: value.valueName,
          active: value.valueCode === chosen?.sizeCode,
        })),
      },
    ],
  };
}
