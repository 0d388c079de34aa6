import { useLoaderData, useParams } from "react-router";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { InvoiceView } from "./parts/invoice-view.tsx";
import { OrderSkeleton } from "./parts/order-skeleton.tsx";

/** The invoice of one of a member's orders. */
export function MemberInvoicePage() {
  const { orderCode = "" } = useParams();
  const { guard } = useLoaderData<GuardedData>();
  return (
    <AccountLayout guard={guard} waiting={<OrderSkeleton />}>
      <InvoiceView orderCode={orderCode} ofMember />
    </AccountLayout>
  );
}
