import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
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
  readonly points?: number | null;
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
  /** The code of the return that was just sent. */
  readonly sent?: string | undefined;
  /** A member's returns have pages; a guest's open here [ORD-21]. */
  readonly hasPages: boolean;
  readonly contact: Contact;
  readonly onChange: () => void;
};

/** The id of an order's returns on its page. */
export const returnsPlace = "returns";

/**
 * The returns of an order, with a link to each. One that was just sent is announced and shown at
 * its final place, below the goods and out of sight of the shopper who sent it; its heading is
 * focused as soon as it is there.
 */
export function OrderReturns(props: OrderReturnsProps) {
  const words = useWords("returns");
  const { returns, sent } = props;
  const isAwaited = sent !== undefined && !returns.some(({ returnCode }) => returnCode === sent);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent !== undefined) place.current?.scrollIntoView({ block: "center" });
  }, [sent]);
  return (
    <div
      ref={place}
      id={returnsPlace}
      className={`scroll-mt-28 ${returns.length > 0 || sent ? "space-y-5" : "sr-only"}`}
    >
      {/* There before it speaks, or it would not be heard. */}
      <div role="status" className={sent ? "" : "sr-only"}>
        {sent ? <Notice tone="good">{words("requested")}</Notice> : null}
      </div>
      {returns.length > 0 ? <ReturnsPanel {...props} /> : null}
      {/* Its room, so that it moves nothing when the order is read again. */}
      {isAwaited ? <Skeleton className={returns.length > 0 ? "h-20" : "h-60"} /> : null}
    </div>
  );
}

function ReturnsPanel({ orderCode, returns, sent, hasPages, contact, onChange }: OrderReturnsProps) {
  const words = useWords("returns");
  const [open, setOpen] = useState<string>();
  const place = useRef<HTMLHeadingElement>(null);
  const isThere = returns.some(({ returnCode }) => returnCode === sent);
  useEffect(() => {
    if (!isThere) return;
    place.current?.scrollIntoView({ block: "nearest" });
    place.current?.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <Panel outlined title={words("panelTitle")}>
      <ul className="divide-y divide-line">
        {cameToNothingLast(returns).map((one) => (
          <ReturnRow
            key={one.returnCode}
            shown={one}
            heading={one.returnCode === sent ? place : undefined}
            address={hasPages ? returnAddress(orderCode, one.returnCode ?? "") : undefined}
            onOpen={() => setOpen(one.returnCode ?? undefined)}
          />
        ))}
      </ul>
      <Suspense>
        {open ? (
          <ReturnDialog
            orderCode={orderCode}
            returnCode={open}
            contact={contact}
            onChange={onChange}
            onRead={(status) => {
              if (returns.some((one) => one.returnCode === open && one.status !== status)) onChange();
            }}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

/** A shopper who follows up on a return opens the active one. */
function cameToNothingLast(returns: readonly OrderReturn[]): readonly OrderReturn[] {
  return returns.toSorted((one, other) => Number(givesBack(other.status)) - Number(givesBack(one.status)));
}

type ReturnRowProps = {
  readonly shown: OrderReturn;
  readonly heading: RefObject<HTMLHeadingElement | null> | undefined;
  /** Undefined where it opens here. */
  readonly address: string | undefined;
  readonly onOpen: () => void;
};

function ReturnRow({ shown, heading, address, onOpen }: ReturnRowProps) {
  const words = useWords("returns");
  const { returnCode, status, afterSaleStatusStr, amount, points, createTime, replacement, products } = shown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <StatusChip status={status} text={afterSaleStatusStr ?? ""} />
        <h3 ref={heading} tabIndex={-1} className="figures mt-1.5 scroll-my-40 font-normal text-quiet text-sm">
          {returnCode} · {createTime} WIB
        </h3>
        {replacement && givesBack(status) ? <Exchange replacement={replacement} products={products} /> : null}
        {givesBack(status) ? <Back amount={amount ?? 0} points={points ?? 0} /> : null}
      </div>
      {address ? (
        <a href={address} className={buttonClass("outline", "small")}>
          {words("detail")}
        </a>
      ) : (
        <Button look="outline" size="small" onClick={onOpen}>
          {words("seeReturn")}
        </Button>
      )}
    </li>
  );
}

/** Money, and points below it. */
function Back({ amount, points }: { readonly amount: number; readonly points: number }) {
  const words = useWords("returns");
  const sums = [
    ...(amount > 0 ? [formatRupiah(amount)] : []),
    ...(points > 0 ? [`${formatPoints(points)} ${words("points")}`] : []),
  ];
  return sums.map((sum) => (
    <p key={sum} className="figures text-sm">
      {words("amountBack", { amount: sum })}
    </p>
  ));
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
        {words("newSize", { state: [statusStr, companyName, expressCode].filter(Boolean).join(" · ") })}
      </span>
    </p>
  );
}
