import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { shownZipCode } from "@gelora/locale/address.ts";
import { shownMobile } from "@gelora/locale/mobile.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { isPaidBack } from "@gelora/money/order-sum.ts";
import { outlinedClass } from "@gelora/ui/surface.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { InvoicedOrder } from "../data/invoice-documents.ts";
import { amountsOf } from "../model/order-amounts.ts";
import { hasEnded } from "../model/order-status.ts";
import { FactRows } from "./fact-rows.tsx";
import { OrderSum } from "./order-sum.tsx";

export type Invoice = NonNullable<InvoicedOrder["invoice"]>;
type SheetProps = { readonly order: InvoicedOrder; readonly invoice: Invoice };

/** The invoice as it is printed: the page around it stays off the paper (`app.css`) [ORD-24]. */
export function InvoiceSheet({ order, invoice }: SheetProps) {
  const words = useWords("orders");
  const standing = hasEnded(order.orderStatus) ? order.orderStatusStr : undefined;
  const isBack = isPaidBack(amountsOf(order), order.refunds ?? []);
  return (
    <article data-sheet="" className={`${outlinedClass} p-5 sm:p-10 print:border-0 print:p-0`}>
      <div className="flex flex-wrap items-start justify-between gap-6">
        <div>
          <h1 className="text-3xl">{words("invoice.title")}</h1>
          <p className="figures mt-1 break-all text-quiet">{invoice.invoiceNo}</p>
        </div>
        <p className="text-right font-extrabold text-xl tracking-tight">
          {words("invoice.seller")}
          <span className="mt-1 ml-auto block w-fit rounded-sm bg-tint px-2 py-0.5 font-bold text-good text-sm tracking-normal">
            {standing ?? words(isBack ? "invoice.paidBack" : "invoice.paid")}
          </span>
        </p>
      </div>
      <div className="mt-8 grid gap-6 text-sm sm:grid-cols-2">
        <div className="space-y-5">
          <SoldBy invoice={invoice} />
          <BilledTo invoice={invoice} />
        </div>
        <Facts order={order} invoice={invoice} />
      </div>
      <Lines lines={order.productList ?? []} />
      <div className="mt-6 ml-auto max-w-sm">
        <OrderSum
          amounts={amountsOf(order)}
          discounts={order.discountList ?? []}
          refunds={order.refunds ?? []}
          returnedPoints={order.returnedPoint ?? 0}
          pickUp={order.distributionType === storePickup}
        />
        <Tax tax={invoice.tax} />
      </div>
      <p className="mt-8 border-line border-t pt-4 text-quiet text-sm">{words("invoice.note")}</p>
    </article>
  );
}

/** The tax included in the sums is shown below them, since it is not added to them. */
function Tax({ tax }: { readonly tax: Invoice["tax"] }) {
  const words = useWords("orders");
  const rows = [
    [words("invoice.tax.withTax"), tax.withTax],
    [words("invoice.tax.withoutTax"), tax.withoutTax],
    [words("invoice.tax.base", { share: tax.baseShare }), tax.base],
    [words("invoice.tax.amount", { percent: `${tax.percent}` }), tax.tax],
  ] as const;
  return (
    <section aria-labelledby="tax" className="mt-6 text-quiet text-sm">
      <h2 id="tax" className="font-bold text-sm">
        {words("invoice.tax.title")}
      </h2>
      <dl className="mt-1.5 space-y-1.5">
        {rows.map(([name, amount]) => (
          <div key={name} className="sum-row">
            <dt>{name}</dt>
            <dd className="figures">{formatRupiah(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The company behind the shop's name. */
function SoldBy({ invoice }: { readonly invoice: Invoice }) {
  const words = useWords("orders");
  return (
    <section aria-labelledby="sold-by">
      <h2 id="sold-by" className="text-quiet text-sm">
        {words("invoice.soldBy")}
      </h2>
      <p className="mt-1 font-bold text-base">{invoice.sellerName}</p>
      <p>{invoice.sellerAddress}</p>
    </section>
  );
}

/** The company that asked for it, the recipient of the order, or the buyer of a pick-up. */
function BilledTo({ invoice }: Pick<SheetProps, "invoice">) {
  const words = useWords("orders");
  const { address, districtName, cityName, provinceName } = invoice;
  const place = [districtName, cityName, provinceName, shownZipCode(invoice.zipCode)].filter(Boolean).join(", ");
  return (
    <section aria-labelledby="billed-to">
      <h2 id="billed-to" className="text-quiet text-sm">
        {words("invoice.billedTo")}
      </h2>
      <p className="mt-1 font-bold text-base">{invoice.billedTo}</p>
      {invoice.taxCode ? <p className="figures">{words("invoice.taxNumber", { number: invoice.taxCode })}</p> : null}
      <p>{invoice.companyAddress ?? address}</p>
      {invoice.companyAddress ? null : <p>{place}</p>}
      <p className="figures">{invoice.receiveMobile ? shownMobile(invoice.receiveMobile) : null}</p>
    </section>
  );
}

function Facts({ order, invoice }: SheetProps) {
  const words = useWords("orders");
  const facts = [
    ["invoice.date", `${invoice.invoiceDate} WIB`],
    ["invoice.order", order.orderCode],
    ["payChannel", order.payMent],
  ] as const;
  return <FactRows facts={facts} nameOf={words} className="space-y-1.5" />;
}

const cell = "py-2.5 pl-3 text-right align-top";

function Lines({ lines }: { readonly lines: NonNullable<InvoicedOrder["productList"]> }) {
  const words = useWords("orders");
  return (
    <table className="mt-8 w-full border-line border-b text-sm">
      <thead className="border-ink border-b text-left">
        <tr>
          <th scope="col" className="py-2">
            {words("invoice.item")}
          </th>
          <th scope="col" className={cell}>
            {words("invoice.count")}
          </th>
          <th scope="col" className={`${cell} hidden sm:table-cell print:table-cell`}>
            {words("invoice.price")}
          </th>
          <th scope="col" className={cell}>
            {words("invoice.amount")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map((line) => (
          <tr key={`${line.orderItemCode} ${line.status}`}>
            <td className="py-2.5">
              {line.skuName}
              {/* A narrow screen has no room for its column. */}
              {line.salePrice ? (
                <span className="figures block text-quiet sm:hidden print:hidden">
                  {words("invoice.each", { price: formatRupiah(line.salePrice) })}
                </span>
              ) : null}
              {hasEnded(Number(line.status)) ? (
                <span className="block font-semibold text-quiet">{line.productsStatusStr}</span>
              ) : null}
            </td>
            <td className={`figures ${cell}`}>{line.count}</td>
            <td className={`figures hidden sm:table-cell print:table-cell ${cell}`}>
              {line.salePrice === 0 ? words("free") : formatRupiah(line.salePrice ?? 0)}
            </td>
            <td className={`figures font-semibold ${cell}`}>
              {line.amount === 0 ? words("free") : formatRupiah(line.amount ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
