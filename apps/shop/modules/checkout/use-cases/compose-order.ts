import type { Goods } from "../../cart/cart.ts";
import type { NewOrder } from "../../orders/orders.ts";
import type { Quote } from "../../pricing/pricing.ts";
import { type Checkout, supportCod } from "../domain/checkout.ts";
import type { Buyer, PlacingForm } from "../domain/placing.ts";
import type { DeliveryChoice } from "./choose-delivery.ts";

/** In the order of the quote, which is the checkout's. */
function linesWithGoods(checkout: Checkout, goods: ReadonlyMap<string, Goods>) {
  return checkout.lines.flatMap((line) => {
    const sku = goods.get(line.skuCode);
    return sku ? [{ ...line, sku }] : [];
  });
}

type Parts = {
  readonly buyer: Buyer;
  readonly form: PlacingForm;
  readonly checkout: Checkout;
  readonly goods: ReadonlyMap<string, Goods>;
  readonly choice: DeliveryChoice;
  readonly quote: Quote;
};

/** The order that a checkout becomes, before it has a code. */
export function composeOrder({
  buyer,
  form,
  checkout,
  goods,
  choice,
  quote,
}: Parts): Omit<NewOrder, "orderCode" | "loyaltyMobile" | "coupon"> & { readonly accountCode: string } {
  const lines = linesWithGoods(checkout, goods);
  const { source: _source, ...own } = buyer;
  return {
    ...own,
    checkoutId: checkout.checkoutId,
    distributionType: form.distributionType,
    receiver: choice.receiver && { ...choice.receiver, email: choice.receiver.email || buyer.email },
    shipping: choice.shipping,
    store: choice.store,
    orgCode: checkout.lines[0]?.orgCode ?? "",
    quote,
    channelCode: quote.total > 0 ? (form.paymentChannelCode ?? null) : null,
    cashAllowed: choice.cashAllowed && supportCod(lines.map((line) => line.sku)) === 1,
    remark: form.remark ?? null,
    lines: lines.map(({ sku, activityCode }) => ({
      skuCode: sku.skuCode,
      productCode: sku.productCode,
      productName: sku.productName,
      colourName: sku.colourName,
      sizeName: sku.sizeName,
      names: sku.names,
      skuNo: sku.skuNo,
      barcode: sku.barcode,
      categoryCode: sku.categoryCode,
      brandCode: sku.brandCode,
      categoryCodes: sku.categoryCodes,
      image: sku.image ?? null,
      activityCode,
      deliveryDate: sku.deliveryDate ?? null,
      weightGrams: sku.weightGrams,
    })),
  };
}
