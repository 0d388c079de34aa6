import { useLoaderData } from "react-router";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { orderListPath } from "./order-address.ts";
import { OrderListView } from "./parts/order-list-view.tsx";
import { CardsSkeleton } from "./parts/order-skeleton.tsx";

/** A member's orders, from any browser [ORD-04]. */
export function MemberOrderListPage() {
  const words = useWords("orders");
  const { guard } = useLoaderData<GuardedData>();
  return (
    <AccountLayout guard={guard} waiting={<CardsSkeleton />}>
      <OrderListView path={orderListPath(true)} intro={words("memberListIntro")} />
    </AccountLayout>
  );
}
