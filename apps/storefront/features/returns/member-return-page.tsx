import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useLoaderData, useParams } from "react-router";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { ReturnView } from "./parts/return-view.tsx";

/** One of a member's returns, with the way back to its order and to all orders [RET-02]. */
export function MemberReturnPage() {
  const words = useWords("returns");
  const { orderCode = "", returnCode = "" } = useParams();
  const { guard } = useLoaderData<GuardedData>();
  const trail = [
    { name: words("myOrders"), address: "/account/order" },
    { name: words("orderDetail"), address: `/account/order/detail/${encodeURIComponent(orderCode)}` },
  ];
  return (
    <AccountLayout guard={guard} waiting={<Skeleton className="h-96" />}>
      <nav aria-label={words("breadcrumb")}>
        <ol className="flex flex-wrap items-center gap-x-2 text-sm">
          {trail.map(({ name, address }) => (
            <li key={address} className="flex items-center gap-x-2">
              <a href={address} className="inline-flex min-h-11 items-center font-semibold hover:underline">
                {name}
              </a>
              <span aria-hidden="true" className="text-quiet">
                /
              </span>
            </li>
          ))}
          <li aria-current="page" className="text-quiet">
            {words("return")}
          </li>
        </ol>
      </nav>
      <h1 className="mt-1 mb-5 text-3xl">{words("detailTitle")}</h1>
      <ReturnView key={returnCode} orderCode={orderCode} returnCode={returnCode} contact={noContact} />
    </AccountLayout>
  );
}

const noContact = {};
