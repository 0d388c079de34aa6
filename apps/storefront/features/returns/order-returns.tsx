import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { givesBack } from "./model/return-tone.ts";
import { StatusChip } from "./parts/status-chip.tsx";
import { returnAddress } from "./return-address.ts";
import type { Contact } from "./return-subject.ts";

const ReturnDialog = lazy(() =>
  import("./parts/return-dialog.tsx").then((loaded) => ({ default: loaded.ReturnDialog })),
);

export type OrderReturn = {
  readonly returnCode?: string | null;
  readonly status?: string | null;
  readonly afterSaleStatusStr?: string | null;
  readonly amount?: number | null;
  readonly createTime?: string | null;
  readonly replacement?: {
    readonly statusStr: string;
    readonly companyName?: string | null;
    readonly expressCode?: string | null;
  } | null;
  readonly products?: readonly { readonly exchangeSizeName?: string | null }[] | null;
};

export type OrderReturnsProps = {
  readonly orderCode: string;
  readonly returns: readonly OrderReturn[];
  /** A member's returns have pages; a guest's open here [ORD-21]. */
  readonly hasPages: boolean;
  readonly contact: Contact;
  readonly onChange: () => void;
};

/** The returns of an order, and the way to each. */
export function OrderReturns({ orderCode, returns, hasPages, contact, onChange }: OrderReturnsProps) {
  const words = useWords("returns");
  const [open, setOpen] = useState<string>();
  if (returns.length === 0) return null;
  return (
    <Panel outlined title={words("panelTitle")}>
      <ul className="divide-y divide-line">
        {returns.map(({ returnCode, status, afterSaleStatusStr, amount, createTime, replacement, products }) => (
          <li key={returnCode} className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <StatusChip status={status} text={afterSaleStatusStr ?? ""} />
              <p className="figures mt-1.5 text-quiet text-sm">
                {returnCode} · {createTime} WIB
              </p>
              {replacement && givesBack(status) ? <Exchange replacement={replacement} products={products} /> : null}
              {amount && givesBack(status) ? (
                <p className="figures text-sm">{words("amountBack", { amount: formatRupiah(amount) })}</p>
              ) : null}
            </div>
            {hasPages ? (
              <a href={returnAddress(orderCode, returnCode ?? "")} className={buttonClass("outline", "small")}>
                {words("detail")}
              </a>
            ) : (
              <Button look="outline" size="small" onClick={() => setOpen(returnCode ?? undefined)}>
                {words("seeReturn")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {open ? (
          <ReturnDialog
            orderCode={orderCode}
            returnCode={open}
            contact={contact}
            onChange={onChange}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

/** The size that comes instead, and where it is. */
function Exchange({ replacement, products }: Pick<OrderReturn, "replacement" | "products">) {
  const words = useWords("returns");
  const sizes = (products ?? []).flatMap(({ exchangeSizeName }) => exchangeSizeName ?? []);
  const { statusStr = "", companyName, expressCode } = replacement ?? {};
  return (
    <p className="text-sm">
      <span className="font-semibold">{words("exchangeFor", { sizes: [...new Set(sizes)].join(", ") })}</span>
      <span className="figures block text-quiet">
        {[statusStr, companyName, expressCode].filter(Boolean).join(" · ")}
      </span>
    </p>
  );
}
