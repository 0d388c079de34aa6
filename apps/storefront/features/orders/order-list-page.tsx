import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { orderListPath, useIsMember } from "../../platform/order-address.ts";
import { useWords } from "../../platform/use-words.ts";
import { OrderListView } from "./parts/order-list-view.tsx";

/** The orders that were placed from this browser [ORD-01]. A guest has no account, so that no account navigation stands beside them [ORD-07]. */
export function OrderListPage() {
  const words = useWords("orders");
  const { search } = useLocation();
  const navigate = useNavigate();
  const isMember = useIsMember();
  useEffect(() => {
    if (isMember) void navigate(orderListPath(true) + search, { replace: true });
  }, [isMember, navigate, search]);
  return (
    <div className="mx-auto w-full min-h-dvh max-w-4xl px-4 pt-8 pb-20">
      <OrderListView path={orderListPath(false)} intro={words("listIntro")} />
    </div>
  );
}
