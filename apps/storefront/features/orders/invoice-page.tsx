import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useParams } from "react-router";
import { InvoiceView } from "./parts/invoice-view.tsx";

/** The invoice of an order of this browser; a member's is in the account. */
export function InvoicePage() {
  const { orderCode = "" } = useParams();
  return (
    <PageFrame width="list">
      <InvoiceView orderCode={orderCode} ofMember={false} />
    </PageFrame>
  );
}
