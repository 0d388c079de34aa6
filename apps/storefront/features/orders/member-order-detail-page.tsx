import { useLoaderData, useLocation, useParams } from "react-router";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { listAddress, listViewOf } from "./model/order-status.ts";
import { orderListPath } from "./order-address.ts";
import { OrderDetailView } from "./parts/order-detail-view.tsx";
import { OrderSkeleton } from "./parts/order-skeleton.tsx";

/** One of a member's orders; its deliveryType names the list to return to [ORD-05]. */
export function MemberOrderDetailPage() {
  const { orderCode = "" } = useParams();
  const { guard } = useLoaderData<GuardedData>();
  const { search } = useLocation();
  return (
    <AccountLayout guard={guard} waiting={<OrderSkeleton />}>
      <OrderDetailView
        orderCode={orderCode}
        listAddress={listAddress({ ...listViewOf(search), tab: "all" }, orderListPath(true))}
      />
    </AccountLayout>
  );
}
