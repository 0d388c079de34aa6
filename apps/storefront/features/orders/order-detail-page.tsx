import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { orderAddress, orderListPath, useIsMember } from "./order-address.ts";
import { OrderDetailView } from "./parts/order-detail-view.tsx";

/** One order of this browser [ORD-02]. Members see theirs in the account. */
export function OrderDetailPage() {
  const { orderCode = "" } = useParams();
  const navigate = useNavigate();
  const isMember = useIsMember();
  useEffect(() => {
    if (isMember) void navigate(orderAddress(orderCode, true), { replace: true });
  }, [isMember, navigate, orderCode]);
  return (
    <PageFrame width="wide">
      <OrderDetailView orderCode={orderCode} listAddress={orderListPath(false)} />
    </PageFrame>
  );
}
