import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useLoaderData, useParams } from "react-router";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { ReturnView } from "./parts/return-view.tsx";
import { Trail } from "./parts/trail.tsx";

/** One of a member's returns, with the way back to its order and to all orders [RET-02]. */
export function MemberReturnPage() {
  const words = useWords("returns");
  const { orderCode = "", returnCode = "" } = useParams();
  const { guard } = useLoaderData<GuardedData>();
  const parents = [
    { name: words("myOrders"), address: "/account/order" },
    { name: words("orderDetail"), address: `/account/order/detail/${encodeURIComponent(orderCode)}` },
  ];
  return (
    <AccountLayout guard={guard} waiting={<Skeleton className="h-96" />}>
      <Trail parents={parents} here={words("return")} />
      <h1 className="mt-1 mb-5 text-3xl">{words("detailTitle")}</h1>
      <ReturnView key={returnCode} orderCode={orderCode} returnCode={returnCode} contact={noContact} />
    </AccountLayout>
  );
}

const noContact = {};
