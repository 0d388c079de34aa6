import { useLoaderData } from "react-router";
import { Guarded } from "../../platform/guarded.tsx";
import { orderListPath } from "../../platform/order-address.ts";
import type { GuardedData } from "../../platform/route-guards.ts";
import { useWords } from "../../platform/use-words.ts";
import { OrderListView } from "./parts/order-list-view.tsx";
import { CardsSkeleton } from "./parts/order-skeleton.tsx";

/** A member's orders, from whatever browser they were placed [ORD-04]. */
export function MemberOrderListPage() {
  const words = useWords("orders");
  const { guard } = useLoaderData<GuardedData>();
  return (
    <div className="mx-auto w-full min-h-dvh max-w-4xl px-4 pt-8 pb-20">
      <Guarded by={guard} waiting={<CardsSkeleton />}>
        <OrderListView path={orderListPath(true)} intro={words("memberListIntro")} />
      </Guarded>
    </div>
  );
}
