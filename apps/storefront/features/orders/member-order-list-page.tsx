import { useLoaderData } from "react-router";
import { orderListPath } from "../../platform/order-address.ts";
import type { GuardedData } from "../../platform/route-guards.ts";
import { useWords } from "../../platform/use-words.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { OrderListView } from "./parts/order-list-view.tsx";
import { CardsSkeleton } from "./parts/order-skeleton.tsx";

/** A member's orders, from whatever browser they were placed [ORD-04]. */
export function MemberOrderListPage() {
  const words = useWords("orders");
  const { guard } = useLoaderData<GuardedData>();
  return (
    <AccountLayout guard={guard} waiting={<CardsSkeleton />}>
      <OrderListView path={orderListPath(true)} intro={words("memberListIntro")} />
    </AccountLayout>
  );
}
