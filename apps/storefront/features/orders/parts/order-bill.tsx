import { storePickup } from "@gelora/contracts/distribution-type.ts";
import type { OrderAmounts } from "@gelora/money/order-sum.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import { hasEnded } from "../model/order-status.ts";
import { CardNote } from "./card-note.tsx";
import { MissedPromotions } from "./missed-promotions.tsx";
import { OrderSum } from "./order-sum.tsx";

type OrderBillProps = {
  readonly order: Pick<
    OrderDetail,
    "orderStatus" | "distributionType" | "discountList" | "refunds" | "returnedPoint" | "loyaltyMobile"
  > &
    Partial<Pick<OrderDetail, "promotionList">>;
  readonly amounts: OrderAmounts;
};

/**
 * What an order costs and, until it has ended, which promotions were not used, which points came
 * back, and the card that earns for it.
 */
export function OrderBill({ order, amounts }: OrderBillProps) {
  const isOver = hasEnded(order.orderStatus);
  return (
    <>
      <OrderSum
        amounts={amounts}
        discounts={order.discountList}
        refunds={order.refunds ?? []}
        returnedPoints={isOver ? 0 : (order.returnedPoint ?? 0)}
        pickUp={order.distributionType === storePickup}
      />
      {isOver ? null : (
        <>
          <MissedPromotions promotions={order.promotionList ?? []} />
          <CardNote mobile={order.loyaltyMobile} />
        </>
      )}
    </>
  );
}
