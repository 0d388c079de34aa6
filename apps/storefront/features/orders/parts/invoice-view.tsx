import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useRef, useState } from "react";
import { ReadFailed } from "../../../platform/gateway/read-failed.tsx";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { useBillingAddress } from "../../addresses/use-billing-address.ts";
import { type InvoicedOrder, invoiceDocument } from "../data/invoice-documents.ts";
import { takePdf } from "../data/take-pdf.ts";
import { orderAddress } from "../order-address.ts";
import { type Invoice, InvoiceSheet } from "./invoice-sheet.tsx";
import { OrderSkeleton } from "./order-skeleton.tsx";
import { TaxDataForm } from "./tax-data-form.tsx";

type InvoiceViewProps = { readonly orderCode: string; readonly ofMember: boolean };

/** An order's invoice, to be downloaded as a PDF or printed [ORD-24]. */
export function InvoiceView({ orderCode, ofMember }: InvoiceViewProps) {
  const words = useWords("orders");
  const { loaded, reload } = useShopRead(invoiceDocument, { orderCode }, { keepLast: true });
  const wayBack = orderAddress(orderCode, ofMember);
  if (loaded.state === "loading") return <OrderSkeleton />;
  if (loaded.state === "failed")
    return (
      <ReadFailed
        heading="h1"
        title={words("failedTitle")}
        failure={loaded.failure}
        again={words("tryAgain")}
        onAgain={reload}
      />
    );
  const order = loaded.value.getCustomOrderDetail;
  if (!order?.invoice)
    return (
      <EmptyState art="nothing-found" heading="h1" title={words("invoice.none")} text={words("invoice.noneText")}>
        <a href={wayBack} className={buttonClass()}>
          {words("invoice.back")}
        </a>
      </EmptyState>
    );
  return (
    <>
      <a
        href={wayBack}
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-sm hover:underline print:hidden"
      >
        <Icon name="left" className="size-4" />
        {words("invoice.back")}
      </a>
      <Controls order={order} invoice={order.invoice} ofMember={ofMember} reload={reload} />
      <InvoiceSheet order={order} invoice={order.invoice} />
    </>
  );
}

type ControlsProps = {
  readonly order: InvoicedOrder;
  readonly invoice: Invoice;
  readonly ofMember: boolean;
  readonly reload: () => Promise<void>;
};

function Controls({ order, invoice, ofMember, reload }: ControlsProps) {
  const words = useWords("orders");
  const billing = useBillingAddress(ofMember);
  const failureText = useFailureText();
  const download = useSubmission();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const saved = async (): Promise<void> => {
    await reload();
    setOpen(false);
    toggle.current?.focus();
  };
  const { taxCode, company, companyAddress } = invoice;
  const ask = taxCode ? "invoice.changeCompany" : "invoice.forCompany";
  return (
    <div className="mt-2 mb-5 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={download.busy} onClick={() => download.submit(() => takePdf(order.orderCode ?? ""))}>
          {words("invoice.pdf")}
        </Button>
        <Button look="outline" size="small" onClick={() => window.print()}>
          {words("invoice.print")}
        </Button>
        <Button ref={toggle} look="outline" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words(open ? "invoice.cancel" : ask)}
        </Button>
      </div>
      <RefusalNote text={download.failure && failureText(download.failure)} />
      {open ? (
        <TaxDataForm
          orderCode={order.orderCode ?? ""}
          first={{
            taxCode: taxCode ?? "",
            company: company ?? billing?.name ?? "",
            companyAddress: companyAddress ?? billing?.address ?? "",
          }}
          onSaved={saved}
        />
      ) : null}
    </div>
  );
}
