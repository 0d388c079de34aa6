import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useWords } from "../../platform/words/use-words.ts";
import { orderListPath, useIsMember } from "./order-address.ts";
import { OrderListView } from "./parts/order-list-view.tsx";

/**
 * Orders placed from this browser [ORD-01]. Guests have no account, and so no account navigation
 * [ORD-07].
 */
export function OrderListPage() {
  const words = useWords("orders");
  const { search } = useLocation();
  const navigate = useNavigate();
  const isMember = useIsMember();
  useEffect(() => {
    if (isMember) void navigate(orderListPath(true) + search, { replace: true });
  }, [isMember, navigate, search]);
  return (
    <PageFrame width="list">
      <OrderListView path={orderListPath(false)} intro={words("listIntro")} />
    </PageFrame>
  );
}
