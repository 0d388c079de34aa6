import { lazy, Suspense } from "react";
import { productAddress } from "../../../platform/page/product-address.ts";
import { OrderReviewsPlace } from "../../reviews/order-reviews-place.tsx";
import type { OrderDetail } from "../data/order-documents.ts";
import { isReceived } from "../model/order-actions.ts";
import { nameOf } from "./order-lines.tsx";

const OrderReviews = lazy(() =>
  import("../../reviews/order-reviews.tsx").then((loaded) => ({ default: loaded.OrderReviews })),
);

/**
 * What is asked of goods that have come; nothing loads for an order without any. Reviews come late
 * and may be long: at the end of their column, with room kept for them, they push nothing away.
 * @param props.keepsRoom false once something has come below them: the room would be a gap
 */
export function ReceivedGoods({
  order: { orderCode, productList },
  keepsRoom,
}: {
  readonly order: OrderDetail;
  readonly keepsRoom: boolean;
}) {
  const received = (productList ?? []).filter(isReceived);
  if (received.length === 0) return null;
  const goods = Object.fromEntries(
    received.map((line) => {
      const name = nameOf(line);
      return [line.orderItemCode ?? "", { name, address: productAddress(name, line.productCode ?? "") }];
    }),
  );
  const room = received.length > 1 ? "min-h-[48rem]" : "min-h-[28rem]";
  return (
    <div className={`order-last ${keepsRoom ? room : ""}`}>
      <Suspense fallback={<OrderReviewsPlace names={Object.values(goods).map(({ name }) => name)} />}>
        <OrderReviews orderCode={orderCode ?? ""} goods={goods} />
      </Suspense>
    </div>
  );
}
