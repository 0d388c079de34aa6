import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { orderAddress, orderListPath, useIsMember } from "../../platform/order-address.ts";
import { OrderDetailView } from "./parts/order-detail-view.tsx";

/** One order of this browser [ORD-02]. A member sees theirs in the account. */
export function OrderDetailPage() {
  const { orderCode = "" } = useParams();
  const navigate = useNavigate();
  const isMember = useIsMember();
  useEffect(() => {
    if (isMember) void navigate(orderAddress(orderCode, true), { replace: true });
  }, [isMember, navigate, orderCode]);
  return (
    <div className="mx-auto min-h-dvh w-full max-w-6xl px-4 pt-6 pb-20 md:px-6">
      <OrderDetailView orderCode={orderCode} listAddress={orderListPath(false)} />
    </div>
  );
}
