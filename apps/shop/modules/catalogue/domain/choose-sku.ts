import type { Language } from "@gelora/locale/language.ts";
import { attributeNames } from "../product-parts.ts";
import type { ProductView } from "./product-view.ts";

/** The sku that the page opens with: the one of the address, else the first in stock, else the first [Q62, PDP-01]. */
export function chooseSku(view: ProductView, skuCode: string | undefined): ProductView["skuList"][number] | undefined {
  return (
    view.skuList.find((sku) => sku.skuCode === skuCode) ?? view.skuList.find((sku) => sku.stock > 0) ?? view.skuList[0]
  );
}

/** A product with one sku chosen, as `productInit` answers it [PDP-16]. */
export function withChosenSku(view: ProductView, skuCode: string | undefined, language: Language) {
  const chosen = chooseSku(view, skuCode);
  const names = attributeNames[language];
  return {
    productCode: view.productCode,
    productName: view.productName,
    skuList: view.skuList,
    originalDataInfo: view.originalDataInfo,
    activeSkuData: chosen ?? null,
    saleAttributesList: [
      {
        attrCode: "colour",
        attrName: names.colour,
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
        attrName: names.size,
        attrValue: view.sizes.map((value) => ({
          valueCode: value.valueCode,
          valueName: value.valueName,
          active: value.valueCode === chosen?.sizeCode,
        })),
      },
    ],
  };
}
